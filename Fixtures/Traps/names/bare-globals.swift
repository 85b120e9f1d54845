// Functions and variables that are no members, called in a shim without anything before them.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 7 }
}

// ==== Globals.swift
let shared = 20
var current: Int { 21 }
func measured(_ value: Int) -> Int { value + 22 }

// ==== Compat.swift
import Native

extension Panel {
  func larger(_ a: Int, _ b: Int) -> Int {
    if #available(iOS 15, *) { return max(a, b) } else { return a }
  }
  func show(_ text: String) {
    if #available(iOS 15, *) { print(text) }
  }
  var common: Int {
    if #available(iOS 15, *) { return shared } else { return 0 }
  }
  var latest: Int {
    if #available(iOS 15, *) { return current } else { return 0 }
  }
  func area(_ value: Int) -> Int {
    if #available(iOS 15, *) { return measured(value) } else { return 0 }
  }
  var width: Int {
    if #available(iOS 15, *) { return size } else { return 0 }
  }
}

// ==== main.swift
import Native

let panel = Panel()
panel.show("shown")
print(panel.larger(1, 2), panel.common, panel.latest, panel.area(3), panel.width)

// ==== after: Compat.swift
import Native

extension Panel {
  func larger(_ a: Int, _ b: Int) -> Int {
    return max(a, b)
  }
  func show(_ text: String) {
    print(text)
  }
  var common: Int {
    return shared
  }
  var latest: Int {
    return current
  }
  func area(_ value: Int) -> Int {
    return measured(value)
  }
}

// ==== after: main.swift
import Native

let panel = Panel()
panel.show("shown")
print(panel.larger(1, 2), panel.common, panel.latest, panel.area(3), panel.size)
