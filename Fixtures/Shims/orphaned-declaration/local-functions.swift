// A function in a function that only deleted code called goes; one that something else may mean stays.
// iOS: 14 -> 15

// ==== Factory.swift
import Foundation

final class Factory {
  func set(_ count: Int) -> Int {
    func register() {
      print(count)
    }
    struct Old { var count = 1 }
    func twice() -> Int { count * 2 }
    if #available(iOS 15, *) {
      print(Date.now)
    } else {
      register()
      print(Old().count, twice())
    }
    return twice()
  }

  func only() {
    func register() { print(1) }
    if #unavailable(iOS 15) { register() }
  }
}

// ==== after: Factory.swift
import Foundation

final class Factory {
  func set(_ count: Int) -> Int {
    func twice() -> Int { count * 2 }
    print(Date.now)
    return twice()
  }

  func only() {
  }
}
