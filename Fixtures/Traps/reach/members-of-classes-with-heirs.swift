// Members of classes that others inherit from: a protocol that a subclass conforms to may need them, in whichever file
// it says so.
// min: 16

// ==== Native/Native.swift
public protocol Having { func past() }
extension Having { public func past() { print("default") } }
public func ask(_ value: some Having) { value.past() }

// ==== Box.swift
class Box {
  static func old() -> Int { 1 }
  static func make() -> Int { if #available(iOS 15, *) { return 2 } else { return old() } }
  final class OldBox: Box { override func show() { print("old") } }
  class func box() -> Box { if #available(iOS 15, *) { return Box() } else { return OldBox() } }
  func show() { print("box") }
}

// ==== Known.swift
class Known {
  func gone() { print("went") }
  func show() { if #available(iOS 15, *) { print("known") } else { gone() } }
  func emptied() { if #unavailable(iOS 15) { print("old") } }
  func act() { emptied() }
}

// ==== Far.swift
class Far {
  func past() { print("past") }
  func show() { if #available(iOS 15, *) { print("far") } else { past() } }
}

// ==== Protocols.swift
protocol Other { func other() }

// ==== Heirs.swift
class Farther: Far {}
class Knower: Known {}

// ==== More.swift
import Native

extension Knower: Other { func other() {} }
final class Farthest: Farther, Having {}

// ==== main.swift
import Native

print(Box.make())
Box.box().show()
Knower().show()
Knower().act()
Farthest().show()
ask(Farthest())

// ==== after: Box.swift
class Box {
  static func make() -> Int { return 2 }
  class func box() -> Box { return Box() }
  func show() { print("box") }
}

// ==== after: Far.swift
class Far {
  func past() { print("past") }
  func show() { print("far") }
}

// ==== after: Known.swift
class Known {
  func show() { print("known") }
  func act() { }
}
