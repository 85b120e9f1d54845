// struct AsyncImage: View {
//   let url: URL?
//   init(at url: URL?) { self.url = url }         (or none)
//   var body: some View { … }
// }
import SwiftSource

/// A type that keeps what it is made with for its `body`, and nothing else.
struct NestedType {
  /// Of its only initializer, or of the one that the compiler makes.
  let parameters: [Parameter]
  /// The same, called like the stored properties that they go into.
  let storedParameters: [Parameter]
  /// The accessors of `body`.
  let body: Syntax

  init?(_ node: Syntax) {
    guard node.kind == .structDeclaration, let block = node.body else { return nil }
    var stored: [Parameter] = []
    var initializers: [Syntax] = []
    var body: Syntax?
    for item in block.items {
      switch item.kind {
      case .variableDeclaration:
        guard let binding = item.child(.binding), item.children(.binding).count == 1,
          let name = binding.declaredName
        else { return nil }
        if name == "body", let accessors = binding.child(.accessorBlock) {
          body = accessors
        } else {
          guard item.attributes.allSatisfy({ $0.name == "ViewBuilder" }), let type = binding.child(.type),
            binding.child(.accessorBlock) == nil,
            item.modifiers.isDisjoint(with: ["static", "lazy", "private"])
          else { return nil }
          let value = binding.child(.initializer).flatMap(\.valueAfterEqual)
          // The compiler's own initializer takes no constant that has its value.
          if value != nil, item.flags.contains(.isLet) { return nil }
          stored.append(
            Parameter(
              label: name, name: name, type: type.text, defaultValue: value,
              isFunction: type.text.contains("->"), isVariadic: false, isAutoclosure: false))
        }
      case .initializerDeclaration: initializers.append(item)
      default: return nil
      }
    }
    guard let body, initializers.count <= 1 else { return nil }
    self.body = body
    guard let initializer = initializers.first else {
      parameters = stored
      storedParameters = stored
      return
    }
    guard let list = initializer.parameterList, let properties = initializer.assignments,
      list.count == stored.count, Set(properties.keys) == Set(list.map(\.name)),
      Set(properties.values) == Set(stored.map(\.name))
    else { return nil }
    parameters = list
    storedParameters = list.map { parameter in
      var result = parameter
      result.name = properties[parameter.name]!
      return result
    }
  }
}

extension Syntax {
  /// Of an initializer that does nothing but `self.property = parameter`: the properties by parameters.
  fileprivate var assignments: [String: String]? {
    var result: [String: String] = [:]
    for item in body?.items ?? [] {
      let words = item.tokenIndices.map { tree.text(ofToken: $0) }
      guard words.count == 5, words[0] == "self", words[1] == ".", words[3] == "=",
        result.updateValue(words[2], forKey: words[4]) == nil
      else { return nil }
    }
    return result
  }
}
