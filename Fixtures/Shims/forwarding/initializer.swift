// Initializers have no name to find their uses by: one that only calls a native one stays without its check, and is
// listed with what keeps its name.
// iOS: 16 -> 17

// ==== Compat.swift
import Foundation

extension URL {
  init?(string: String, escapes: Bool) {
    if #available(iOS 17, *) {
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }
}

// ==== Uses.swift
import Foundation

let one = URL(string: "a", escapes: true)

// ==== after: Compat.swift
import Foundation

extension URL {
  init?(string: String, escapes: Bool) {
    self.init(string: string, encodingInvalidCharacters: escapes)
  }
}
