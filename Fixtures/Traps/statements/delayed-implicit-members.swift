// A value that begins with a period has its type from the name that goes.
// min: 15

// ==== main.swift
final class Color { static func make(_ n: Int) -> Color { print("made \(n)"); return Color() } }
func tint(_ c: Color) { print("tint") }
func a(_ dark: Bool) {
    let color: Color
    if dark { color = .make(1) } else { color = .make(2) }
    if #available(iOS 15, *) { print("new") } else { tint(color) }
}
a(true)
