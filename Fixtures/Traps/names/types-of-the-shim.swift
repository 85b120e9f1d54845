// A shim's body names types that mean something else, or nothing, where it is used.
// min: 16

// ==== Native/Panel.swift
public struct Style: CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
  public static let plain = Style("native plain")
}
public struct Panel {
  public init() {}
  public func styled(_ style: Any) -> String { "\(style)" }
}

// ==== Compat.swift
import Native

struct Outer {
  static let inner = "hidden style"
  struct Hidden { static let big = 5 }
}

extension Panel {
  enum Size { static let big = 3 }
  func large() -> String {
    if #available(iOS 15, *) { return styled(Size.big) } else { return "old" }
  }
  func generic<T>(_ type: T.Type) -> String {
    if #available(iOS 15, *) { return styled(T.self) } else { return "old" }
  }
  func plain() -> String {
    if #available(iOS 15, *) { return styled(Style.plain) } else { return "old" }
  }
}

// ==== main.swift
import Native

func show<Style>(_ style: Style) -> String { Panel().plain() }
struct Holder {
  struct Style { static let plain = "own plain" }
  func show() -> String { Panel().plain() }
}
print(Panel().large(), Panel().generic(Int.self), Panel().plain(), show(1), Holder().show())

// ==== after: Compat.swift
import Native

struct Outer {
  static let inner = "hidden style"
  struct Hidden { static let big = 5 }
}

extension Panel {
  enum Size { static let big = 3 }
  func large() -> String {
    return styled(Size.big)
  }
  func generic<T>(_ type: T.Type) -> String {
    return styled(T.self)
  }
  func plain() -> String {
    return styled(Style.plain)
  }
}
