// `case let .loaded(isModern)` introduces a name, and a tuple may be given a value.
// min: 16

// ==== main.swift
enum Event { case started(Bool), loaded(Bool, Int), ended(Bool) }
private var first: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var second: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var third: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var fourth: Bool { if #available(iOS 15, *) { return true } else { return false } }
func handle(_ event: Event) {
  switch event {
  case let .started(first): print("started", first)
  case let .loaded(second, count): print("loaded", second, count)
  case .ended: print("ended")
  }
  if case let .ended(third) = event { print(third) }
  if case .ended(fourth) = event { print("as expected") }
}
handle(.started(false))
handle(.loaded(false, 1))
handle(.ended(false))
handle(.ended(true))
print(first, second, third)
struct Settings {
  private static var isOn: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  private static var isFast: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  private static var isLoud: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  private static var isKept: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  static func change() {
    var count = 0
    (isOn, count) = (false, 1)
    (isFast) = false
    (isLoud).toggle()
    print(isOn, count, isFast, isLoud, (isKept), (isKept, 1))
  }
}
Settings.change()

// ==== after: main.swift
enum Event { case started(Bool), loaded(Bool, Int), ended(Bool) }
func handle(_ event: Event) {
  switch event {
  case let .started(first): print("started", first)
  case let .loaded(second, count): print("loaded", second, count)
  case .ended: print("ended")
  }
  if case let .ended(third) = event { print(third) }
  if case .ended(true) = event { print("as expected") }
}
handle(.started(false))
handle(.loaded(false, 1))
handle(.ended(false))
handle(.ended(true))
print(true, true, true)
struct Settings {
  private static var isOn: Bool = true
  private static var isFast: Bool = true
  private static var isLoud: Bool = true
  static func change() {
    var count = 0
    (isOn, count) = (false, 1)
    (isFast) = false
    (isLoud).toggle()
    print(isOn, count, isFast, isLoud, true, (true, 1))
  }
}
Settings.change()
