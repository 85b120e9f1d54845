// target: iOS 15
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Button("Save", role: .cancel, action: save)
        .padding()
        .disabled(isEmpty)
      List {
        Text("a")
      }
      .refreshable { }
      .padding()
      Text("new").bold().padding()
      // Two views, each of an element, one that was there before, and one with a remark.
      Group {
        Text("b")
        Text("c")
      }
      Group {
        ForEach(names) { Text($0) }
      }
      Group { Text("d") }
      Group {
        // Why it is small.
        Text("e")
      }
    }
    .sheet(isPresented: $isShown) {
      switch kind {
      case .small:
        Text("f")
      }
    }
  }
}

// It held one view before.
struct Held: View {
  var body: some View {
    Group { VStack { Text("a").bold() }.padding() }.onTapGesture {}
  }
}

struct Named: View {
  var body: some View {
    modern
      .padding()
  }

  private var modern: some View { Text("a") }
}
