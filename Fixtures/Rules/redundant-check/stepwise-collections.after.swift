// target: iOS 15
// fixes: unsafe
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

  let spot = families([.tiny, .small])

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
