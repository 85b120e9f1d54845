import Availability
import SwiftSource

extension FilePass {
  /// The undefined names in the file and how often each occurs.
  var unknownNames: [String: Int] {
    var counts: [String: Int] = [:]
    func count(_ list: ClauseList, of node: Int) {
      guard list.hasCustomName else { return }
      for argument in Syntax(tree: tree, index: node).children(.availabilityArgument) {
        guard let name = context.macros.unknownName(in: tree.text.bytes[argument.range]) else {
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
