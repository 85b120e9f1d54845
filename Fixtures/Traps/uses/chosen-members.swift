// A key path to a shim without a setter leads to a native member that has one: where that may matter, the shim stays.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int = 5
  public var width: Int = 6
}

// ==== Shims.swift
import Native

extension Panel {
  var compatSize: Int {
    if #available(iOS 15, *) { return size } else { return 0 }
  }
  var compatWidth: Int {
    if #available(iOS 15, *) { return width } else { return 0 }
  }
}

// ==== main.swift
import Native

func path(_ path: KeyPath<Panel, Int>) -> String { "read" }
func path(_ path: WritableKeyPath<Panel, Int>) -> String { "write" }

print(path(\.compatSize), [Panel()].map(\.compatWidth))

