// A closure that is given a value of a protocol or superclass sees other members than the value itself has.
// min: 16

// ==== main.swift
protocol Named {}
extension Named {
  func modify<V>(_ change: (any Named) -> V) -> V { change(self) }
  func adapt<V>(_ change: (Self) -> V) -> V { change(self) }
  func describe() -> String { "named" }
  func old() -> String { "old" }
}
struct Person: Named { func describe() -> String { "person" } }
class Base {}
extension Base {
  func changed<V>(_ change: (Base) -> V) -> V { change(self) }
  func describe() -> String { "base" }
}
final class Sub: Base {}
extension Sub { func describe() -> Int { 7 } }
print(Person().modify { value in if #available(iOS 15, *) { value.describe() } else { value.old() } })
print(Person().adapt { value in if #available(iOS 15, *) { value.describe() } else { value.old() } })
let text: String = Sub().changed { value in
  if #available(iOS 15, *) { return value.describe() } else { return "old" }
}
print(text)

// ==== after: main.swift
protocol Named {}
extension Named {
  func modify<V>(_ change: (any Named) -> V) -> V { change(self) }
  func adapt<V>(_ change: (Self) -> V) -> V { change(self) }
  func describe() -> String { "named" }
}
struct Person: Named { func describe() -> String { "person" } }
class Base {}
extension Base {
  func changed<V>(_ change: (Base) -> V) -> V { change(self) }
  func describe() -> String { "base" }
}
final class Sub: Base {}
extension Sub { func describe() -> Int { 7 } }
print(Person().modify { value in value.describe() })
print(Person().describe())
let text: String = Sub().changed { value in
  return value.describe()
}
print(text)
