// Of overloads for closures with and without a result, one that is an `if` statement takes the one without, and one
// that is a call the one with. Where the value is used, or there is but one, it is the same before and after.
// min: 16

// ==== main.swift
import Dispatch

func take(_ body: () -> Void) {
  body()
  print("nothing")
}
func take<Value>(_ body: () -> Value) -> Value {
  print("a value")
  return body()
}
func name<Value>(_ body: () -> Value) -> Value {
  print(Value.self)
  return body()
}
@discardableResult func count() -> Int { 4 }
@discardableResult func size() -> Int { 5 }

take { if #available(iOS 15, *) { count() } else { count() } }
take { if #available(iOS 15, *) { count() } else { size() } }
take {
  if #available(iOS 15, *) { count() }
}
let nothing: Void = take { if #available(iOS 15, *) { count() } else { count() } }
let value = take { if #available(iOS 15, *) { count() } else { count() } }
let number: Int = take { if #available(iOS 15, *) { count() } else { count() } }
print(nothing, value, number)
_ = name { if #available(iOS 15, *) { count() } else { count() } }
let named = name { if #available(iOS 15, *) { count() } else { size() } }
print(named)
let queue = DispatchQueue(label: "queue")
let synced = queue.sync { if #available(iOS 15, *) { count() } else { count() } }
print(synced)
queue.sync { if #available(iOS 15, *) { count() } else { count() } }

// ==== after: main.swift
import Dispatch

func take(_ body: () -> Void) {
  body()
  print("nothing")
}
func take<Value>(_ body: () -> Value) -> Value {
  print("a value")
  return body()
}
func name<Value>(_ body: () -> Value) -> Value {
  print(Value.self)
  return body()
}
@discardableResult func count() -> Int { 4 }

take { () -> Void in count() }
take { () -> Void in count() }
take { () -> Void in
  count()
}
let nothing: Void = take { if #available(iOS 15, *) { count() } else { count() } }
let value = take { () -> Void in count() }
let number: Int = take { count() }
print(nothing, value, number)
_ = name { count() }
let named = name { count() }
print(named)
let queue = DispatchQueue(label: "queue")
let synced = queue.sync { () -> Void in count() }
print(synced)
queue.sync { () -> Void in count() }
