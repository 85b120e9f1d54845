// target: iOS 16
import UIKit
final class Machine {
  let driver: Driver
  var size: Int { 1 }
  func run(_ other: Machine?) {
    start()
    if driver == .new { go() }
    if driver == .new { go() } else if driver == .old { }
    if driver == .new {
      // Kept for this.
    }
    if next() { }
    if driver == .never {
    }
  }
}
