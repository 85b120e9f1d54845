// A name gets its constant from a tuple, from another name or by a sum.
// min: 15

// ==== main.swift
func rows(_ n: Int) -> Int {
    let (columns, spacing): (Int, Int)
    if #available(iOS 15, *) { (columns, spacing) = (0, 8) } else { (columns, spacing) = (3, 4) }
    guard columns > 0 else { return n + spacing }
    return n / columns
}
func cols(_ n: Int) -> Int {
    var columns = 2
    if #available(iOS 15, *) { columns -= 2 }
    guard columns > 0 else { return n }
    return n / columns
}
let none = 0
func zero(_ n: Int) -> Int {
    let none = 0
    let columns: Int
    if #available(iOS 15, *) { columns = none } else { columns = 3 }
    return columns > 0 ? n / columns : n
}
print(rows(4), cols(4), zero(4))
