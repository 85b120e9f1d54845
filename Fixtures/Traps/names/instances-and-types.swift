// A private static answer, and an inherited one of instances.
// min: 16

// ==== A.swift
class Sub: Base { 
  private static var isOn: Bool { if #available(iOS 15, *) { return true } else { return false } } 
  func t() { if isOn { print("inst") } else { print("no") }; if Self.isOn { print("static") }; if self.isOn { print("q") } }
}
// ==== main.swift
class Base { var isOn: Bool { false } }
Sub().t()
