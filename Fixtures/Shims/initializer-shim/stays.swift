// It is handed on, a call does not say its type or says another name, it unwraps, a protocol asks for it.
// iOS: 16 -> 17

// ==== Compat.swift
import Foundation

extension URL {
  init?(implied: String, escapes: Bool) {  // stays: initializer-shim "another declaration may be meant"
    if #available(iOS 17, *) {
      self.init(string: implied, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: implied)
    }
  }

  init?(renamed: String, escapes: Bool) {  // stays: initializer-shim "another declaration may be meant"
    if #available(iOS 17, *) {
      self.init(string: renamed, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: renamed)
    }
  }

  init?(asked: String, escapes: Bool) {  // stays: initializer-shim "a protocol requires it"
    if #available(iOS 17, *) {
      self.init(string: asked, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: asked)
    }
  }

  init?(file: String?) {
    if #available(iOS 17, *) {
      self.init(filePath: file ?? "/")
    } else {
      self.init(fileURLWithPath: file ?? "/")
    }
  }

  init?(sure path: String) {  // stays: initializer-shim "its arguments or its result do not match those of what takes its place"
    if #available(iOS 17, *) {
      self.init(filePath: path)
    } else {
      self.init(fileURLWithPath: path)
    }
  }
}

protocol Asked {
  init?(asked: String, escapes: Bool)
}

extension URL: Asked {}

// ==== Uses.swift
import Foundation

typealias Link = URL

let one: URL? = .init(implied: "a", escapes: true)
let two = Link(renamed: "a", escapes: true)
let three = URL(asked: "a", escapes: true)
let four = URL(file: nil)
let five = URL(sure: "/")

// ==== after: Compat.swift
import Foundation

extension URL {
  init?(implied: String, escapes: Bool) {
    if #available(iOS 17, *) {
      self.init(string: implied, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: implied)
    }
  }

  init?(renamed: String, escapes: Bool) {
    if #available(iOS 17, *) {
      self.init(string: renamed, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: renamed)
    }
  }

  init?(asked: String, escapes: Bool) {
    self.init(string: asked, encodingInvalidCharacters: escapes)
  }

  init?(file: String?) {
    self.init(filePath: file ?? "/")
  }

  init?(sure path: String) {
    self.init(filePath: path)
  }
}

protocol Asked {
  init?(asked: String, escapes: Bool)
}

extension URL: Asked {}
