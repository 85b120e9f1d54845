import SwiftSource

/// Evaluates `#if` clauses of an interface for a current compiler and the interface's system.
///
/// Compiler features (`$AsyncAwait`, `hasFeature(…)`) are all present. Other flags are not set.
struct InterfaceCondition {
  private let tree: SyntaxTree
  private let header: InterfaceHeader
  private var index: Int
  private let end: Int

  init(_ tree: SyntaxTree, _ header: InterfaceHeader, tokens: Range<Int>) {
    self.tree = tree
    self.header = header
    index = tokens.lowerBound
    end = tokens.upperBound
  }

  mutating func holds() -> Bool {
    var value = conjunction()
    while take("||") { value = conjunction() || value }
    return value
  }

  private mutating func conjunction() -> Bool {
    var value = operand()
    while take("&&") { value = operand() && value }
    return value
  }

  private mutating func operand() -> Bool {
    if take("!") { return !operand() }
    if take("(") {
      let value = holds()
      _ = take(")")
      return value
    }
    guard index < end else { return true }
    let name = text(index)
    index += 1
    guard take("(") else { return name.hasPrefix("$") || name == "true" }
    let start = index
    while index < end, text(index) != ")" { index += 1 }
    let argument = (start..<index).map(text)
    _ = take(")")
    return answer(name, argument)
  }

  private func answer(_ name: String, _ argument: [String]) -> Bool {
    switch name {
    case "compiler", "swift": argument.first != "<"
    case "os": argument == [header.system]
    case "arch": argument == [header.architecture]
    case "targetEnvironment": argument == ["macCatalyst"] && header.isCatalyst
    case "_pointerBitWidth": argument == ["_64"]
    case "_endian": argument == ["little"]
    default: true
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard index < end, self.text(index) == text else { return false }
    index += 1
    return true
  }

  private func text(_ token: Int) -> String { tree.text(ofToken: token) }
}
