// target: iOS 17
// What an enum does by itself: it says its case.
import SwiftUI

enum Bounce { // expect: 6 [removable-shim/mirror] "only stands for"
  case automatic, always, basedOnSize
  @available(iOS 16.4, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var native: ScrollBounceBehavior {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .basedOnSize: .basedOnSize
    }
  }
}
struct Page: View {
  var bounce: Bounce
  var body: some View {
    Text("a").scrollBounceBehavior(bounce.native).onAppear { print("bounce: \(bounce)") }
  }
}
