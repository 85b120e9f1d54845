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
    .max
  }
  var modern: Bool {
    get {
      x == 1
    }
  }
  var body: some View {
    return Text("a")
  }
  @Builder var list: [Int] {
    if #available(iOS 15, *) { return [1] }
    return [2]
  }
  var appShortcuts: [Shortcut] {
    return [Shortcut(1)]
  }
  let closure: () -> Int = {
    5
  }
  let lists: () -> [Int] = {
    return [5]
  }
}
