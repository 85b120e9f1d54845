// `if let count` and `[count]` use a shim and bind its name; other patterns bind the name of a shim for something
// else.
// min: 16
// migrate: --unsafe

// ==== Native/Panel.swift
open class Panel {
  public init() {}
  public var size: Int? { 40 }
  open var tint: Int { 1 }
}

// ==== Compat.swift
import Native

extension Panel {
  var count: Int? {
    if #available(iOS 15, *) {
      return size
    } else {
      return nil
    }
  }
  var color: Int {
    if #available(iOS 15, *) { return tint } else { return 0 }
  }

  var shade: Int {
    if #available(iOS 15, *) { return tint } else { return 0 }
  }

  func bound() -> Int {
    if let count { return count + (size ?? 0) }
    guard let count else { return 0 }
    return count
  }
  func beside(size: Int) -> Int {
    if let count { return count + size }
    return 0
  }
  func captured() -> [Int] {
    let own = { [color] in color + 1 }
    let beside = { [color, tint = 7] in color + tint }
    return [own(), beside()]
  }
  func looped() -> Int {
    var sum = 0
    for color in 2..<4 { sum += color * tint }
    for case let color? in [5, nil] { sum += color + self.color }
    return sum
  }
  func closures() -> [Int] { [1, 2].map { color in color + tint } + [3].map { (color: Int) in color * 2 } }
  func cases(_ value: Int?) -> Int {
    switch value {
    case let color?: return color + tint
    case nil: return color
    }
  }
}

final class Row: Panel {
  override var tint: Int { 9 }
  func asked() -> Int { super.shade }
}

// ==== main.swift
import Native

let panel = Panel()
print(panel.bound(), panel.beside(size: 2), panel.captured(), panel.looped(), panel.closures())
print(panel.cases(3), panel.cases(nil), Row().asked())

// ==== after: Compat.swift
import Native

extension Panel {
  var shade: Int {
    return tint
  }

  func bound() -> Int {
    if let count = size { return count + (size ?? 0) }
    guard let count = size else { return 0 }
    return count
  }
  func beside(size: Int) -> Int {
    if let count = self.size { return count + size }
    return 0
  }
  func captured() -> [Int] {
    let own = { [color = tint] in color + 1 }
    let beside = { [color = tint, tint = 7] in color + tint }
    return [own(), beside()]
  }
  func looped() -> Int {
    var sum = 0
    for color in 2..<4 { sum += color * tint }
    for case let color? in [5, nil] { sum += color + self.tint }
    return sum
  }
  func closures() -> [Int] { [1, 2].map { color in color + tint } + [3].map { (color: Int) in color * 2 } }
  func cases(_ value: Int?) -> Int {
    switch value {
    case let color?: return color + tint
    case nil: return tint
    }
  }
}

final class Row: Panel {
  override var tint: Int { 9 }
  func asked() -> Int { super.shade }
}
