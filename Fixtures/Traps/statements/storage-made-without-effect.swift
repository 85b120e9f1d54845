// What only dead code used, and is made without an effect, goes; what a function logs of itself does not keep it.
// min: 16

// ==== main.swift
import Foundation

final class Cache {
  private let queue = DispatchQueue(label: "old")
  private let size = CGSize(width: 1, height: 2)
  private let started = began()

  func show() {
    if #available(iOS 16, *) {
      print("new")
    } else {
      print(size, started)
      clear(1)
    }
  }

  private func clear(_ delay: Int) { print("clear() is for older systems", delay) }
}

func began() -> Int {
  print("began")
  return 1
}
Cache().show()

// ==== after: main.swift
import Foundation

final class Cache {
  private let queue = DispatchQueue(label: "old")
  private let started = began()

  func show() {
    print("new")
  }
}

func began() -> Int {
  print("began")
  return 1
}
Cache().show()
