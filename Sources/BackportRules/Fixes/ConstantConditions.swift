import LintCore
import SwiftSource

/// What the conditions of an `if`, `guard` or `while` come to.
struct ConstantConditions {
  enum Value {
    case always
    /// An element is always false.
    /// - Parameter isPure: the elements before it can be left out unseen.
    case never(isPure: Bool)
    /// The elements that are always true, by node, can go; others stay.
    case partly(Set<Int>)
  }
  let value: Value

  /// - Parameter constants: the elements whose value is known, by node.
  init(of statement: Syntax, constants: [Int: Bool]) {
    let elements = statement.children(.conditionElement)
    if let first = elements.firstIndex(where: { constants[$0.index] == false }) {
      value = .never(isPure: elements[..<first].allSatisfy { constants[$0.index] != nil || $0.isPure })
    } else if elements.allSatisfy({ constants[$0.index] == true }) {
      value = .always
    } else {
      value = .partly(Set(elements.map(\.index).filter { constants[$0] == true }))
    }
  }
}
