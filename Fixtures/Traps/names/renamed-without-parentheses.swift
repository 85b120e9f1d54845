// `renamed:` that names a function without parentheses, in chains, a name that nothing has, and one that does more.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public func area() -> Int { 7 }
  public var size: Int { 8 }
}

// ==== Panel+Old.swift
import Native

extension Panel {
  @available(iOS, deprecated: 14, renamed: "two")
  func one() -> Int { two() }
  @available(iOS, deprecated: 15, renamed: "three")
  func two() -> Int { three() }
  @available(iOS, deprecated: 15, renamed: "area")
  func three() -> Int { area() }
  @available(iOS, deprecated: 15, renamed: "size")
  func length() -> Int { size }
  @available(iOS, deprecated: 15, renamed: "grown")
  func wider(by amount: Int, twice: Bool = false) -> Int { grown(by: amount, twice: twice) }
  func grown(by amount: Int, twice: Bool = false) -> Int { amount * (twice ? 2 : 1) }
  @available(iOS, deprecated: 14, renamed: "area42()")
  func lost() -> Int { 5 }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func other() -> Int { 6 }
  func kept() -> Int { 60 }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func loud() -> Int {
    print("loud")
    return kept()
  }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func more() -> Int { kept() + 1 }
  @available(iOS, deprecated: 14, renamed: "grown(by:twice:)")
  func swapped(twice: Bool, by amount: Int) -> Int { grown(by: amount + 1, twice: twice) }
}

@available(iOS, deprecated: 14, renamed: "new(_:)")
func old(_ number: Int) -> Int { number }
func new(_ number: Int) -> Int { number * 2 }

@available(iOS, deprecated: 14, renamed: "Fresh")
struct Stale { var name = "stale" }
struct Fresh { var name = "fresh" }
@available(iOS, deprecated: 14, renamed: "Fresh")
typealias Former = Fresh

// ==== main.swift
import Native

let panel = Panel()
print(panel.one(), panel.two(), panel.three(), panel.length(), panel.lost(), panel.other(), panel.more())
print(panel.wider(by: 2), panel.wider(by: 3, twice: true), panel.loud(), panel.swapped(twice: true, by: 2))
print(old(4), Stale().name, Former().name)

// ==== after: Panel+Old.swift
import Native

extension Panel {
  func grown(by amount: Int, twice: Bool = false) -> Int { amount * (twice ? 2 : 1) }
  @available(iOS, deprecated: 14, renamed: "area42()")
  func lost() -> Int { 5 }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func other() -> Int { 6 }
  func kept() -> Int { 60 }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func loud() -> Int {
    print("loud")
    return kept()
  }
  @available(iOS, deprecated: 14, renamed: "kept()")
  func more() -> Int { kept() + 1 }
  @available(iOS, deprecated: 14, renamed: "grown(by:twice:)")
  func swapped(twice: Bool, by amount: Int) -> Int { grown(by: amount + 1, twice: twice) }
}

@available(iOS, deprecated: 14, renamed: "new(_:)")
func old(_ number: Int) -> Int { number }
func new(_ number: Int) -> Int { number * 2 }

@available(iOS, deprecated: 14, renamed: "Fresh")
struct Stale { var name = "stale" }
struct Fresh { var name = "fresh" }

// ==== after: main.swift
import Native

let panel = Panel()
print(panel.area(), panel.area(), panel.area(), panel.size, panel.lost(), panel.other(), panel.more())
print(panel.grown(by: 2, twice: false), panel.grown(by: 3, twice: true), panel.loud(), panel.swapped(twice: true, by: 2))
print(old(4), Stale().name, Fresh().name)
