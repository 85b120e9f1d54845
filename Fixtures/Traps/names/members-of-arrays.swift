// A private global, and a member of the system by its name.
// min: 16

// ==== A.swift
private var isEmpty: Bool { if #available(iOS 15, *) { return true } else { return false } }
extension Array { func t() { if isEmpty { print("empty") } else { print("full") } } }
func g() { if isEmpty { print("global") } }
// ==== main.swift
[1].t(); g()
