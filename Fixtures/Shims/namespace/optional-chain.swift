// The wrapper around an optional value, force-unwrapped, tried, in a chain, and within an interpolation.
// iOS: 14 -> 16

// ==== Backport.swift
import Foundation

struct Backport<Base> {
  let base: Base
}

extension URL {
  var backport: Backport<URL> { Backport(base: self) }
}

extension Backport where Base == URL {
  func appending(path: String) -> URL {
    if #available(iOS 16, *) {
      return base.appending(path: path)
    }
    return base.appendingPathComponent(path)
  }
}

// ==== Store.swift
import Foundation

struct Store {
  var folder: URL?

  func place(of name: String) -> URL? { folder?.backport.appending(path: name) }
  func sure(of name: String) -> URL { folder!.backport.appending(path: name).backport.appending(path: "x") }
  func said(of name: String) -> String { "in \(folder?.backport.appending(path: "a b").lastPathComponent ?? name)" }
  func all(of names: [String]) -> [URL] { names.compactMap { name in folder?.backport.appending(path: name) } }
  func load(_ name: String) throws -> Data? {
    guard let folder = folder else { return nil }
    return try Data(contentsOf: folder.backport.appending(path: name))
  }
}

// ==== after: Backport.swift: gone

// ==== after: Store.swift
import Foundation

struct Store {
  var folder: URL?

  func place(of name: String) -> URL? { folder?.appending(path: name) }
  func sure(of name: String) -> URL { folder!.appending(path: name).appending(path: "x") }
  func said(of name: String) -> String { "in \(folder?.appending(path: "a b").lastPathComponent ?? name)" }
  func all(of names: [String]) -> [URL] { names.compactMap { name in folder?.appending(path: name) } }
  func load(_ name: String) throws -> Data? {
    guard let folder = folder else { return nil }
    return try Data(contentsOf: folder.appending(path: name))
  }
}
