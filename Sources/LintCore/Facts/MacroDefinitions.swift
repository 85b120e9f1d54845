import Availability
import SwiftSource

extension FilePass {
  /// The definitions of the availability macros in a condition or attribute, to append to the reason of a
  /// finding: `; 'Mine 1.0' is defined in Package.swift:7`. Empty: it uses none.
  public func definitions(usedBy node: Syntax) -> String {
    if context.macros.isEmpty { return "" }
    return node.children(.availabilityArgument).compactMap { definition(usedBy: $0) }.joined()
  }

  /// The definition of the macro in one argument.
  public func definition(usedBy argument: Syntax) -> String? {
    guard let definition = context.macros.definition(usedBy: tree.text.bytes[argument.range]),
      let place = definition.place
    else { return nil }
    return "; '\(definition.name)' is defined in \(place.path):\(place.line)"
  }

  /// The undefined names in the file and how often each occurs.
  var unknownNames: [String: Int] {
    var counts: [String: Int] = [:]
    func count(_ list: ClauseList, of node: Int) {
      guard list.hasCustomName else { return }
      for argument in Syntax(tree: tree, index: node).children(.availabilityArgument) {
        guard let name = context.macros.unknownName(in: tree.text.bytes[argument.range])?.name else {
          continue
        }
        counts[name, default: 0] += 1
      }
    }
    for fact in facts.conditions { count(fact.condition.list, of: fact.node) }
    for fact in facts.attributes {
      if case .available(let attribute) = fact.content, case .short(let list) = attribute.form {
        count(list, of: fact.node)
      }
    }
    return counts
  }
}
