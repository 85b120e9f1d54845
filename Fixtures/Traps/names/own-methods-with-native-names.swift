// A method of the project that changes its value has the name of one of the system's that does not.
// min: 15

// ==== main.swift
struct TodoList {
    var items = [1, 2, 3]
    var legacy = false
    mutating func filter(by n: Int) { items = items.filter { $0 > n } }
}
func visible() -> [Int] {
    var list = TodoList()
    if #unavailable(iOS 15) { list.legacy = true }
    list.filter(by: 1)
    return list.items
}
print(visible())
