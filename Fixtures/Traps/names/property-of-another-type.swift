// Another type has a property that is called like the one that gives the wrapper, and what that gives has a member of a
// shim's name.
// min: 16
// expects: unchanged

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public func badge(_ n: Int) -> String { "panel \(n)" }
}
public struct Gate {
  public init() {}
  public func badge(_ n: Int) -> String { "gate \(n)" }
}

// ==== main.swift
import Native

struct Backport<Content> { let content: Content }
extension Panel { var backport: Backport<Self> { Backport(content: self) } }
extension Backport where Content == Panel {
  func badge(_ n: Int) -> String { if #available(iOS 16, *) { content.badge(n) } else { "" } }
}

final class Link {
  var backport: Gate = Gate()
  func both(_ panel: Panel) -> String { backport.badge(1) + self.backport.badge(2) + panel.backport.badge(3) }
}
struct Line {
  let backport: Gate
  func one() -> String { self.backport.badge(4) }
  func badge(_ n: Int) -> String { "line \(n)" }
}
func line(_ backport: Gate) -> Line {
  print(backport.badge(5))
  return Line(backport: backport)
}

print(Link().both(Panel()), Line(backport: Gate()).one(), line(Gate()).backport.badge(6))

// ==== after: main.swift
import Native

struct Backport<Content> { let content: Content }
extension Panel { var backport: Backport<Self> { Backport(content: self) } }
extension Backport where Content == Panel {
  func badge(_ n: Int) -> String { content.badge(n) }
}

final class Link {
  var backport: Gate = Gate()
  func both(_ panel: Panel) -> String { backport.badge(1) + self.backport.badge(2) + panel.backport.badge(3) }
}
struct Line {
  let backport: Gate
  func one() -> String { self.backport.badge(4) }
  func badge(_ n: Int) -> String { "line \(n)" }
}
func line(_ backport: Gate) -> Line {
  print(backport.badge(5))
  return Line(backport: backport)
}

print(Link().both(Panel()), Line(backport: Gate()).one(), line(Gate()).backport.badge(6))
