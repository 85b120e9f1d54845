// Shims between the braces of one line, static ones among them; beside an extension that was empty before, and one
// that conforms to something: its member may be required, and waits for '--unsafe'.
// min: 16

// ==== Native/Native.swift
public struct Panel {
  public init() {}
  public func badge(_ n: Int) -> Panel {
    print("badge", n)
    return self
  }
  public func glow() -> Panel {
    print("glow")
    return self
  }
  public static var limit: Int { 3 }
}

// ==== Compat.swift
import Native

protocol Marked {}
extension Panel: Marked {
  static var compatLimit: Int { if #available(iOS 15, *) { return Panel.limit } else { return 0 } }
}
extension Panel { func compatBadge(_ n: Int) -> Panel { if #available(iOS 15, *) { return badge(n) } else { return self } }; func compatGlow() -> Panel { if #available(iOS 15, *) { return glow() } else { return self } } }

// ==== Empty.swift
import Native

extension Panel {}

// ==== main.swift
import Native

_ = Panel().compatBadge(3).compatGlow()
print(Panel.compatLimit, Panel() is any Marked)

// ==== after: Compat.swift
import Native

protocol Marked {}
extension Panel: Marked {
  static var compatLimit: Int { if #available(iOS 15, *) { return Panel.limit } else { return 0 } }
}

// ==== after: main.swift
import Native

_ = Panel().badge(3).glow()
print(Panel.compatLimit, Panel() is any Marked)
