// var count: Int { db.rows().count }      calls what other files may declare, override or set
// lazy var last = store.load().last       the same
// var isEmpty: Bool { items.filter { $0.isNew }.isEmpty }    calls what the standard library declares
//
// A member that counts as pure (see `Purity`) may run code out of sight: what it calls is a requirement, is overridden, is a
// closure, or stands in another file.
import Native
import SwiftSource

extension SyntaxTree {
  /// Whether the file declares a property of a name that calls what is not known to only find a value, or sets something.
  func mayRunUnknownCode(whenReading name: String) -> Bool {
    nodes { $0 == .binding }.contains { binding in
      guard binding.boundNames.contains(name), let variable = binding.parent,
        variable.kind == .variableDeclaration
      else { return false }
      if variable.hasOwnWrapper { return true }
      if variable.isStaticMember || variable.modifiers.contains("lazy"),
        binding.child(.initializer)?.callsUnknownCode == true
      {
        return true
      }
      guard let getter = binding.child(.accessorBlock) else { return false }
      return getter.callsUnknownCode
        || getter.tokens.contains {
          $0.kind == .equal || $0.kind == .binaryOperator && text[$0.range].hasSuffix("=")
        }
    }
  }

  /// Functions and methods that find a value, of a name that hardly anything else has.
  fileprivate static let findingFunctions: Set<String> = pureMethods.union([
    "abs", "allSatisfy", "components", "compactMap", "distance", "dropFirst", "dropLast", "enumerated", "filter",
    "firstIndex", "flatMap", "hash", "joined", "lastIndex", "lowercased", "map", "mapValues", "max", "min", "prefix",
    "reduce", "reversed", "rounded", "sorted", "split", "string", "suffix", "trimmingCharacters", "type", "uppercased",
    "zip",
  ])
}

extension Syntax {
  /// Whether it calls what the file does not show, or what is not known to only find a value.
  fileprivate var callsUnknownCode: Bool {
    descendants.contains { call in
      guard call.kind == .callSuffix, call.tokenIndices.lowerBound > 0 else { return false }
      let name = call.tokenIndices.lowerBound - 1
      guard tree.tokens[name].kind == .identifier else { return tree.tokens[name].keyword != .`init` }
      let called = tree.text(ofToken: name).withoutBackticks
      let isKnown =
        called.isTypeName ? called.isKnownConcreteType : SyntaxTree.findingFunctions.contains(called)
      return !isKnown || !tree.declarations(named: called).isEmpty
    }
  }
}
