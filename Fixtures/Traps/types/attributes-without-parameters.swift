// The same with an attribute and no captures.
// min: 16

// ==== main.swift
func each(_ f: @Sendable (Int) -> Int) { print(f(1)) }
func f(_ v: Int) {
  each { @Sendable in if #available(iOS 15, *) { return v } else { return $0 } }
}
f(2)
