// A shim used where the project overrides the native member: without anything before it, the override would call
// itself; asked of another object it would not.
// min: 16

// ==== Native/Panel.swift
open class Panel {
  public init() {}
  public var next: Panel? = nil
  open var tint: Int { 1 }
  open func area(_ scale: Int) -> Int { scale }
}

// ==== Compat.swift
import Native

extension Panel {
  var compatTint: Int {
    if #available(iOS 15, *) { return tint } else { return 0 }
  }
  func compatArea(_ scale: Int) -> Int {
    if #available(iOS 15, *) { return area(scale) } else { return 0 }
  }
}

final class Row: Panel {
  override var tint: Int { next?.compatTint ?? 5 }
  override func area(_ scale: Int) -> Int { scale > 1 ? scale : compatArea(2) }
}

// ==== main.swift
import Native

let row = Row()
row.next = Panel()
print(row.tint, row.area(1), row.compatTint, row.compatArea(3))

// ==== after: Compat.swift
import Native

extension Panel {
  func compatArea(_ scale: Int) -> Int {
    return area(scale)
  }
}

final class Row: Panel {
  override var tint: Int { next?.tint ?? 5 }
  override func area(_ scale: Int) -> Int { scale > 1 ? scale : compatArea(2) }
}

// ==== after: main.swift
import Native

let row = Row()
row.next = Panel()
print(row.tint, row.area(1), row.tint, row.compatArea(3))
