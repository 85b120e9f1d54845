// Functions that apply a closure and give another type, or more.
// min: 16
// warns: the case is about behaviour

// ==== A.swift
extension Int { func with<T>(_ f: (Int) -> T) -> T { f(self) } 
  func with2<T>(_ f: (Int) -> T) -> T { print("with2"); return f(self) } 
  func with3<T>(_ f: (Int) -> T, _ g: Int = 2) -> T { f(self) }
  func with4(_ f: (Int) -> Int) -> Int { f(self) + 0 }
  @discardableResult func with5<T>(_ f: (Int) -> T) -> T { return f(self) } 
  func with6(_ f: (Int) -> Any) -> Any { return f(self) } 
  func with7(_ f: (Int) throws -> Int) rethrows -> Int { try f(self) }
  func with8(_ f: (Int) -> Int?) -> Int? { f(self) }
}
func show<T>(_ t: T) { print(T.self) }
// ==== main.swift
print(3.with { if #available(iOS 15, *) { return $0.description } else { return "" } })
print(3.with2 { if #available(iOS 15, *) { return $0.description } else { return "" } })
print(3.with3 { if #available(iOS 15, *) { return $0.description } else { return "" } })
print(3.with4 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { return 2 } })
3.with5 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { return 2 } }
show(3.with6 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { return 2 } })
show(3.with8 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { return 2 } })
let z = 3.with8 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { return 2 } }
print(z!)
let y = try 3.with7 { if #available(iOS 15, *) { return $0.advanced(by: 1) } else { throw E.a } }
print(y)
enum E: Error { case a }
