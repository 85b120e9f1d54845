// target: iOS 15
struct Families {
  static var all: [Family] {
    var all: [Family] = [.small, .medium]

    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      all.append(.extraLarge)
    }

    return all
  }

  func words() -> [String] {
    var words = [
      "a",
      "b",
    ]
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      words += ["c", "d"]
    }
    words.append("e")
    return words
  }

  func options() {
    var options: Options = []
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      options.insert(.sound)
    }
    ask(options)
  }

  func values() -> [Int] {
    var values: [String: Int] = ["a": 1]
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      values["b"] = 2
    }
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      values["a"] = 3
    }
    return values.map(\.value)
  }

  func lookups(_ key: Int) -> Bool {
    var known: [Int: String] = [1: "a"]
    if #available(iOS 15, *) { known[2] = "b" } // expect: 8 [redundant-check] "always true"
    if let name = known[key] { print(name) }
    var changed = [1: "a"]
    if #available(iOS 15, *) { changed[2] = "b" } // expect: 8 [redundant-check] "always true"
    changed[key]?.append("c")
    changed
      = [:]
    // Keys may be equal, or a value may be missing: a literal refuses the one and does not take the other.
    var unknown = [key: 1]
    if #available(iOS 15, *) { unknown[two] = 2 } // expect: 8 [redundant-check] "always true"
    var named: Table = [key: 1]
    if #available(iOS 15, *) { named[2] = 2 } // expect: 8 [redundant-check] "always true"
    var listed: Families = [.small]
    if #available(iOS 15, *) { listed.append(.large) } // expect: 8 [redundant-check] "always true"
    print(unknown, named, listed)
    return known[key] == nil && known.keys.contains(key)
  }

  let spot = families({
    var spot: [Family] = [.small]
    if #available(iOS 15, *) { spot.insert(.tiny, at: 0) } // expect: 8 [redundant-check] "always true"
    return spot
  }())

  func menu() -> [Item] {
    var items: [Item] = []
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      items += [
        Item(children: [
          Item(title: "a"),
        ])
      ]
    }
    items += [
      Item(title: "b") { sender in
        sender.go()
      }
    ]
    return items
  }

  func refused(_ x: Int) {
    var commented = [x]
    // Why it is needed.
    if #available(iOS 15, *) { commented.append(2) } // expect: 8 [redundant-check] "always true"
    var between = [x]
    print(x)
    if #available(iOS 15, *) { between.append(2) } // expect: 8 [redundant-check] "always true"
    var itself = [x]
    if #available(iOS 15, *) { itself.append(itself.count) } // expect: 8 [redundant-check] "always true"
    var before = [x]
    before.append(2)
    var untyped = [x]
    if #available(iOS 15, *) { untyped.insert(2) } // expect: 8 [redundant-check] "always true"
    var newer = [x]
    if #available(iOS 16, *) { newer.append(2) }
    var changed = [x]
    if #available(iOS 15, *) { changed.append(2) } // expect: 8 [redundant-check] "always true"
    changed.sort()
    print(commented, between, itself, before, untyped, newer, changed)
  }
}
