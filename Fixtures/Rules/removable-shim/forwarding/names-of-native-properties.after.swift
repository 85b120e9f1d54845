// target: iOS 15
// fixes: unsafe
// A function that is called like a property of the system: what is not called hardly means it.
import Foundation
import SwiftUI

struct Row: View {
  var body: some View { Text(Locale.current.identifier).badge(3) }
}
