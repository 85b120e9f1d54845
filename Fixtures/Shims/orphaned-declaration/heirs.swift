// What a class inherits from inherits itself, from nothing by which the system finds it: the class goes. An heir of
// what the system may find stays.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Lock.swift
import SwiftUI

class Lock: Locking {
  final class Old: Lock {
    override func lock() {}
  }

  final class Modern: Lock {
    override func lock() {}
  }

  static func make() -> Lock {
    guard #available(iOS 15, macOS 12, *) else {
      Found().found()
      return Old()
    }
    _ = Text("a").badge(2)
    return Modern()
  }

  func lock() {}
}

final class Found: Findable {}

// ==== Locking.swift
import Foundation

protocol Locking: Closing {
  func lock()
}

protocol Closing: AnyObject {}

class Findable: NSObject {
  func found() {}
}

let lock: Locking = Lock.make()

// ==== after: Lock.swift
import SwiftUI

class Lock: Locking {
  final class Modern: Lock {
    override func lock() {}
  }

  static func make() -> Lock {
    _ = Text("a").badge(2)
    return Modern()
  }

  func lock() {}
}

final class Found: Findable {}

// ==== after: Locking.swift
import Foundation

protocol Locking: Closing {
  func lock()
}

protocol Closing: AnyObject {}

class Findable: NSObject {
}

let lock: Locking = Lock.make()
