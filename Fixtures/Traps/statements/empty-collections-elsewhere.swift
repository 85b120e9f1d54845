// An empty collection that nothing uses: another file has a type of that name, or an initializer for some of its kind.
// min: 16
// warns: what may do something stays, and nothing uses it

// ==== Own.swift
struct Set<Element> { init() { print("own set") } }
struct Tag: Hashable {}
extension Dictionary where Value == Tag {
  init() {
    self = [:]
    print("own initializer")
  }
}

// ==== main.swift
func work() {
  var set = Set<Int>()
  let tags = [Int: Tag]()
  var numbers = [Int]()
  let names = Array<String>()
  if #unavailable(iOS 15) {
    set = Set<Int>()
    numbers.append(1)
    print(set, tags, numbers, names)
  }
}
work()

// ==== after: main.swift
func work() {
  var set = Set<Int>()
  let tags = [Int: Tag]()
}
work()
