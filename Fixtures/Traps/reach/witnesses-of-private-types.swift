// A member of a private type is what a protocol of another file requires.
// min: 16

// ==== A.swift
private struct S: P { var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } } }
func mk() -> any P { S() }
// ==== main.swift
protocol P { var isModern: Bool { get } }
print(mk().isModern)
