// A static shim is used by a value that holds its type: no other declaration has its name.
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
}

// ==== Store.swift
import Foundation

func folder(of type: URL.Type) -> URL { type.documents() }

func folders() -> [URL] {
  let kind = URL.self
  return [kind.documents(), folder(of: kind)]
}

// ==== Nib.swift

/// `Self` is another type at the use.
protocol NibLoadable { init() }
extension NibLoadable {
  static func fromNib() -> Self {
    if #available(iOS 16, macOS 13, *) { return Self() }
    return Self.init()
  }
}
struct Header: NibLoadable { var title = "header" }
struct Footer: NibLoadable {
  var title = "footer"
  func build() -> String { Header.fromNib().title }
}

// ==== after: URL+Compat.swift: gone

// ==== after: Store.swift
import Foundation

func folder(of type: URL.Type) -> URL { type.documentsDirectory }

func folders() -> [URL] {
  let kind = URL.self
  return [kind.documentsDirectory, folder(of: kind)]
}

// ==== after: Nib.swift

/// `Self` is another type at the use.
protocol NibLoadable { init() }
extension NibLoadable {
  static func fromNib() -> Self {
    return Self()
  }
}
struct Header: NibLoadable { var title = "header" }
struct Footer: NibLoadable {
  var title = "footer"
  func build() -> String { Header.fromNib().title }
}
