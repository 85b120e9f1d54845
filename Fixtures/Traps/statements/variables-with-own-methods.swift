// A structure's own methods tell whether its variable changes.
// min: 15

// ==== main.swift
struct Copy { var x = 1; mutating func fix() { x = 2 }; func text() -> String { "c\(x)" } }
func a(_ c: Copy) -> String {
    var copy = c
    if #unavailable(iOS 15) { copy.fix() }
    return copy.text()
}
print(a(Copy()))
