// What a shim calls is private to its type: its uses could not.
// min: 16

// ==== main.swift
struct Panel: Equatable {
  private static let ordinary = Panel(n: 1)
  private static let `default` = Panel(n: 2)
  var n: Int
  static func make() -> Panel {
    if #available(iOS 14, *) { return .ordinary } else { return Panel(n: 3) }
  }
  static func makeDefault() -> Panel {
    if #available(iOS 14, *) { return .default } else { return Panel(n: 4) }
  }
}
print(Panel.make().n, Panel.makeDefault().n)

// ==== after: main.swift
struct Panel: Equatable {
  private static let ordinary = Panel(n: 1)
  private static let `default` = Panel(n: 2)
  var n: Int
  static func make() -> Panel {
    return .ordinary
  }
  static func makeDefault() -> Panel {
    return .default
  }
}
print(Panel.make().n, Panel.makeDefault().n)
