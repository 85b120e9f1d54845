import LintCore
import SwiftSource

/// What the conditions of an `if`, `guard` or `while` come to.
struct ConstantConditions {
  enum Value {
    case always
    /// An element is always false.
    case never(before: Before)
    /// The elements that are always true, by node, can go; others stay.
    case partly(Set<Int>)
  }
  let value: Value

  /// Whether what stands before an element that is always false can be left out unseen.
  enum Before {
    case isPure
    /// As far as the file shows: another one may compute what is read.
    case isReadElsewhere
    case mayDoSomething
  }

  /// - Parameters:
  ///   - constants: the elements whose value is known, by node.
  ///   - effects: the pure names that the project declares with an effect.
  init(of statement: Syntax, constants: [Int: Bool], effects: Set<String>) {
    let elements = statement.children(.conditionElement)
    if let first = elements.firstIndex(where: { constants[$0.index] == false }) {
      let read = elements[..<first].filter { constants[$0.index] == nil }
      let mayHaveEffect = !effects.isEmpty && read.contains { !$0.pureNames.isDisjoint(with: effects) }
      if read.allSatisfy(\.isPure), !mayHaveEffect {
        value = .never(before: read.allSatisfy(\.namesElsewhere.isEmpty) ? .isPure : .isReadElsewhere)
      } else {
        value = .never(before: .mayDoSomething)
      }
    } else if elements.allSatisfy({ constants[$0.index] == true }) {
      value = .always
    } else {
      value = .partly(Set(elements.map(\.index).filter { constants[$0] == true }))
    }
  }
}
