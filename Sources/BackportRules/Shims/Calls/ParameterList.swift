import SwiftSource
import SystemCalls

/// A parameter of a function or initializer.
struct Parameter: Hashable, Sendable {
  /// What a call says before the colon; `nil`: nothing.
  var label: String?
  /// What the body calls it.
  var name: String
  /// As written, without attributes; of `@ViewBuilder content: () -> T`: `() -> T`.
  var type: String
  var defaultValue: String?
  /// A closure can be passed behind the call.
  var isFunction: Bool
  var isVariadic: Bool
  /// The argument is not evaluated where it stands.
  var isAutoclosure: Bool
  /// Its type names a generic parameter of the function, which cannot be named outside.
  var isGeneric = false
  /// It takes a view.
  var isView = false
  var isInout: Bool { type.hasPrefix("inout ") }
  /// It is in a property of its name, which `self` leads to.
  var isKept = false
  /// It is a function, and what it gave is kept in its place.
  var isKeptResult = false
}

extension Syntax {
  /// The parameters of a function, initializer or subscript; `nil`: one of them was not understood.
  var parameterList: [Parameter]? {
    guard let list = child(.parameters) else { return [] }
    var result: [Parameter] = []
    for node in list.children {
      guard node.kind == .parameter, var parameter = Parameter(node) else { return nil }
      parameter.isGeneric = node.child(.type)?.speaksOfGenericParameter ?? false
      parameter.isView = parameter.type == "some View" || isView(parameter.type)
      result.append(parameter)
    }
    return result
  }
}

extension Syntax {
  /// Whether a type holds a generic parameter of a declaration around it, or a type that only the extension of a collection
  /// can name.
  var speaksOfGenericParameter: Bool {
    var generics = genericNames
    let around = ancestors.first { $0.kind == .extensionDeclaration }?.typeName ?? ""
    if SystemNames.collections.contains(around) { generics.formUnion(SystemNames.typesOfCollections) }
    return !generics.isEmpty && tokenIndices.contains { generics.contains(tree.text(ofToken: $0)) }
  }

  /// Whether a type is a generic parameter of a declaration that has to be a view.
  private func isView(_ type: String) -> Bool {
    let generics = child(.genericParameters)
    let clauses = [child(.whereClause), generics?.child(.whereClause)].compactMap(\.self)
    return (clauses + (generics?.children(.genericParameter) ?? [])).contains { clause in
      clause.tokenIndices.dropLast(2).contains { index in
        (0..<3).map { tree.text(ofToken: index + $0) } == [type, ":", "View"]
      }
    }
  }

  /// The generic parameters of a declaration and of the types around it.
  private var genericNames: Set<String> {
    Set(
      selfAndAncestors.filter { $0.kind == .functionDeclaration || $0.kind.isTypeDeclaration || $0 == self }
        .compactMap { $0.child(.genericParameters) }
        .flatMap { $0.children(.genericParameter) }.compactMap(\.declaredName))
  }
}

extension Parameter {
  fileprivate init?(_ node: Syntax) {
    guard let type = node.child(.type), node.anchorIndex < type.tokenIndices.lowerBound else { return nil }
    let tree = node.tree
    label = tree.tokens[node.anchorIndex].kind == .wildcard ? nil : tree.text(ofToken: node.anchorIndex)
    let second = node.anchorIndex + 1
    name = tree.text(ofToken: tree.tokens[second].kind == .colon ? node.anchorIndex : second)
    let words = type.tokenIndices.map { tree.text(ofToken: $0) }
    self.type = type.text
    isVariadic =
      type.tokenIndices.upperBound < node.tokenIndices.upperBound
      && tree.text(ofToken: type.tokenIndices.upperBound) == "..." || words.last == "..."
    isAutoclosure = words.contains("autoclosure")
    isFunction = words.contains("->") && !isAutoclosure || type.isNamedHandler
    defaultValue = node.child(.initializer).map { $0.valueAfterEqual ?? "" }
  }
}

extension Syntax {
  /// What an `initializer` says behind its `=`.
  var valueAfterEqual: String? {
    let start = tokenIndices.lowerBound + 1
    guard start < tokenIndices.upperBound else { return nil }
    return tree.text[Int(tree.tokens[start].start)..<range.upperBound]
  }
}

extension Syntax {
  /// A type that is a function by its name alone: a typealias for a handler.
  fileprivate var isNamedHandler: Bool {
    let word = text.drop { $0 == "@" || $0 == "(" }
    return ["Action", "Handler", "Closure", "Completion", "Callback", "Block"].contains { word.hasSuffix($0) }
      || text.holds("@escaping")
  }
}

extension [Parameter] {
  /// `badge(_:color:)`, for messages.
  func title(of name: String) -> String { "\(name)(\(map { "\($0.label ?? "_"):" }.joined()))" }
}
