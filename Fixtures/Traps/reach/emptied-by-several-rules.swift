// An old name, an obsolete function and a shim in one extension: three rules take one each, and the extension goes.
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

extension Panel {
  @available(iOS, deprecated: 15, renamed: "own(_:)")
  func oldBadge(_ n: Int) -> Panel { own(n) }

  @available(iOS, obsoleted: 15)
  func gone() -> Panel { self }

  func compatGlow() -> Panel {
    if #available(iOS 15, *) { return glow() } else { return self }
  }
}

// ==== Own.swift
import Native

extension Panel {
  func own(_ n: Int) -> Panel { badge(n + 1) }
}

// ==== main.swift
import Native

_ = Panel().oldBadge(3).compatGlow()

// ==== after: Compat.swift: gone

// ==== after: main.swift
import Native

_ = Panel().own(3).glow()
