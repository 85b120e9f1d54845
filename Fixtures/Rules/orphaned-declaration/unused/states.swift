// target: iOS 15
// State that only the fallback read. `@State` makes more than a property: what is bound, or made otherwise, stays.
import SwiftUI

struct Sheet: View {
  @State private var isShown = false // expect: 3 [orphaned-declaration/unused] "only dead code refers to 'isShown'"
  @State private var isPresented: Bool = false
  @State private var isBound = false
  @State private var made = make()
  var body: some View {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      Menu("a") { Toggle("b", isOn: $isBound) }
    } else {
      Button("a") { isShown.toggle(); isBound = true; made = 2 }.sheet(isPresented: $isPresented) { Text("b") }
    }
  }
}

struct Wrapped: View {
  @State private var count = 0
  init() { _count = State(initialValue: 1) }
  var body: some View {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      Text("a")
    } else {
      Text("\(count)")
    }
  }
}

// Reading the system's properties is harmless, and another class's initializer makes no value of this type.
struct Turned: View {
  @State private var orientation = UIDevice.current.orientation // expect: 3 [orphaned-declaration/unused] "only dead code refers to 'orientation'"
  private var scale: CGFloat = UIScreen.main.scale // expect: 3 [orphaned-declaration/unused] "only dead code refers to 'scale'"
  var body: some View {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      Text("a")
    } else {
      Text("\(scale)").hidden(orientation.isPortrait)
    }
  }
}

class Screen: UIViewController {
  init(number: Int) { super.init(nibName: nil, bundle: nil) }
}
