// target: iOS 15
// fixes: unsafe
// A function that is called like a property of the system: what is not called hardly means it.
import Foundation
import SwiftUI

extension View {
  func identifier(of number: Int) -> some View { // expect: 8 [removable-shim/forwarding] "only calls"
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return badge(number)
    } else {
      return badge(0)
    }
  }
}

struct Row: View {
  var body: some View { Text(Locale.current.identifier).identifier(of: 3) }
}
