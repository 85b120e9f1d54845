// `a` is renamed `b`, `b` is renamed `c`, and all are due; a new name that nothing declares; names in a circle; a new
// name whose callers have to wait, or to say `try`.
// min: 16

// ==== Panel.swift
struct Panel {
  @available(iOS, introduced: 12, deprecated: 13, renamed: "second(_:)")
  func first(_ value: Int) -> Int { second(value) }
  @available(iOS, introduced: 12, deprecated: 14, renamed: "third(by:)")
  func second(_ value: Int) -> Int { third(by: value) }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "fourth(of:)")
  func third(by value: Int) -> Int { fourth(of: value) }
  func fourth(of value: Int) -> Int { value }

  @available(iOS, introduced: 12, deprecated: 15, renamed: "missing")
  var lone: Int { 5 }

  @available(iOS, introduced: 12, deprecated: 15, renamed: "back")
  var forth: Int { 6 }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "forth")
  var back: Int { 7 }

  @available(iOS, introduced: 12, deprecated: 15, renamed: "loaded()")
  func load() -> Int { 8 }
  func loaded() async -> Int { 8 }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "parsed(_:)")
  func parse(_ text: String) -> Int? { Int(text) }
  func parsed(_ text: String) throws -> Int? { Int(text) }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "all")
  func every() -> Int { 9 }
  func all() -> Int { 9 }
}

// ==== main.swift
let p = Panel()
print(p.first(1), p.second(2), p.third(by: 3), p.fourth(of: 4), p.lone, p.forth, p.back, p.load())
print(p.parse("3") as Any, p.every())

// ==== after: Panel.swift
struct Panel {
  func fourth(of value: Int) -> Int { value }

  @available(iOS, deprecated: 15, renamed: "missing")
  var lone: Int { 5 }

  @available(iOS, deprecated: 15, renamed: "back")
  var forth: Int { 6 }
  @available(iOS, deprecated: 15, renamed: "forth")
  var back: Int { 7 }

  @available(iOS, introduced: 12, deprecated: 15, renamed: "loaded()")
  func load() -> Int { 8 }
  func loaded() async -> Int { 8 }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "parsed(_:)")
  func parse(_ text: String) -> Int? { Int(text) }
  func parsed(_ text: String) throws -> Int? { Int(text) }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "all")
  func every() -> Int { 9 }
  func all() -> Int { 9 }
}

// ==== after: main.swift
let p = Panel()
print(p.fourth(of: 1), p.fourth(of: 2), p.fourth(of: 3), p.fourth(of: 4), p.lone, p.forth, p.back, p.load())
print(p.parse("3") as Any, p.every())
