// The same, where the protocol has a default that answers otherwise.
// min: 16

// ==== A.swift
private struct S: P { fileprivate var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } } }
func mk() -> any P { S() }
// ==== main.swift
protocol P { var isModern: Bool { get } }
extension P { var isModern: Bool { false } }
print(mk().isModern)
