// target: iOS 15
// The function that applied a closure held the check.
import SwiftUI

extension View {
  @ViewBuilder func onNew<C: View>(@ViewBuilder _ change: (Self) -> C) -> some View {
    change(self)
  }

  // It has no check of its own.
  func apply<C: View>(@ViewBuilder _ change: (Self) -> C) -> some View { change(self) }
}

struct Screen: View {
  var body: some View {
    Text("a").badge(1)
    Text("b")
      .badge(2)
      .swipeActions { Text("c") }
      .padding()
    // It uses the view twice.
    Text("d").onNew { $0.overlay($0.blur(radius: 1)) }
    Text("f").badge(4)
    Text("e").apply { $0.badge(3) }
  }
}
