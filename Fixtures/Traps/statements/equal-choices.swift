// A choice of which both answers are the same asks no more; a question that does something still asks.
// min: 16
// migrate: --unsafe

// ==== System.swift
enum System {
  static var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
}
var asked = 0
var counted: Bool {
  asked += 1
  return asked > 1
}
func ask() -> Bool {
  asked += 1
  return true
}

// ==== main.swift
enum Shade { case clear, black, white }
func show(_ shade: Shade?, _ numbers: [Int] = []) { print(shade as Any, numbers) }
func shades(_ incoming: Bool, _ value: Int?) {
  show(incoming ? System.isModern ? .clear : .black : System.isModern ? .clear : .white)
  show(ask() ? System.isModern ? .black : .clear : System.isModern ? .black : .white)
  show(counted ? System.isModern ? .white : .clear : System.isModern ? .white : .black)
  show(value! > 1 ? System.isModern ? nil : .clear : System.isModern ? nil : .white)
  let number = 1 + (incoming ? System.isModern ? 2 : 3 : System.isModern ? 2 : 4) * 2
  show(nil, [number])
}
shades(true, 2)
shades(false, 0)
print(asked)

// ==== after: System.swift
var asked = 0
var counted: Bool {
  asked += 1
  return asked > 1
}
func ask() -> Bool {
  asked += 1
  return true
}

// ==== after: main.swift
enum Shade { case clear, black, white }
func show(_ shade: Shade?, _ numbers: [Int] = []) { print(shade as Any, numbers) }
func shades(_ incoming: Bool, _ value: Int?) {
  show(.clear)
  show(ask() ? .black : .black)
  show(counted ? .white : .white)
  show(value! > 1 ? nil : nil)
  let number = 1 + (2) * 2
  show(nil, [number])
}
shades(true, 2)
shades(false, 0)
print(asked)
