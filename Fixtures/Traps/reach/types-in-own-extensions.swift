// A type in an extension goes with the one around it, unless somebody else names it.
// min: 16

// ==== Types.swift
protocol Named { init(); var name: String { get } }

func show() {
  if #available(iOS 15, *) { print("new") } else { print(Old().name, Wide().name, Open().name) }
}

private struct Old { var name: String { Inner.text + Old.Deeper.text } }
private extension Old {
  enum Inner { static let text = "old" }
  final class Deeper: Base { static let text = "deep" }
}

private struct Wide { var name: String { Part().name } }
extension Wide {
  fileprivate struct Part: Named { var name: String { "part" } }
}
private typealias Piece = Wide.Part
func part() -> String { Piece().name }

// Objective-C may make it.
class Base { required init() {} }
struct Open { var name: String { Made.text } }
extension Open {
  final class Made: Base { static let text = "made" }
}

// ==== main.swift
show()
print(part())

// ==== after: Types.swift
protocol Named { init(); var name: String { get } }

func show() {
  print("new")
}

private struct Wide { }
extension Wide {
  fileprivate struct Part: Named { var name: String { "part" } }
}
private typealias Piece = Wide.Part
func part() -> String { Piece().name }
