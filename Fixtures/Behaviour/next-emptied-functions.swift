struct Oops: Error {}

final class Label {
  func reload() { print("reload") }
}

final class Player {
  private let label = Label()
  /// Why it was.
  private func fixBaseline() {
    if #unavailable(iOS 14) { print("old") }
  }
  private func skips(_ a: Int, animated: Bool = true, then: (() -> Void)? = nil) {
    if #available(iOS 14, *) { return }
    print("old", a)
  }
  private static func patch() throws {
    guard #available(iOS 14, *) else { throw Oops() }
  }
  private func used() { if #unavailable(iOS 14) { print("old") } }
  private func reload() { if #unavailable(iOS 14) { print("old") } }
  private func effects(_ x: Int) { if #unavailable(iOS 14) { print("old") } }
  private func several(_ x: Int...) { if #unavailable(iOS 14) { print("old") } }
  private func changes(_ x: inout Int) { if #unavailable(iOS 14) { x = 2 } }
  private func made(_ x: Int = number()) { if #unavailable(iOS 14) { print("old", x) } }
  private func overloaded() { if #unavailable(iOS 14) { print("old") } }
  private func overloaded(_ x: Int) { print("overloaded", x) }
  private func returned() { if #unavailable(iOS 14) { print("old") } }
  private func logs(_ text: String) { if #unavailable(iOS 14) { print("old", text) } }

  func start(_ mode: Int) throws {
    fixBaseline()
    self.fixBaseline()
    skips(1)
    skips(mode, animated: false) { print("never") }
    try Player.patch()
    do { try Self.patch() } catch { print(error) }
    switch mode {
    case 1: fixBaseline(); fixBaseline()
    case 2: if mode > 1 { fixBaseline() }
    default: try? Self.patch()
    }
    defer { fixBaseline() }
    [1].forEach { skips($0) }
    let done = { self.fixBaseline() }
    done()
    let handler = used
    handler()
    label.reload()
    reload()
    effects(next())
    several(1, 2)
    var size = 1
    changes(&size)
    made()
    overloaded()
    overloaded(2)
    logs("a")
    logs("\(next())")
    print("end", size)
    return returned()
  }
  func next() -> Int { print("next"); return 1 }
}

func number() -> Int { print("number"); return 3 }

class Base {
  func hook() { if #unavailable(iOS 14) { print("old") } }
  func run() { hook() }
}
class Derived: Base {
  override func hook() { print("hook") }
}

protocol Runs { func go() }
struct Runner: Runs {
  func go() { if #unavailable(iOS 14) { print("old") } }
}

for mode in 1...3 { try Player().start(mode) }
Derived().run()
Runner().go()
