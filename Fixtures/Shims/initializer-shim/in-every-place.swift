// Calls by the type, by its module, of 'init', of 'self', with defaults left out, in arguments and over lines.
// iOS: 16 -> 17
// migrate: --unsafe

// ==== URL+String.swift
import Foundation

extension URL {
  /// Escapes what may not stand in a URL.
  init?(string: String, escapes: Bool) {
    if #available(iOS 17, *) {
      self.init(string: string, encodingInvalidCharacters: escapes)
    } else {
      self.init(string: string)
    }
  }

  /// Escapes nothing.
  init?(word: String) {
    self.init(string: word, escapes: false)
  }

  var lengthened: URL? { .init(word: path) }
}

// ==== Links.swift
import Foundation

let one = URL(string: "a b", escapes: true)
let two = URL.init(string: "a b", escapes: one == nil)!
let three = Foundation.URL(
  string: two.path,
  escapes:  // Why it says so.
    false)

func four(_ urls: [URL?]) -> [String] {
  guard let url = URL(string: "x", escapes: urls.isEmpty) else { return [] }
  return [url, URL(string: "y", escapes: true)].compactMap { $0?.path }
}

// ==== Others.swift
/// It has an initializer with these labels of its own.
struct Name {
  var text: String

  init(string: String, other: Bool) { text = string }
}

let five = Name(string: "a", other: true)

// ==== after: Links.swift
import Foundation

let one = URL(string: "a b", encodingInvalidCharacters: true)
let two = URL.init(string: "a b", encodingInvalidCharacters: one == nil)!
let three = Foundation.URL(
  string: two.path,
  encodingInvalidCharacters:  // Why it says so.
    false)

func four(_ urls: [URL?]) -> [String] {
  guard let url = URL(string: "x", encodingInvalidCharacters: urls.isEmpty) else { return [] }
  return [url, URL(string: "y", encodingInvalidCharacters: true)].compactMap { $0?.path }
}

// ==== after: URL+String.swift
import Foundation

extension URL {
  /// Escapes nothing.
  init?(word: String) {
    self.init(string: word, encodingInvalidCharacters: false)
  }

  var lengthened: URL? { .init(word: path) }
}
