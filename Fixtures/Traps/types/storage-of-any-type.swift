// Storage of any type whose type is less visible, whose property is overridden, that is compared with nil, or that is a
// property of a class; and a process that may be another one.
// min: 15

// ==== main.swift
import Foundation
private final class Secret { var n = 1 }
class Box { 
  var storage: Any?
  init() { if #available(iOS 15, *) { storage = Secret() } }
  func use() -> Int { if #available(iOS 15, *) { return (storage as? Secret)?.n ?? 0 }; return 0 }
}
final class Token { var n = 2 }
class Base {
  // MARK: - Stored properties
  private var _token: Any?
  @available(iOS 15, *)
  var token: Token? { get { _token as? Token } set { _token = newValue } }
  init() { if #available(iOS 15, *) { _token = Token() } }
  func set() { if #available(iOS 15, *) { _token = Token() } }
}
class Sub: Base { 
  @available(iOS 15, *)
  override var token: Token? { get { super.token } set { print("set"); super.token = newValue } }
}
final class Plain {
  private let tip: Any?
  init() { if #available(iOS 15, *) { tip = Token() } else { tip = nil } }
  func f() -> Int { if tip != nil, #available(iOS 15, *) { return (tip as! Token).n }; return 0 }
}
final class Info { var info = ProcessInfo.processInfo
 func n() -> Int { if info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 12, minorVersion: 0, patchVersion: 0)) { return 1 }; return 0 } }
final class Prop { var spacing = 0; func f() -> Int { if #available(iOS 15, *) { spacing = 0 } else { spacing = 3 }; if spacing > 0 { return 1 }; return 2 }
 func v(_ x: Int) -> Bool { let c: Int; if #available(iOS 15, *) { c = 2 } else { c = 3 }; return c > x || c > 2 } }
print(Box().use(), Sub().token!.n, Plain().f(), Info().n(), Prop().f(), Prop().v(2))
Sub().set()
