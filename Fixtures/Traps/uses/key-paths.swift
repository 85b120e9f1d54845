// A key path to a property whose native counterpart is a method. What else is stale in the file goes.
// min: 16

// ==== Native/Link.swift
public struct Link {
  public init() {}
  public func path() -> String { "path" }
  public var address: String { "address" }
}

// ==== Backport.swift
import Native

extension Link {
  var compatPath: String {
    if #available(iOS 15, *) { return path() } else { return "old" }
  }
  var compatAddress: String {
    if #available(iOS 15, *) { return address } else { return "old" }
  }
  var backport: Backport<Link> { Backport(content: self) }
}

struct Backport<Content> {
  let content: Content
}

extension Backport where Content == Link {
  var way: String {
    if #available(iOS 15, *) { return content.path() } else { return "old" }
  }
}

// ==== main.swift
import Native

if #available(iOS 14, *) {
  print([Link()].map(\.compatPath), [Link()].map(\.compatAddress), [Link()].map(\.backport.way))
}

// ==== after: Backport.swift
import Native

extension Link {
  var compatPath: String {
    return path()
  }
  var backport: Backport<Link> { Backport(content: self) }
}

struct Backport<Content> {
  let content: Content
}

extension Backport where Content == Link {
  var way: String {
    return content.path()
  }
}

// ==== after: main.swift
import Native

print([Link()].map(\.compatPath), [Link()].map(\.address), [Link()].map(\.backport.way))
