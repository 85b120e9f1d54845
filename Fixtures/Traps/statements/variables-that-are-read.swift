// Variables that only dead code changed, and of which properties are read: they become constants. Where reading a property
// changes the value, or something may be done to it, they stay.
// min: 16

// ==== Item.swift
struct Item {
  var name = "a"
  var size = Size()
  lazy var total = 4
  var next: Int {
    mutating get {
      size.width += 1
      return size.width
    }
  }
  mutating func show() { print(name) }
  mutating func union(_ other: Int) -> Int {
    size.width += other
    return size.width
  }
  func contains(_ number: Int) -> Bool { size.width == number }
  static let some: Set<Int> = [1, 2]
}
struct Size { var width = 1 }

// ==== main.swift
func show(_ items: [Item], _ one: Item?) {
  for var item in items {
    if #unavailable(iOS 15) { item.name = "old" }
    print(item.name, item.size.width)
  }
  if var item = one {
    if #unavailable(iOS 15) { item.name = "old" }
    print(item.size.width + 1)
  }
  guard var item = one else { return }
  if #unavailable(iOS 15) { item.name = "old" }
  print(item.name)
  var first = Item()
  if #unavailable(iOS 15) { first.name = "old" }
  if first.size.width > 0 { print("first") }
  for (index, var item) in items.enumerated() {
    if #unavailable(iOS 15) { item.name = "old" }
    print(index, item.name)
  }
  var maybe = one
  if #unavailable(iOS 15) { maybe?.name = "old" }
  print(maybe?.name ?? "", maybe!.size.width)
  var lazyItem = Item()
  if #unavailable(iOS 15) { lazyItem.name = "old" }
  print(lazyItem.total)
  var counted = Item()
  if #unavailable(iOS 15) { counted.name = "old" }
  print(counted.next)
  var shown = Item()
  if #unavailable(iOS 15) { shown.name = "old" }
  shown.show()
  var assigned = Item()
  if #unavailable(iOS 15) { assigned.name = "old" }
  assigned.size.width = 3
  var given = Item()
  if #unavailable(iOS 15) { given.name = "old" }
  swap(&given.name, &assigned.name)
  print(given.name, assigned.size.width)
  var some = Item.some
  if #unavailable(iOS 15) { some.insert(3) }
  print(some.contains(3), some.map { $0 + 1 }.count, some.filter { $0 > 1 }.sorted().first ?? 0)
  var owned = Item()
  if #unavailable(iOS 15) { owned.name = "old" }
  print(owned.contains(1))
  var united = Item()
  if #unavailable(iOS 15) { united.name = "old" }
  print(united.union(2), united.size.width)
}
show([Item()], Item())

// ==== after: main.swift
func show(_ items: [Item], _ one: Item?) {
  for item in items {
    print(item.name, item.size.width)
  }
  if let item = one {
    print(item.size.width + 1)
  }
  guard let item = one else { return }
  print(item.name)
  let first = Item()
  if first.size.width > 0 { print("first") }
  for (index, item) in items.enumerated() {
    print(index, item.name)
  }
  let maybe = one
  print(maybe?.name ?? "", maybe!.size.width)
  var lazyItem = Item()
  print(lazyItem.total)
  var counted = Item()
  print(counted.next)
  var shown = Item()
  shown.show()
  var assigned = Item()
  assigned.size.width = 3
  var given = Item()
  swap(&given.name, &assigned.name)
  print(given.name, assigned.size.width)
  let some = Item.some
  print(some.contains(3), some.map { $0 + 1 }.count, some.filter { $0 > 1 }.sorted().first ?? 0)
  let owned = Item()
  print(owned.contains(1))
  var united = Item()
  print(united.union(2), united.size.width)
}
show([Item()], Item())
