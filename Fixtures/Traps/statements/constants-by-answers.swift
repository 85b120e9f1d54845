// What an answer of the project's own chooses is a constant afterwards, too: it is in doubt where the compiler computes with it.
// min: 15

// ==== main.swift
struct Grid {
    private var isNew: Bool { if #available(iOS 15, *) { return true } else { return false } }
    func rows(_ n: Int) -> Int {
        let columns = isNew ? 0 : 3
        guard columns > 0 else { return n }
        return (n + columns - 1) / columns
    }
}
print(Grid().rows(4))
