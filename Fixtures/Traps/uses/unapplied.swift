// An unapplied function, and a Void function whose native counterpart gives something.
// min: 16

// ==== Native/Store.swift
public final class Store {
  public init() {}
  @discardableResult public func update(_ values: [Int]) -> Int { values.count }
  @discardableResult public func clear() -> Bool { true }
}

// ==== Compat.swift
import Native

extension Store {
  func reload(_ values: [Int]) {
    if #available(iOS 15, *) { update(values) } else { print("old") }
  }
  func reset() {
    if #available(iOS 15, *) { clear() }
  }
  func drop() {
    if #available(iOS 15, *) { clear() }
  }
}

// ==== main.swift
import Native

func kind<T>(_ body: () -> T) -> String { "\(T.self)" }
func resetting(_ s: Store) { return s.reset() }
let s = Store()
let f = { s.reload([1]) }
print(type(of: f()))
resetting(s)
s.drop()
print(kind { s.drop() })

// ==== after: Compat.swift
import Native

extension Store {
  func reload(_ values: [Int]) {
    if #available(iOS 15, *) { update(values) } else { print("old") }
  }
  func reset() {
    clear()
  }
  func drop() {
    if #available(iOS 15, *) { clear() }
  }
}
