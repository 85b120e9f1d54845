// Types of one name, nested in different ones: whether one of them has to have a member is asked of each.
// min: 16

// ==== Native/Native.swift
public protocol Having { var past: String { get } }
extension Having { public var past: String { "default" } }
public func ask(_ value: some Having) { print(value.past) }

// ==== Rows.swift
enum Rows {
  struct Cell {
    var gone: String { "went" }
    var text: String { if #available(iOS 15, *) { return "rows" } else { return gone } }
  }
}

// ==== Lists.swift
enum Lists {
  struct Cell { var text = "lists" }
  struct Item {
    var past: String { "was" }
    var text: String { if #available(iOS 15, *) { return "item" } else { return past } }
  }
}

// ==== Others.swift
import Native

enum Others {
  struct Item { var text = "other" }
}
extension Lists.Item: Having {}

// ==== main.swift
import Native

print(Rows.Cell().text, Lists.Cell().text, Lists.Item().text, Others.Item().text)
ask(Lists.Item())

// ==== after: Lists.swift
enum Lists {
  struct Cell { var text = "lists" }
  struct Item {
    var past: String { "was" }
    var text: String { return "item" }
  }
}

// ==== after: Rows.swift
enum Rows {
  struct Cell {
    var text: String { return "rows" }
  }
}
