// Storage of a wider type: what is stored itself must not be used twice at a time, a copy may.
// min: 16

// ==== main.swift
struct Tip {
  var text = "a"
  mutating func update(_ body: () -> String) { text += body() }
}
final class Box { var text = "b" }

final class Reader {
  // Asked for while it changes.
  private var _changing: Any?
  @available(iOS 15, *)
  var changing: Tip? {
    get { _changing as? Tip }
    set { _changing = newValue }
  }

  private var _passed: Any?
  @available(iOS 15, *)
  var passed: Tip? {
    get { _passed as? Tip }
    set { _passed = newValue }
  }

  // Asked for while a part of it is assigned.
  private var _assigned: Any?
  @available(iOS 15, *)
  var assigned: Tip? {
    get { _assigned as? Tip }
    set { _assigned = newValue }
  }

  // What is asked for is another type than what was stored.
  private var _other: Any? = "text"
  @available(iOS 15, *)
  var other: Tip? {
    get { _other as? Tip }
    set { _other = newValue }
  }

  private var _tip: Any?
  @available(iOS 15, *)
  var tip: Tip? {
    get { _tip as? Tip }
    set { _tip = newValue }
  }
  private var _box: AnyObject?
  @available(iOS 15, *)
  var box: Box? {
    get { self._box as? Box }
    set { self._box = newValue }
  }
  private let _made: Any?
  @available(iOS 15, *)
  private var made: Tip { _made as! Tip }

  init() {
    if #available(iOS 15, *) { _made = Tip(text: "m") } else { _made = nil }
  }

  func show() -> String { made.text }
}

func change(_ tip: inout Tip?, _ reader: Reader) { tip?.text += reader.passed?.text ?? "-" }

let reader = Reader()
reader.changing = Tip()
reader.changing?.update { reader.changing?.text ?? "-" }
reader.passed = Tip()
change(&reader.passed, reader)
reader.assigned = Tip()
reader.assigned?.text = (reader.assigned?.text ?? "-") + "t"
reader.tip = Tip()
reader.tip = Tip(text: (reader.tip?.text ?? "-") + "t")
reader.box = Box()
reader.box?.text += reader.box?.text ?? "-"
print(reader.changing?.text ?? "nil", reader.passed?.text ?? "nil", reader.other?.text ?? "nil")
print(reader.assigned?.text ?? "nil")
print(reader.tip?.text ?? "nil", reader.box?.text ?? "nil", reader.show())

// ==== after: main.swift
struct Tip {
  var text = "a"
  mutating func update(_ body: () -> String) { text += body() }
}
final class Box { var text = "b" }

final class Reader {
  // Asked for while it changes.
  private var _changing: Any?
  var changing: Tip? {
    get { _changing as? Tip }
    set { _changing = newValue }
  }

  private var _passed: Any?
  var passed: Tip? {
    get { _passed as? Tip }
    set { _passed = newValue }
  }

  // Asked for while a part of it is assigned.
  private var _assigned: Any?
  var assigned: Tip? {
    get { _assigned as? Tip }
    set { _assigned = newValue }
  }

  // What is asked for is another type than what was stored.
  private var _other: Any? = "text"
  var other: Tip? {
    get { _other as? Tip }
    set { _other = newValue }
  }

  var tip: Tip?
  var box: Box?
  private let made: Tip

  init() {
    made = Tip(text: "m")
  }

  func show() -> String { made.text }
}

func change(_ tip: inout Tip?, _ reader: Reader) { tip?.text += reader.passed?.text ?? "-" }

let reader = Reader()
reader.changing = Tip()
reader.changing?.update { reader.changing?.text ?? "-" }
reader.passed = Tip()
change(&reader.passed, reader)
reader.assigned = Tip()
reader.assigned?.text = (reader.assigned?.text ?? "-") + "t"
reader.tip = Tip()
reader.tip = Tip(text: (reader.tip?.text ?? "-") + "t")
reader.box = Box()
reader.box?.text += reader.box?.text ?? "-"
print(reader.changing?.text ?? "nil", reader.passed?.text ?? "nil", reader.other?.text ?? "nil")
print(reader.assigned?.text ?? "nil")
print(reader.tip?.text ?? "nil", reader.box?.text ?? "nil", reader.show())
