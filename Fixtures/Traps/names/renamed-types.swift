// `renamed:` of a type names one that nothing here declares, and that it does not use: it may be of another kind.
// min: 16
// expects: unchanged

// ==== main.swift
@available(iOS, deprecated: 13, renamed: "Identifiable")
protocol Watcher { var id: Int { get } }
@available(iOS, deprecated: 13, renamed: "Result")
struct Outcome { var value = 1 }
struct Row: Watcher { var id = 3 }
func show(_ watcher: Watcher) -> Int { watcher.id }
print(show(Row()), Outcome().value)
