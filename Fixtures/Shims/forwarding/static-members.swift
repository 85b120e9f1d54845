// Static functions and properties that stand for newer static members.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== URL+Compat.swift
import Foundation

extension URL {
  static func documents() -> URL {
    if #available(iOS 16, macOS 13, *) {
      return .documentsDirectory
    } else {
      return URL(fileURLWithPath: "/tmp")
    }
  }

  static func file(at path: String) -> URL {
    if #available(iOS 16, macOS 13, *) {
      return URL(filePath: path)
    } else {
      return URL(fileURLWithPath: path)
    }
  }
}

// ==== Store.swift
import Foundation

struct Store {
  var folder = URL.documents()
  let start: URL = .documents()

  func place(of name: String) -> URL { URL.file(at: "/" + name) }
  func other() -> URL { .file(at: "/other") }
}

// ==== after: URL+Compat.swift: gone

// ==== after: Store.swift
import Foundation

struct Store {
  var folder = URL.documentsDirectory
  let start: URL = .documentsDirectory

  func place(of name: String) -> URL { URL(filePath: "/" + name) }
  func other() -> URL { URL(filePath: "/other") }
}
