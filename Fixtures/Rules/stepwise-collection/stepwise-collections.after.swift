// target: iOS 15
struct Families {
  static var all: [Family] {
    return [.small, .medium, .extraLarge]
  }

  func words() -> [String] {
    return [
      "a",
      "b",
      "c", "d",
      "e",
    ]
  }

  func options() {
    let options: Options = [.sound]
    ask(options)
  }

  func values() -> [Int] {
    var values: [String: Int] = ["a": 1, "b": 2]
    values["a"] = 3
    return values.map(\.value)
  }

  func lookups(_ key: Int) -> Bool {
    let known: [Int: String] = [1: "a", 2: "b"]
    if let name = known[key] { print(name) }
    var changed = [1: "a", 2: "b"]
    changed[key]?.append("c")
    changed
      = [:]
    // Keys may be equal, or a value may be missing: a literal refuses the one and does not take the other.
    var unknown = [key: 1]
    unknown[two] = 2
    var named: Table = [key: 1]
    named[2] = 2
    var listed: Families = [.small]
    listed.append(.large)
    print(unknown, named, listed)
    return known[key] == nil && known.keys.contains(key)
  }

  let spot = families([.tiny, .small])

  func menu() -> [Item] {
    return [
      Item(children: [
        Item(title: "a"),
      ]),
      Item(title: "b") { sender in
        sender.go()
      }
    ]
  }

  func refused(_ x: Int) {
    var commented = [x]
    // Why it is needed.
    commented.append(2)
    var between = [x]
    print(x)
    between.append(2)
    var itself = [x]
    itself.append(itself.count)
    var before = [x]
    before.append(2)
    var untyped = [x]
    untyped.insert(2)
    var newer = [x]
    if #available(iOS 16, *) { newer.append(2) }
    var changed = [x, 2]
    changed.sort()
    print(commented, between, itself, before, untyped, newer, changed)
  }
}
