// target: iOS 15
// follows: redundant-check, redundant-attribute, orphaned-declaration
import SwiftUI

final class Screen {
  func setUp() {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      setUpModern()
    } else {
      setUpLegacy()
    }
  }

  @available(iOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private func setUpModern() {
    bar.isHidden = true
  }

  private func setUpLegacy() { // expect: 3 [orphaned-declaration] "only dead code refers to"
    bar.alpha = 0
  }

  // Something else calls it as well: both stay.
  func reset() {
    if #available(iOS 15, *) { resetModern() } else { resetLegacy() } // expect: 8 [redundant-check] "always true"
  }

  @available(iOS 14, *) // expect: 3 [redundant-attribute] "restricts nothing"
  private func resetModern() {
    bar.alpha = 1
  }

  private func resetLegacy() {
    bar.alpha = 0
  }

  func resetAll() {
    resetModern()
    resetLegacy()
  }

  // The version is not reached.
  func tint() {
    if #available(iOS 16, *) { tintModern() } else { tintLegacy() }
  }

  @available(iOS 16, *)
  private func tintModern() { bar.tint = 1 }

  private func tintLegacy() { bar.tint = 0 }
}
