// target: iOS 16
import UIKit
final class Machine {
  let driver: Driver
  var size: Int { 1 }
  func run(_ other: Machine?) {
    start()
    if driver == .old {
      if #unavailable(iOS 15) { // expect: 10 [redundant-check] "always false"
        warn()
      }
    }
    if self == other {
      if #unavailable(iOS 15) { warn() } // expect: 10 [redundant-check] "always false"
    }
    if driver.size > 2 { if #unavailable(iOS 15) { warn() } } // expect: 29 [redundant-check] "always false"
    if let driver = other { if #unavailable(iOS 15) { warn(driver) } } // expect: 32 [redundant-check] "always false"
    if driver == .new { go() } else { if #unavailable(iOS 15) { warn() } } // expect: 42 [redundant-check] "always false"
    if driver == .new { go() } else if driver == .old { if #unavailable(iOS 15) { warn() } } // expect: 60 [redundant-check] "always false"
    if driver == .new {
      // Kept for this.
      if #unavailable(iOS 15) { warn() } // expect: 10 [redundant-check] "always false"
    }
    if next() { if #unavailable(iOS 15) { warn() } } // expect: 20 [redundant-check] "always false"
    if driver == .never {
    }
    if driver == .twice {
      if #unavailable(iOS 15) { warn() } // expect: 10 [redundant-check] "always false"
      if #unavailable(iOS 14) { warn() } // expect: 10 [redundant-check] "always false"
    }
  }
}
