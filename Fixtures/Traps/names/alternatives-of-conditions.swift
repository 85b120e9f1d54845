// The clauses of one '#if' declare a function in turn: what another clause calls, adds or leaves out counts as well.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public var text: String
  public init(_ text: String) { self.text = text }
  public func framed(_ width: Int) -> Panel { Panel("\(text)|\(width)") }
  public func marked(_ width: Int) -> Panel { Panel("\(text)!\(width)") }
}

// ==== Shims.swift
import Native

extension Panel {
  #if os(iOS)
    func same(_ width: Int) -> Panel { if #available(iOS 15, *) { framed(width) } else { self } }
    func other(_ width: Int) -> Panel { if #available(iOS 15, *) { framed(width) } else { self } }
    func more(_ width: Int) -> Panel { if #available(iOS 15, *) { framed(width) } else { self } }
    func usual(_ width: Int = 1) -> Panel { if #available(iOS 15, *) { framed(width) } else { self } }
    func labelled(_ width: Int) -> Panel { if #available(iOS 15, *) { framed(width) } else { self } }
  #else
    func same(_ width: Int) -> Panel { framed(width) }
    func other(_ width: Int) -> Panel { marked(width) }
    func more(_ width: Int) -> Panel {
      print("more")
      return framed(width)
    }
    func usual(_ width: Int = 2) -> Panel { framed(width) }
    func labelled(_ width: Int, _ times: Int = 2) -> Panel { framed(width * times) }
  #endif
}

// ==== main.swift
import Native

let panel = Panel("a")
print(panel.same(1).text, panel.other(2).text, panel.more(3).text)
print(panel.usual().text, panel.usual(4).text, panel.labelled(5).text)

// ==== after: Shims.swift
import Native

extension Panel {
  #if os(iOS)
    func other(_ width: Int) -> Panel { framed(width) }
    func more(_ width: Int) -> Panel { framed(width) }
    func usual(_ width: Int = 1) -> Panel { framed(width) }
    func labelled(_ width: Int) -> Panel { framed(width) }
  #else
    func other(_ width: Int) -> Panel { marked(width) }
    func more(_ width: Int) -> Panel {
      print("more")
      return framed(width)
    }
    func usual(_ width: Int = 2) -> Panel { framed(width) }
    func labelled(_ width: Int, _ times: Int = 2) -> Panel { framed(width * times) }
  #endif
}

// ==== after: main.swift
import Native

let panel = Panel("a")
print(panel.framed(1).text, panel.other(2).text, panel.more(3).text)
print(panel.usual().text, panel.usual(4).text, panel.labelled(5).text)
