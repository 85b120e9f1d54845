// A nested type asks its own member.
// min: 16

// ==== A.swift
private struct Box { 
  static var isOn: Bool { if #available(iOS 15, *) { return true } else { return false } } 
  struct In2: HasOn { func t() { if self.isOn { print("inner") } else { print("not") } ; if isOn { print("i2") } } }
  func t() { if Self.isOn { print("x") }; In2().t() }
}
func run() { Box().t() }
// ==== main.swift
protocol HasOn {}
extension HasOn { var isOn: Bool { false } }
run()
