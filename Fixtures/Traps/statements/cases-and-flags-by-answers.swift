// A case that is switched over and a flag that may be set again are constants like numbers.
// min: 15

// ==== main.swift
enum Layout { case flow, grid }
struct Screen {
    private var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
    func style() -> String {
        let inset = isNew ? 20 : 8
        if inset > 10 { return "wide" }
        return "narrow"
    }
    func name() -> String {
        let layout: Layout = isNew ? .grid : .flow
        switch layout { case .flow: return "flow"; case .grid: return "grid" }
    }
    func animates(_ wish: Bool) -> Bool {
        var animated = isNew
        if !animated { animated = wish }
        return animated
    }
}
let s = Screen()
print(s.style(), s.name(), s.animates(true))
