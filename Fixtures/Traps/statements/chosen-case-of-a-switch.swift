// What a closure chose is a constant that a switch asks for.
// min: 15

// ==== main.swift
enum Layout { case flow, grid }
func name() -> String {
    let layout: Layout = { if #available(iOS 15, *) { return .grid } else { return .flow } }()
    switch layout { case .flow: return "flow"; case .grid: return "grid" }
}
print(name())
