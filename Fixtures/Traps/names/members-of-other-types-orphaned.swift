// A member that nothing names has a namesake in another type, which is alive. What a subclass, a nested type, a key path
// or a dynamic member names is the first one.
// min: 16

// ==== Types.swift
struct Row {
  var body: String { if #available(iOS 15, *) { return "new" } else { return old } }
  var old: String { "row" }
}
struct Live {
  var body: String { self.old + old }
  var old: String { "live" }
}
struct Options { var prompt: String? = "prompt" }
extension Options {
  var body: String {
    guard #available(iOS 15, *) else {
      if let prompt = prompt { return prompt }
      return "none"
    }
    return self.prompt ?? "new"
  }
}
struct Keeper { var prompt: String? { "keeper" } }

// ==== Cell.swift
struct Cell {
  var body: String { if #available(iOS 15, *) { return "new" } else { return former } }
  var former: String { "cell" }
}
struct Third {
  var body: String { if #available(iOS 15, *) { return "new" } else { return past } }
  var past: String { "third" }
  struct Part {
    var text: String { Third()[keyPath: \.past] }
  }
}
@dynamicMemberLookup struct Lens {
  var value = Cell()
  subscript(dynamicMember path: KeyPath<Cell, String>) -> String { value[keyPath: path] }
}
class Base {
  var body: String { if #available(iOS 15, *) { return "new" } else { return earlier } }
  var earlier: String { "base" }
}

// ==== More.swift
extension Lens { var text: String { self.former } }
struct Other {
  var former: String { "other" }
  var past: String { "other" }
  var text: String { former + past }
}
final class Heir: Base {
  var text: String { earlier }
}
struct Fourth {
  var earlier: String { "fourth" }
  var text: String { earlier }
}

// ==== main.swift
print(Row().body, Cell().body, Third().body, Third.Part().text, Base().body, Heir().text)
print(Options().body, Live().body, Lens().text, Other().text, Fourth().text)

// ==== after: Cell.swift
struct Cell {
  var body: String { return "new" }
  var former: String { "cell" }
}
struct Third {
  var body: String { return "new" }
  var past: String { "third" }
  struct Part {
    var text: String { Third()[keyPath: \.past] }
  }
}
@dynamicMemberLookup struct Lens {
  var value = Cell()
  subscript(dynamicMember path: KeyPath<Cell, String>) -> String { value[keyPath: path] }
}
class Base {
  var body: String { return "new" }
  var earlier: String { "base" }
}

// ==== after: Types.swift
struct Row {
  var body: String { return "new" }
}
struct Live {
  var body: String { self.old + old }
  var old: String { "live" }
}
struct Options { var prompt: String? = "prompt" }
extension Options {
  var body: String {
    return self.prompt ?? "new"
  }
}
struct Keeper { var prompt: String? { "keeper" } }
