// A shim's result is optional, the native counterpart's is not: uses unwrap what no longer needs it.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 40 }
}

// ==== Compat.swift
import Native

extension Panel {
  var compat: Int? {
    if #available(iOS 15, *) { return size } else { return nil }
  }
}

// ==== main.swift
import Native

let panel = Panel()
if let size = panel.compat { print(size) }
print(panel.compat!, panel.compat?.description ?? "none", panel.compat ?? 3)
guard case .some(let size) = panel.compat else { fatalError() }
print(size)
