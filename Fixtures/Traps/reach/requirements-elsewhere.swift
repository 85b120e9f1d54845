// Protocols of other files: one requires the member, others do not. What they inherit from counts, and a superclass
// that conforms to one.
// min: 16
// migrate: --unsafe

// ==== Protocols.swift
protocol Plain: AnyObject { func tap() }
protocol Asking { var isNew: Bool { get } }
extension Asking { var isNew: Bool { false } }
protocol Inheriting: Asking { func tap() }
protocol Cleaning { func clean() }
extension Cleaning { func clean() { print("default") } }
protocol Twice: Elsewhere {}

// ==== Elsewhere.swift
protocol Elsewhere { var isFar: Bool { get } }
extension Elsewhere { var isFar: Bool { false } }
func far(_ value: some Elsewhere) -> Bool { value.isFar }
func ask(_ value: some Asking) -> Bool { value.isNew }
func clean(_ value: some Cleaning) { value.clean() }

// ==== Base.swift
class Base: Cleaning { func go() {} }

// ==== Types.swift
final class One: Plain {
  func tap() { print(isOne ? 1 : 2) }
  var isOne: Bool { if #available(iOS 15, *) { return true } else { return false } }
  func act() { if #available(iOS 15, *) { print(4) } else { past() } }
  func past() { print(3) }
  func fix() { if #unavailable(iOS 15) { print("fix") } }
}
final class Two: Inheriting {
  func tap() { print(isNew ? 1 : 2) }
  var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
}
final class Three: Twice {
  func tap() { print(isFar ? 1 : 2) }
  var isFar: Bool { if #available(iOS 15, *) { return true } else { return false } }
}
final class Four: Base {
  override func go() { if #available(iOS 15, *) { print("go") } else { clean() } }
  func mend() { if #unavailable(iOS 15) { print("mend") } }
}

// ==== main.swift
let one = One()
one.fix()
one.tap()
one.act()
Two().tap()
print(ask(Two()))
Three().tap()
print(far(Three()))
let four = Four()
four.mend()
four.go()
clean(four)

// ==== after: Types.swift
final class One: Plain {
  func tap() { print(1) }
  func act() { print(4) }
}
final class Two: Inheriting {
  func tap() { print(1) }
  var isNew: Bool { return true }
}
final class Three: Twice {
  func tap() { print(1) }
  var isFar: Bool { return true }
}
final class Four: Base {
  override func go() { print("go") }
}

// ==== after: main.swift
let one = One()
one.tap()
one.act()
Two().tap()
print(ask(Two()))
Three().tap()
print(far(Three()))
let four = Four()
four.go()
clean(four)
