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

final class Opposites {
  func opposites(_ name: String?) {
    if !isReady {
      stop()
    }
    if items.isEmpty {
      stop()
    }
    if mode != .old {
      stop()
    }
    if items.count != 0 {
      stop()
    }
    if name == nil {
      stop()
    }
    if mode != other {
      stop()
    }
    if !(isReady && isOpen) {
      stop()
    }
    if isReady {
    } else if isOpen {
      stop()
    }
    if !isReady { // not yet
      stop()
    }
    if isReady {
    } /* never */ else {
      stop()
    }
    if isIdle { } else { stop() }
  }
}
