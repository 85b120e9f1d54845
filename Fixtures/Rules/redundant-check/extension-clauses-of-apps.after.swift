// target: watchOS 10
// Outside of an extension the clause does not apply and '*' does; each version has it anyway.
import SwiftUI
func show() -> Int {
  return 1
}
@available(watchOSApplicationExtension 2.2, *)
func old() {}
