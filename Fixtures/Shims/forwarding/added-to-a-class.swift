// What Swift adds to a class of Objective-C is in the index: its result is what the shim says.
// iOS: 12 -> 13
// macOS: 10.14 -> 10.15

// ==== Scanning.swift
import Foundation

extension Scanner {
  fileprivate func number() -> Double? {
    if #available(iOS 13, macOS 10.15, *) {
      return scanDouble()
    } else {
      return nil
    }
  }
}

func half(of text: String) -> Double? {
  let number = Scanner(string: text).number()
  return number.map { $0 / 2 }
}

// ==== after: Scanning.swift
import Foundation

func half(of text: String) -> Double? {
  let number = Scanner(string: text).scanDouble()
  return number.map { $0 / 2 }
}
