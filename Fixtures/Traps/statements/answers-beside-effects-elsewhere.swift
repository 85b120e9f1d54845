// Conditions before a constant answer, whose members another file declares with an effect, are evaluated afterwards, too.
// Those that have none go.
// min: 16

// ==== Store.swift
struct Store {
  var count: Int {
    print("counted")
    return 4
  }
  var size: Int { 3 }
  var kind: Kind { .first }
}
struct Kind: Equatable {
  var name: String
  static let first = Kind(made: "first")
  static let last = Kind(name: "last")
  init(name: String) { self.name = name }
  init(made name: String) {
    print("made", name)
    self.name = name
  }
}

// ==== main.swift
struct Screen {
  private var isOld: Bool { if #available(iOS 15, *) { false } else { true } }
  private var isLegacy: Bool { if #available(iOS 15, *) { false } else { true } }
  func show(_ store: Store, _ kind: Kind) {
    if store.count > 3, isOld { print("old") }
    print("shown")
  }
  func hide(_ store: Store, _ kind: Kind) {
    if store.size > 2, isLegacy { print("old") }
    if kind == .last, isLegacy { print("old") }
    print("hidden")
  }
}
func ask(_ store: Store) {
  func isModern() -> Bool {
    if store.count > 3 { return true }
    if #available(iOS 15, *) { return true } else { return false }
  }
  if isModern() { print("asked") }
}
func look(_ kind: Kind) {
  let isOld: Bool
  if #available(iOS 15, *) { isOld = false } else { isOld = true }
  if kind == .first, isOld { print("old") }
  print("looked")
}
Screen().show(Store(), Kind(name: "b"))
Screen().hide(Store(), Kind(name: "b"))
look(Kind(name: "c"))
ask(Store())

// ==== after: main.swift
struct Screen {
  private var isOld: Bool { if #available(iOS 15, *) { false } else { true } }
  func show(_ store: Store, _ kind: Kind) {
    if store.count > 3, isOld { print("old") }
    print("shown")
  }
  func hide(_ store: Store, _ kind: Kind) {
    print("hidden")
  }
}
func ask(_ store: Store) {
  func isModern() -> Bool {
    if store.count > 3 { return true }
    return true
  }
  if isModern() { print("asked") }
}
func look(_ kind: Kind) {
  let isOld: Bool
  if #available(iOS 15, *) { isOld = false } else { isOld = true }
  if kind == .first, isOld { print("old") }
  print("looked")
}
Screen().show(Store(), Kind(name: "b"))
Screen().hide(Store(), Kind(name: "b"))
look(Kind(name: "c"))
ask(Store())
