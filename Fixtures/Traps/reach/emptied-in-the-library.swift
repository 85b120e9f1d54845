// Extensions of the library: one with an access level goes with its file, one that holds a comment besides stays.
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

// ==== Lib/Compat.swift
import Native

package extension Panel {
  func compatBadge(_ n: Int) -> Panel {
    if #available(iOS 15, *) { return badge(n) } else { return self }
  }

  func compatGlow() -> Panel {
    guard #available(iOS 15, *) else { return self }
    return glow()
  }
}

// ==== Lib/More.swift
import Native

public let title = "more"

extension Panel {
  // Nothing here is for others.

  package func compatDim(_ n: Int) -> Panel {
    if #available(iOS 15, *) { return badge(n) } else { return self }
  }

  package func compatShine() -> Panel {
    if #available(iOS 15, *) { return glow() } else { return self }
  }
}

// ==== main.swift
import Lib
import Native

_ = Panel().compatBadge(3).compatGlow()
_ = Panel().compatDim(2).compatShine()
print(title)

// ==== after: Lib/Compat.swift: gone

// ==== after: Lib/More.swift
import Native

public let title = "more"

extension Panel {
  // Nothing here is for others.
}

// ==== after: main.swift
import Lib
import Native

_ = Panel().badge(3).glow()
_ = Panel().badge(2).glow()
print(title)
