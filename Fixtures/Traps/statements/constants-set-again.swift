// What was said last before counts: another assignment, a sum, a second name.
// min: 15

// ==== main.swift
func height(compact: Bool) -> String {
    var height = 44
    if compact { height = 32 }
    if #available(iOS 15, *) { height = 50 }
    if height > 48 { return "tall" }
    return "short"
}
func padding() -> String {
    var padding = 16
    if #available(iOS 15, *) { padding += 8 }
    return padding > 20 ? "wide" : "narrow"
}
func page(_ n: Int) -> Int {
    let size: Int
    if #available(iOS 15, *) { size = 50 } else { size = 20 }
    let half = size / 2
    if half > 20 { return n / half }
    return n
}
print(height(compact: true), padding(), page(100))
