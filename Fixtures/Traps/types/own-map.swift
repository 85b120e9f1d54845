// The project has a map of its own beside that of arrays.
// min: 16

// ==== main.swift
struct Box { var v = 1; func map<T>(_ f: (Box) -> T) -> T { f(self) } }
print(Box().map { if #available(iOS 15, *) { return $0.v } else { return 0 } })
print([1, 2].map { if #available(iOS 15, *) { return $0.description } else { return "" } })
