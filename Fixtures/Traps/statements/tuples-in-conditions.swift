// One name of a tuple in a condition loses its last use.
// min: 15

// ==== main.swift
func pair(_ on: Bool) -> (Int, String)? { on ? (1, "a") : nil }
func a() {
    if let (n, text) = pair(true) {
        if #available(iOS 15, *) { print(n) } else { print(text) }
    }
}
func b() {
    guard let (n, text) = pair(true) else { return }
    if #available(iOS 15, *) { print(n) } else { print(text) }
}
a(); b()
