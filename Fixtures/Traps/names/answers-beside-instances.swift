// `.modern` cannot mean the instance properties of that name. Those of values do; so may what stands behind a chain that
// is broken by a condition.
// min: 16
// migrate: --unsafe

// ==== Answers.swift
extension Bool {
  static var modern: Bool { if #available(iOS 15, *) { return true } else { return false } }
  static var recent: Bool { if #available(iOS 15, *) { return true } else { return false } }
  static var fresh: Bool { if #available(iOS 15, *) { return true } else { return false } }
}

// ==== Row.swift
struct Row {
  private var modern: String { "row" }
  var text: String { modern + self.modern }
  var recent: String { "recent" }
  func show() { choose(.modern, .recent) }
}
struct Part {
  var fresh: Part { self }
  var name = "part"
}

// ==== More.swift
extension Row {
  var more: String { recent + self.recent }
}
func part(_ part: Part) -> Part {
  part
    #if os(Linux)
      .fresh
    #endif
}

// ==== main.swift
func choose(_ isOn: Bool, _ other: Bool) { print(isOn, other) }
Row().show()
choose(.modern, !.modern)
choose(Bool.modern, .fresh)
print(Row().text, Row().more, part(Part()).name)

// ==== after: Answers.swift
extension Bool {
  static var recent: Bool { return true }
  static var fresh: Bool { return true }
}

// ==== after: Row.swift
struct Row {
  private var modern: String { "row" }
  var text: String { modern + self.modern }
  var recent: String { "recent" }
  func show() { choose(true, .recent) }
}
struct Part {
  var fresh: Part { self }
  var name = "part"
}

// ==== after: main.swift
func choose(_ isOn: Bool, _ other: Bool) { print(isOn, other) }
Row().show()
choose(true, false)
choose(true, .fresh)
print(Row().text, Row().more, part(Part()).name)
