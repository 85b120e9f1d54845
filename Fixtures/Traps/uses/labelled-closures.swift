// A closure behind a call with `_` for its label.
// min: 16

// ==== Native/Row.swift
public struct Row {
  public init() {}
  public func show(_ first: () -> Int, _ second: () -> Int) -> Int { first() * 10 + second() }
  public func hide(_ first: () -> Int, last: () -> Int) -> Int { first() * 10 + last() }
}

// ==== Backport.swift
import Native

struct Backport<Content> {
  let content: Content
}

extension Row {
  var backport: Backport<Self> { Backport(content: self) }
  func reveal(_ first: () -> Int, _ second: () -> Int) -> Int {
    if #available(iOS 15, *) { return show(first, second) } else { return 0 }
  }
}

extension Backport where Content == Row {
  func show(_ first: () -> Int, _ second: () -> Int) -> Int {
    if #available(iOS 15, *) { return content.show(first, second) } else { return 0 }
  }
  func hide(_ first: () -> Int, last: () -> Int) -> Int {
    if #available(iOS 15, *) { return content.hide(first, last: last) } else { return 0 }
  }
}

// ==== main.swift
import Native

print(Row().backport.show { 1 } _: { 2 }, Row().reveal { 3 } _: { 4 }, Row().backport.hide { 5 } last: { 6 })

// ==== after: Backport.swift: gone

// ==== after: main.swift
import Native

print(Row().show { 1 } _: { 2 }, Row().show { 3 } _: { 4 }, Row().hide { 5 } last: { 6 })
