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
struct Tray {
  private static let ordinary = Tray(n: 5)
  private static let `default` = Tray(n: 6)
  private static func empty() -> Tray { Tray(n: 7) }
  static let open = Tray(n: 8)
  var n: Int
  static func make() -> Tray {
    if #available(iOS 14, *) { return .ordinary } else { return Tray(n: 0) }
  }
  static func makeDefault() -> Tray {
    if #available(iOS 14, *) { return .default } else { return Tray(n: 0) }
  }
  static func makeEmpty() -> Tray {
    if #available(iOS 14, *) { return .empty() } else { return Tray(n: 0) }
  }
  static func makeOpen() -> Tray {
    if #available(iOS 14, *) { return .open } else { return Tray(n: 0) }
  }
}
print(Tray.make().n, Tray.makeDefault().n, Tray.makeEmpty().n, Tray.makeOpen().n)

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
struct Tray {
  private static let ordinary = Tray(n: 5)
  private static let `default` = Tray(n: 6)
  private static func empty() -> Tray { Tray(n: 7) }
  static let open = Tray(n: 8)
  var n: Int
  static func make() -> Tray {
    return .ordinary
  }
  static func makeDefault() -> Tray {
    return .default
  }
  static func makeEmpty() -> Tray {
    return .empty()
  }
  static func makeOpen() -> Tray {
    return .open
  }
}
print(Tray.make().n, Tray.makeDefault().n, Tray.makeEmpty().n, Tray.makeOpen().n)
