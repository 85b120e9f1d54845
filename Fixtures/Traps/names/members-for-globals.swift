// A private global of a name that types of other files have, too.
// min: 16

// ==== A.swift
private let isModern: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
class Sub: Base { func t() { if isModern { print("member?") } else { print("no") } } }
func g() { if isModern { print("global") } }
// ==== main.swift
class Base { let isModern = false }
Sub().t(); g()
