// target: watchOS 10
// Outside of an extension the clause does not apply and '*' does; each version has it anyway.
import SwiftUI
func show() -> Int {
  if #available(watchOSApplicationExtension 7.0, *) { // expect: 6 [redundant-check] "is always true"
    return 1
  }
  if #available(watchOSApplicationExtension 11.0, *) { // only '*' decides
    return 2
  }
  return 0
}
@available(watchOSApplicationExtension 2.2, *) // expect: 1 [redundant-attribute] "restricts nothing"
func old() {}
