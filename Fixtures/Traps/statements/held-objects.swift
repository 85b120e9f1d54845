// Names that hold an object which its own variable does not hold any more: they stay, though nothing reads them.
// min: 16
// warns: the names that stay are not read

// ==== main.swift
final class Item {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("deinit", number) }
}
final class Holder {
  var item: Item? = Item(3)
  var count = 1
  func replace() {
    let old = count
    count = 2
    if #unavailable(iOS 15) { print(old) }
    let item = self.item
    self.item = nil
    if #unavailable(iOS 15) { print(item!.number) }
    print("replaced")
  }
}
func keep() {
  var item: Item? = Item(1)
  let kept = item
  if #unavailable(iOS 15) { print(kept!.number) }
  item = nil
  print("end", item == nil)
}
func ask(_ holder: Holder) {
  if let item = holder.item {
    if #unavailable(iOS 15) { print(item.number) }
    holder.item = nil
    print("after")
  }
}
func require(_ holder: Holder) {
  guard let item = holder.item else { return }
  if #unavailable(iOS 15) { print(item.number) }
  holder.item = nil
  print("after")
}
func match(_ holder: Holder) {
  if case let item? = holder.item {
    if #unavailable(iOS 15) { print(item.number) }
    holder.item = nil
    print("after")
  }
}
func look(_ holder: Holder) {
  if let item = holder.item {
    if #unavailable(iOS 15) { print(item.number) }
    print("looked")
  }
}
func element(_ items: [String: Item]) {
  var items = items
  guard let item = items["a"] else { return }
  if #unavailable(iOS 15) { print(item.number) }
  items["a"] = nil
  print("removed")
}
func numbers(_ first: Int) {
  var number = first
  let old = number
  number = 3
  if #unavailable(iOS 15) { print(old) }
  print(number)
}
keep()
ask(Holder())
require(Holder())
match(Holder())
look(Holder())
element(["a": Item(4)])
numbers(1)
Holder().replace()

// ==== after: main.swift
final class Item {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("deinit", number) }
}
final class Holder {
  var item: Item? = Item(3)
  var count = 1
  func replace() {
    count = 2
    let item = self.item
    self.item = nil
    print("replaced")
  }
}
func keep() {
  var item: Item? = Item(1)
  let kept = item
  item = nil
  print("end", item == nil)
}
func ask(_ holder: Holder) {
  if let item = holder.item {
    holder.item = nil
    print("after")
  }
}
func require(_ holder: Holder) {
  guard let item = holder.item else { return }
  holder.item = nil
  print("after")
}
func match(_ holder: Holder) {
  if case let item? = holder.item {
    holder.item = nil
    print("after")
  }
}
func look(_ holder: Holder) {
  if holder.item != nil {
    print("looked")
  }
}
func element(_ items: [String: Item]) {
  var items = items
  guard let item = items["a"] else { return }
  items["a"] = nil
  print("removed")
}
func numbers(_ first: Int) {
  var number = first
  let old = number
  number = 3
  print(number)
}
keep()
ask(Holder())
require(Holder())
match(Holder())
look(Holder())
element(["a": Item(4)])
numbers(1)
Holder().replace()
