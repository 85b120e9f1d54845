// A value that mentions the variable cannot stand in its declaration.
// min: 15

// ==== main.swift
import Foundation

final class T {
  var f: () -> Void
  init(_ f: @escaping () -> Void) { self.f = f }
  func cancel() { print("cancel") }
}
func tokens() {
  var token: T?
  if #available(iOS 15, *) { token = T { token?.cancel() } } else { token = nil }
  token?.f()
  var x: Int?
  if #available(iOS 15, *) { x = (x ?? 0) + 1 }
  print(x as Any)
  var list: [Int]!
  if #available(iOS 15, *) { list = (list ?? []) + [1] }
  print(list as Any)
  var name: String?
  if #available(iOS 15, *) { name = "\(name ?? "none")" }
  print(name as Any)
  var closure: (() -> Void)?
  if #available(iOS 15, *) {
    closure = { [weak t = T({})] in
      _ = t
      if closure != nil { print("set") }
    }
  }
  closure?()
  var item: DispatchWorkItem?
  if #available(iOS 15, *) { item = DispatchWorkItem { print(item?.isCancelled as Any) } }
  item?.perform()
  var y: Int?
  if #available(iOS 15, *) { y = S().y }
  print(y as Any)
}
struct S {
  var y = 3
  var z = 4
  func f() {
    let z: Int
    if #available(iOS 15, *) { z = self.z } else { z = 0 }
    print(z)
  }
}
tokens()
S().f()
