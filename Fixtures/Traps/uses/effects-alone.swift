// Shims that throw where the native member does not: 'try' and 'catch' would have nothing to do.
// min: 16

// ==== Native/Store.swift
public struct Store {
  public init() {}
  public func open(_ number: Int) -> Int { number }
  public var size: Int { 3 }
}

// ==== Compat.swift
import Native

struct Missing: Error {}
struct Backport<Content> { let content: Content }
extension Store { var backport: Backport<Store> { Backport(content: self) } }
extension Backport where Content == Store {
  func load(_ number: Int) throws -> Int {  // stays: removable-shim/namespace "throws"
    if #available(iOS 15, *) { return content.open(number) } else { throw Missing() }
  }
  var length: Int {  // stays: removable-shim/namespace "throws"
    get throws {
      if #available(iOS 15, *) { return content.size } else { throw Missing() }
    }
  }
}
extension Store {
  func find(_ number: Int) throws(Missing) -> Int {  // stays: removable-shim/forwarding "throws"
    if #available(iOS 15, *) { return open(number) } else { throw Missing() }
  }
  var extent: Int {  // stays: removable-shim/forwarding "throws"
    get throws {
      if #available(iOS 15, *) { return size } else { throw Missing() }
    }
  }
}

// ==== main.swift
import Native

do {
  print(try Store().backport.load(1), try Store().backport.length, try Store().find(2), try Store().extent)
} catch { print("missing") }
