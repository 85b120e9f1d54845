// Where an initializer is handed on without its labels, any of its type may be meant: nothing is done safely.
// iOS: 16 -> 17
// still builds for the old minimum: nothing is done

// ==== Compat.swift
import Foundation

extension URL {
  init?(escapes: Bool, string: String) {  // stays: initializer-shim "an initializer is passed as a function"
    if #available(iOS 17, *) {
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }
}

// ==== Uses.swift
import Foundation

let make: (Bool, String) -> URL? = URL.init
let made = URL(escapes: true, string: "a")
