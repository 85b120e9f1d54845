// What two branches declare cannot stand in one block; what an inner block declares may.
// min: 16

// ==== main.swift
func one(_ isLong: Bool) -> String {
  var out = ""
  if #available(iOS 14, *) {
    func add(_ text: String) { out += text }
    add("a")
  }
  if #available(iOS 15, *) {
    func add(_ text: String) { out += text + "!" }
    add("b")
  }
  if isLong {
    func add(_ text: String) { out += text + "?" }
    add("c")
  }
  return out
}
func two(_ count: Int) {
  if #available(iOS 14, *) {
    let size = 1
    print(size)
  }
  switch count {
  case 1:
    if #available(iOS 15, *) {
      enum Kind { case first }
      print(Kind.first)
    }
  default:
    enum Kind { case second }
    print(Kind.second)
    if count > 3 {
      let (size, text) = (count, "c")
      print(size, text)
    }
  }
}
print(one(true), one(false))
two(1)
two(5)

