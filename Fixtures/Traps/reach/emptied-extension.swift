// Several shims in one extension: it goes with the last of them, and its file, too.
// min: 16

// ==== Native/Native.swift
public struct Panel { public init() {}
  public func badge(_ n: Int) -> Panel { print("badge", n); return self }
  public func glow() -> Panel { print("glow"); return self }
  public func dim(by x: Int) -> Panel { print("dim", x); return self } }

// ==== Compat.swift
import Native
extension Panel {
  func compatBadge(_ n: Int) -> Panel { if #available(iOS 15, *) { return badge(n) } else { return self } }
  func compatGlow() -> Panel { if #available(iOS 15, *) { return glow() } else { return self } }

  // MARK: - More
  func compatDim(by x: Int) -> Panel { if #available(iOS 15, *) { return dim(by: x) } else { return self } }
}

// ==== main.swift
import Native
_ = Panel().compatBadge(3).compatGlow().compatDim(by: 4)

// ==== after: Compat.swift: gone

// ==== after: main.swift
import Native
_ = Panel().badge(3).glow().dim(by: 4)
