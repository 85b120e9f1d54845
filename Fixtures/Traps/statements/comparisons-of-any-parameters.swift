// An operator with an effect in another file that shows nothing of it but its declaration: no protocol, no usual name of a
// parameter.
// min: 16

// ==== Kind.swift
enum Kind {
  case first, second
  static func == (one: Kind, other: Kind) -> Bool {
    print("kind")
    return true
  }
}
// ==== main.swift
func ask(_ kind: Kind, _ other: Kind) {
  if kind == other { if #unavailable(iOS 15) { print("old") } }
  if kind == other {
    if #unavailable(iOS 15) { print("old") }
  } else {
    if #unavailable(iOS 15) { print("other") }
  }
  let isSame = kind == other
  if #unavailable(iOS 15) { print(isSame) }
  print(kind == other ? text : text)
}
var text: String { "new" }
ask(.first, .second)

// ==== after: main.swift
func ask(_ kind: Kind, _ other: Kind) {
  if kind == other { }
  if kind == other {
  }
  _ = kind == other
  print(kind == other ? text : text)
}
var text: String { "new" }
ask(.first, .second)
