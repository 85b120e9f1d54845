// A shim's result is wider than what the native member gives: the uses that take it as it is may stay safe.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public var size: Int { 40 }
  public var width: Int { 50 }
  public var title: String { "title" }
  public func height(_ scale: Int) -> Int { 10 * scale }
}

// ==== Compat.swift
import Native

extension Panel {
  var given: Int? {
    if #available(iOS 15, *) { return size } else { return nil }
  }
  var open: Int? {
    if #available(iOS 15, *) { return width } else { return nil }
  }
  var anything: Any {
    if #available(iOS 15, *) { return title } else { return 0 }
  }
  func high(_ scale: Int) -> Int? {
    if #available(iOS 15, *) { return height(scale) } else { return nil }
  }
}

// ==== main.swift
import Native

let panel = Panel()
let first: Int? = panel.given
func sizeOfPanel() -> Int? { panel.given }
var last: Int?
last = panel.given
print(first as Any, sizeOfPanel() as Any, last as Any)

var width = panel.open
width = nil
print(width as Any)

print((panel.anything as? String) ?? "none")
if let top = panel.high(2) { print(top) }
func kind<T>(_ value: T) { print(T.self) }
kind(panel.high(3))
