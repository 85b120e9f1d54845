// size, size.width, sizes[0], size.width.rounded(), sizes.map { … }   read it
// size = 3, size += 1                                                 write it, as statements of their own
// size.width = 2, sizes[0] += 1, change(&size), sizes.append(3)       may change it
// session?.stop()                                                     reads an object, and may change a structure
import Native
import SwiftSource

extension LocalBinding {
  /// Whether nothing reads it: it is not mentioned, or only given values.
  var isUnread: Bool { uses.allSatisfy { tree.write(at: $0) != nil } }

  /// The same, and the compiler warned of it: `+=` counts as a use.
  var isOnlyAssigned: Bool {
    uses.allSatisfy { tree.write(at: $0) != nil && tree.text(ofToken: $0 + 1) == "=" }
  }

  /// The methods that are called on it, and `=` where its parts are set, if nothing else may change it; `nil`: something may,
  /// or nothing mentions it.
  var methodsCalled: Set<String>? {
    let uses = uses
    if uses.isEmpty { return nil }
    var methods: Set<String> = []
    for use in uses {
      switch tree.use(at: use) {
      case .read: continue
      case .call(let method): methods.insert(method)
      case .setPart: methods.insert("=")
      case .change: return nil
      }
    }
    return methods
  }

  /// The name of the type that it is declared with or made by, without `?`.
  var typeName: String? {
    guard let binding = holder.children(.binding).first(where: { $0.tokenIndices.contains(token) }) else {
      return nil
    }
    if var type = binding.child(.type)?.text {
      while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
      return type
    }
    guard let chain = binding.child(.initializer)?.child(.chain), chain.suffixes.first?.kind == .callSuffix,
      chain.baseTokens.count == 1
    else { return nil }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    return name.isTypeName ? name : nil
  }
}

/// What a mention of a variable does to it.
enum VariableUse: Equatable {
  case read
  /// The call of a method, which may change it.
  case call(String)
  /// A part of it gets a value, which changes it unless it is an object.
  case setPart
  case change
}

extension SyntaxTree {
  /// The statement that only gives the variable at a token a value, perhaps with `self.` before it.
  func write(at index: Int) -> Syntax? {
    let start = isMember(index) && tokens[index - 2].keyword == .self ? index - 2 : index
    guard let statement = node(coveringToken: index).selfAndAncestors.first(where: \.isItem),
      statement.kind == .expressionStatement, statement.tokenIndices.lowerBound == start,
      statement.tokenIndices.count > 2, isAssignment(index + 1)
    else { return nil }
    return statement
  }

  func isOnlyRead(at index: Int) -> Bool {
    switch use(at: index) {
    case .read: true
    case .call(let method): ValueMethods.reading.contains(method)
    case .setPart, .change: false
    }
  }

  fileprivate func use(at index: Int) -> VariableUse {
    if index > 0, tokens[index - 1].kind == .prefixAmpersand { return .change }
    let chain = node(coveringToken: index)
    var end = index + 1
    if chain.kind == .chain, chain.baseTokens == index..<index + 1 {
      let suffixes = chain.suffixes
      let call = suffixes.firstIndex { $0.kind == .callSuffix || $0.kind == .trailingClosure }
      if let call {
        guard call > 0, suffixes[call - 1].kind == .memberSuffix else {
          // What a called closure or a subscript gives is another value.
          return suffixes.first?.kind == .memberSuffix ? .change : .read
        }
        let method = suffixes[call - 1].name
        // A method of a part may change the part.
        return call == 1 ? .call(method) : ValueMethods.reading.contains(method) ? .read : .setPart
      }
      end = chain.tokenIndices.upperBound
      if !suffixes.isEmpty, isAssignment(end) { return .setPart }
    }
    return isAssignment(end) || isAssignedInTuple(index) || isGivenToOwnOperator(index, end) ? .change : .read
  }

  /// Whether an operator beside a value is none of the standard library's, and may change it: `title <- map["title"]`.
  private func isGivenToOwnOperator(_ start: Int, _ end: Int) -> Bool {
    func isOwn(_ index: Int) -> Bool {
      switch tokens[index].kind {
      case .binaryOperator: !Self.standardOperators.contains(text(ofToken: index)) && !isAssignment(index)
      case .prefixOperator, .postfixOperator:
        !["!", "-", "+", "~", "...", "..<"].contains(text(ofToken: index))
      default: false
      }
    }
    return start > 0 && isOwn(start - 1) || end < tokens.count && isOwn(end)
  }

  static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
    "~=", "&+", "&-", "&*", "&", "|", "^",
  ]

  /// Whether it is a part of what a value is given to: `(a, b) = …`, `(a) += 1`.
  func isAssignedInTuple(_ index: Int) -> Bool {
    node(coveringToken: index).selfAndAncestors.contains { node in
      node.kind == .tuple && isAssignment(node.tokenIndices.upperBound)
    }
  }
}
