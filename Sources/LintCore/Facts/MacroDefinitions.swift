import Availability
import SwiftSource

extension FilePass {
  /// Where the availability macros are defined that a condition or an attribute uses, to follow the reason of a
  /// finding: `; 'Mine 1.0' is defined in Package.swift:7`. Empty: it uses none.
  public func definitions(usedBy node: Syntax) -> String {
    if context.macros.isEmpty { return "" }
    return node.children(.availabilityArgument).compactMap { definition(usedBy: $0) }.joined()
  }

  /// The same for one argument.
  public func definition(usedBy argument: Syntax) -> String? {
    guard let definition = context.macros.definition(usedBy: tree.text.bytes[argument.range]),
      let place = definition.place
    else { return nil }
    return "; '\(definition.name)' is defined in \(place.path):\(place.line)"
  }
}
