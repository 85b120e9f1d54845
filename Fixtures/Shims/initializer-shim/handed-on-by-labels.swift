// It is handed on by its full name.
// iOS: 16 -> 17

// ==== Compat.swift
import Foundation

extension URL {
  init?(string: String, escapes: Bool) {  // stays: initializer-shim "it is used in another way than by a call"
    if #available(iOS 17, *) {
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }
}

// ==== Uses.swift
import Foundation

let make = URL.init(string:escapes:)

// ==== after: Compat.swift
import Foundation

extension URL {
  init?(string: String, escapes: Bool) {
    self.init(string: string, encodingInvalidCharacters: escapes)
  }
}
