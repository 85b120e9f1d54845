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
