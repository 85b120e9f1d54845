// target: iOS 16
import UIKit
final class Machine {
  let driver: Driver
  var size: Int { 1 }
  func run(_ other: Machine?) {
    start()
    if driver == .new { go() } else { }
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
    if isReady {
    } else {
      stop()
    }
    if !items.isEmpty {
    } else {
      stop()
    }
    if mode == .old {
    } else {
      stop()
    }
    if items.count == 0 {
    } else {
      stop()
    }
    if name != nil {
    } else {
      stop()
    }
    if mode == other {
    } else {
      stop()
    }
    if isReady && isOpen {
    } else {
      stop()
    }
    if isReady {
    } else if isOpen {
      stop()
    }
    if isReady {
    } else { // not yet
      stop()
    }
    if isReady {
    } /* never */ else {
      stop()
    }
    if isIdle { } else { stop() }
  }
}
