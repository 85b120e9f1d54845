// target: iOS 15
// follows: redundant-check, redundant-attribute, orphaned-declaration
import SwiftUI

final class Screen {
  func setUp() {
    bar.isHidden = true
  }

  // Something else calls it as well: both stay.
  func reset() {
    resetModern()
  }

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
