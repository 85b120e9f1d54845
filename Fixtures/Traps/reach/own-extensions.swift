// Extensions go with the type that they extend, and with no other: here, of names that mean something else, and
// of a type that is named in them for others.
// min: 16

// ==== Types.swift
protocol Named { var name: String { get } }

func show() {
  if #available(iOS 15, *) { print("new") } else { print(Old().name, Wide().name, Two.Cell().name) }
}

private struct Old { var name: String { text } }

/// Of the old one.
extension Old { fileprivate var text: String { "old" } }

extension Old: Named {}
extension Old: Equatable { static func == (left: Old, right: Old) -> Bool { true } }

// It is named where it is no extension of it.
private struct Wide { var name = "wide" }
extension Wide: Named {}
extension Array where Element == Wide { fileprivate var names: [String] { map(\.name) } }

// `Cell` is another one.
struct Cell { var name = "cell" }
enum Two {
  struct Cell { var name = "two" }
}
extension Cell: Named {}

// ==== main.swift
show()
let cell: any Named = Cell()
print(cell.name)

// ==== after: Types.swift
protocol Named { var name: String { get } }

func show() {
  print("new")
}

// It is named where it is no extension of it.
private struct Wide { var name = "wide" }
extension Wide: Named {}
extension Array where Element == Wide { fileprivate var names: [String] { map(\.name) } }

// `Cell` is another one.
struct Cell { var name = "cell" }
extension Cell: Named {}
