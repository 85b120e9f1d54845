// Closures in a literal have the type of one another: one that begins to give something back says that it does not.
// min: 15

// ==== main.swift
struct Store { @discardableResult func save() -> Bool { true } }
let store = Store()
func a() {
  let table = ["a": { if #available(iOS 15, *) { store.save() } else { print("old") } }, "b": { print("b") }]
  table["b"]!()
  let list = [{ if #available(iOS 15, *) { store.save() } else { print("old") } }, { print("c") }]
  list[1]()
}
a()
