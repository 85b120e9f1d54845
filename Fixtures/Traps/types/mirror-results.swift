// The system's type in the place of a mirror, where the mirror's is what is expected: results, closures, lists, choices.
// min: 16

// ==== Native/Edge.swift
public enum Edge { case top, bottom, wide }
public struct Panel {
  public init() {}
  public func edge(_ edge: Edge) -> String { "edge(\(edge))" }
  public func edges(_ edges: [Edge]) -> String { "edges(\(edges))" }
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

// ==== main.swift
import Native

func side(_ flag: Bool) -> Side { flag ? .top : .bottom }
func given(_ flag: Bool) -> Side? { flag ? .wide : nil }
func lazily(_ side: () -> Side) -> Side { side() }
func generic<T>(_ value: T) -> T { value }
struct Box {
  var side: Side = .bottom
  var sides: [Side] = [.top, .wide]
  static let shared: Side = .wide
}
let panel = Panel()
var all: [String] = []
all.append(panel.side())
all.append(panel.side(side(true)))
all.append(panel.side(given(true) ?? .top))
all.append(panel.side(lazily { .bottom }))
all.append(panel.side(Box().side))
all += Box().sides.map { panel.side($0) }
all.append(panel.side(Box.shared))
let made: Side = if all.isEmpty { .top } else { .bottom }
all.append(panel.side(made))
all.append(panel.side([.top, .bottom][1]))
all.append(panel.side({ .wide }()))
all.append(panel.side(generic(.top)))
let table: [Int: Side] = [1: .top]
all.append(panel.side(table[1] ?? .wide))
all.append(panel.side(generic(Side.top)))
print(all)

// ==== after: Side.swift
import Native

extension Panel {
  func side(_ side: Edge = .wide) -> String {
    return self.edge(side)
  }
}

// ==== after: main.swift
import Native

func side(_ flag: Bool) -> Edge { flag ? .top : .bottom }
func given(_ flag: Bool) -> Edge? { flag ? .wide : nil }
func lazily(_ side: () -> Edge) -> Edge { side() }
func generic<T>(_ value: T) -> T { value }
struct Box {
  var side: Edge = .bottom
  var sides: [Edge] = [.top, .wide]
  static let shared: Edge = .wide
}
let panel = Panel()
var all: [String] = []
all.append(panel.side())
all.append(panel.side(side(true)))
all.append(panel.side(given(true) ?? .top))
all.append(panel.side(lazily { .bottom }))
all.append(panel.side(Box().side))
all += Box().sides.map { panel.side($0) }
all.append(panel.side(Box.shared))
let made: Edge = if all.isEmpty { .top } else { .bottom }
all.append(panel.side(made))
all.append(panel.side([.top, .bottom][1]))
all.append(panel.side({ .wide }()))
all.append(panel.side(generic(.top)))
let table: [Int: Edge] = [1: .top]
all.append(panel.side(table[1] ?? .wide))
all.append(panel.side(generic(Edge.top)))
print(all)
