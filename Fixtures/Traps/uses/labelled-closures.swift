// A closure behind a call with `_` for its label.
// min: 16

// ==== Native/Row.swift
public struct Row {
  public init() {}
  public func show(_ first: () -> Void, _ second: () -> Void) -> Int { first(); second(); return 1 }
  public func hide(_ first: () -> Void, last: () -> Void) -> Int { first(); last(); return 2 }
}

// ==== Backport.swift
import Native

struct Backport<Content> {
  let content: Content
}

extension Row {
  var backport: Backport<Self> { Backport(content: self) }
  func reveal(_ first: () -> Void, _ second: () -> Void) -> Int {
    if #available(iOS 15, *) { return show(first, second) } else { return 0 }
  }
}

extension Backport where Content == Row {
  func show(_ first: () -> Void, _ second: () -> Void) -> Int {
    if #available(iOS 15, *) { return content.show(first, second) } else { return 0 }
  }
  func hide(_ first: () -> Void, last: () -> Void) -> Int {
    if #available(iOS 15, *) { return content.hide(first, last: last) } else { return 0 }
  }
}

// ==== main.swift
import Native

var steps = 0
print(Row().backport.show { steps += 1 } _: { steps += 2 }, Row().reveal { steps += 3 } _: { steps += 4 })
print(Row().backport.hide { steps += 5 } last: { steps += 6 }, steps)

// ==== after: Backport.swift: gone

// ==== after: main.swift
import Native

var steps = 0
print(Row().show { steps += 1 } _: { steps += 2 }, Row().show { steps += 3 } _: { steps += 4 })
print(Row().hide { steps += 5 } last: { steps += 6 }, steps)
