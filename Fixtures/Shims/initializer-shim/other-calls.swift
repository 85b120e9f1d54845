// A call by another name of the type, by a value that is one, in an attribute, or of another initializer may mean it.
// iOS: 15 -> 16

// ==== Compat.swift
import Foundation

extension URL {
  init(value: String) {  // stays: initializer-shim "which type is made is not known"
    if #available(iOS 16, *) { self.init(filePath: value) } else { self.init(fileURLWithPath: value) }
  }

  init(nested: String) {  // stays: initializer-shim "'Web' may be another name of 'URL'"
    if #available(iOS 16, *) { self.init(filePath: nested) } else { self.init(fileURLWithPath: nested) }
  }

  init(other: String) {  // stays: initializer-shim "another initializer may take its calls"
    if #available(iOS 16, *) { self.init(filePath: other) } else { self.init(fileURLWithPath: other) }
  }

  init(other: String, deep: Bool) { self.init(fileURLWithPath: "/base/" + other) }
}

// ==== Uses.swift
import Foundation

enum Space { typealias Web = URL }

let type = URL.self
let one = type.init(value: "/")
let two = Space.Web(nested: "/")
let three = URL(other: "/", deep: true)
let four = URL(other: "/")

// ==== after: Compat.swift
import Foundation

extension URL {
  init(value: String) {
    self.init(filePath: value)
  }

  init(nested: String) {
    self.init(filePath: nested)
  }

  init(other: String) {
    self.init(filePath: other)
  }

  init(other: String, deep: Bool) { self.init(fileURLWithPath: "/base/" + other) }
}
