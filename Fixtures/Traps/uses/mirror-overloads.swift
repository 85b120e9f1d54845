// Overloads for the mirror and for the system's type beside each other would be one declared twice.
// min: 16

// ==== Native/Edge.swift
public enum Edge { case top, bottom, wide }
public struct Panel {
  public init() {}
  public func edge(_ edge: Edge) -> String { "edge(\(edge))" }
}

// ==== Side.swift
import Native

enum Side {
  case top, bottom, wide

  @available(iOS 15, *) var official: Edge {
    switch self {
    case .top: return .top
    case .bottom: return .bottom
    case .wide: return .wide
    }
  }
}
extension Panel {
  func side(_ side: Side = .wide) -> String {
    if #available(iOS 15, *) { return self.edge(side.official) } else { return "" }
  }
}

// ==== Pick.swift
import Native

func pick(_ edge: Edge) -> Int { 2 }

// ==== main.swift
import Native

func pick(_ first: Side) -> Int { 1 }
let panel = Panel()
let text = panel.side(.top)
let number = pick(Side.top) + pick(Edge.top)
var all: [String] = []
all.append(text)
all.append(String(number))
print(all)
