// target: iOS 16
struct Sizes {
  var a: Int { 1 }
  var b: Int { 2 }
  func c() -> Int { 3 }
  func d() -> Bool { isLarge }
  // As a requirement with a result builder has it.
  var shortcuts: [Int] { [4] }
  func e() -> Int { f(5) }

  func size() -> Int {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return .max
    } else {
      return 2
    }
  }
  var modern: Bool {
    get {
      if #available(iOS 15, *) { return x == 1 } // expect: 10 [redundant-check] "always true"
      return false
    }
  }
  var body: some View {
    if #available(iOS 15, *) { return Text("a") } // expect: 8 [redundant-check] "always true"
    return Text("b")
  }
  @Builder var list: [Int] {
    if #available(iOS 15, *) { return [1] } // expect: 8 [redundant-check] "always true"
    return [2]
  }
  var appShortcuts: [Shortcut] {
    if #available(iOS 15, *) { return [Shortcut(1)] } // expect: 8 [redundant-check] "always true"
    return []
  }
  let closure: () -> Int = {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return 5
    }
    return 6
  }
  let lists: () -> [Int] = {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return [5]
    }
    return [6]
  }
}
