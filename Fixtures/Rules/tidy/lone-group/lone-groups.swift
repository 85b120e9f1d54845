// target: iOS 15
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Group {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          Button("Save", role: .cancel, action: save)
        } else {
          Button("Save", action: save)
        }
      }
      .padding()
      .disabled(isEmpty)
      Group {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          List {
            Text("a")
          }
          .refreshable { }
        } else {
          List { Text("a") }
        }
      }
      .padding()
      Group { if #unavailable(iOS 15) { Text("old") } else { Text("new").bold() } }.padding() // expect: 18 [redundant-check] "always false"
      // Two views, each of an element, one that was there before, and one with a remark.
      Group {
        if #available(iOS 15, *) { Text("b") } // expect: 12 [redundant-check] "always true"
        Text("c")
      }
      Group {
        if #available(iOS 15, *) { ForEach(names) { Text($0) } } // expect: 12 [redundant-check] "always true"
      }
      Group { Text("d") }
      Group {
        if #available(iOS 15, *) { // expect: 12 [redundant-check] "always true"
          // Why it is small.
          Text("e")
        }
      }
    }
    .sheet(isPresented: $isShown) {
      switch kind {
      case .small:
        Group { if #available(iOS 15, *) { Text("f") } else { Text("g") } } // expect: 20 [redundant-check] "always true"
      }
    }
  }
}

// It held one view before.
struct Held: View {
  var body: some View {
    Group { VStack { if #available(iOS 15, *) { Text("a").bold() } else { Text("b") } }.padding() }.onTapGesture {} // expect: 25 [redundant-check] "always true"
  }
}

struct Named: View {
  var body: some View {
    Group {
      if #available(iOS 15, *) { modern } else { Text("b") } // expect: 10 [redundant-check] "always true"
    }
    .padding()
  }

  private var modern: some View { Text("a") }
}
