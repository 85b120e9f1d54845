// Members that other files see: a protocol of the project named like a known one, one that another file adds, another
// name of the type.
// min: 16

// ==== Protocols.swift
protocol Comparable: Named {}
protocol Named { var old: String { get } }
extension Named { var old: String { "default" } }
func show(_ value: some Named) { print(value.old) }

// ==== Types.swift
struct Row: Comparable {
  var old: String { "row" }
}
struct Cell {
  var old: String { "cell" }
}
struct Other {
  var old: String { "other" }
  var plain: Int { 1 }
}
func run() {
  if #available(iOS 15, *) {
    show(Row())
    show(Cell())
    show(Other())
  } else {
    print(Row().old, Cell().old, Other().old, Other().plain)
  }
}

// ==== More.swift
extension Cell: Named {}
typealias Another = Other

// ==== Most.swift
extension Another: Named {}

// ==== main.swift
run()

// ==== after: Types.swift
struct Row: Comparable {
  var old: String { "row" }
}
struct Cell {
  var old: String { "cell" }
}
struct Other {
  var old: String { "other" }
  var plain: Int { 1 }
}
func run() {
  show(Row())
  show(Cell())
  show(Other())
}
