// A condition that begins with a brace does not parse.
// min: 15

// ==== main.swift
func a() {
    guard let n = { Int("3") }() else { return }
    if #available(iOS 15, *) { print("new") } else { print(n) }
}
a()
