// A private one, with another label; what the older system needed goes.
// iOS: 15 -> 16
// migrate: --unsafe

// ==== Files.swift
import Foundation

extension URL {
  fileprivate init(file path: String) {
    guard #available(iOS 16, *) else {
      self.init(fileURLWithPath: path)
      return
    }
    self.init(filePath: path)
  }
}

let home = URL(file: "/home")

// ==== after: Files.swift
import Foundation

let home = URL(filePath: "/home")
