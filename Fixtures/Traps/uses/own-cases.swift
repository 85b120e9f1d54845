// A member that chooses among the project's own cases and constants is no call of the system.
// min: 16

// ==== Native/Empty.swift
public struct Empty {}

// ==== Renderer.swift
enum Renderer {
  case metal, openGL
  static var current: Renderer { if #available(iOS 13, *) { return .metal } else { return .openGL } }
}
enum Layout {
  case list
  case grid(Int)
  static func preferred(_ columns: Int) -> Layout {
    if #available(iOS 15, *) { return .grid(columns) } else { return .list }
  }
}
struct Theme {
  var name: String
  static let modern = Theme(name: "modern")
  static var usual: Theme { if #available(iOS 15, *) { .modern } else { Theme(name: "old") } }
}

// ==== main.swift
switch Renderer.current {
case .metal: print("metal")
case .openGL: print("gl")
}
if case .grid(let count) = Layout.preferred(3) { print(count) }
print(Theme.usual.name)

// ==== after: Renderer.swift
enum Renderer {
  case metal, openGL
  static var current: Renderer { return .metal }
}
enum Layout {
  case list
  case grid(Int)
  static func preferred(_ columns: Int) -> Layout {
    return .grid(columns)
  }
}
struct Theme {
  var name: String
  static let modern = Theme(name: "modern")
  static var usual: Theme { .modern }
}
