import SystemCalls

/// Whether one branch of a choice can replace the choice: whether it keeps the type that it had from the
/// other branch and the context.
public enum Replacement: Hashable, Sendable {
  /// It keeps its type.
  case same
  /// It keeps its type with this text before and after it: `Color` and `.red`, `10 / 4` and ` as Double`.
  case written(before: String, behind: String)
  /// Only a type checker can tell.
  case uncertain
  /// It is no expression by itself, and nothing else tells its type: `nil`, `[]`, `.red`.
  case untyped
}

extension SyntaxTree {
  /// - Parameters:
  ///   - kept: the remaining branch.
  ///   - lost: the removed branch, which may have determined the type.
  public func replacement(
    of kept: Range<Int>, without lost: Range<Int>, in context: TypeContext
  ) -> Replacement {
    switch context {
    // Each branch is converted to the given type on its own, even to `Any`.
    case .given(let type) where !type.isDecidedByJoin: return .same
    case .statement, .condition, .assigned: return .same
    case .given, .optionalBinding, .passed, .open: break
    }
    if tupleLabels(in: kept) != tupleLabels(in: lost) { return .uncertain }
    let (left, gone) = (shape(of: kept).asMember, shape(of: lost).asMember)
    switch context {
    case .optionalBinding:
      if case .typed(let type) = left, type.isOptionalType { return .same }
      return left.isNothingByItself ? .untyped : .uncertain
    case .open where left == .integer && gone == .float:
      return isDecimal(kept) ? .written(before: "", behind: ".0") : .uncertain
    default: return Replacement(of: left, without: gone, isOpen: context == .open)
    }
  }

  /// The labels of the tuples in an expression: they are part of its type.
  private func tupleLabels(in expression: Range<Int>) -> [String] {
    expression.filter { index in
      let node = node(coveringToken: index)
      return node.kind == .argument && node.flags.contains(.labeled) && node.anchorIndex == index
        && node.parent?.kind == .tuple
    }.map { text(ofToken: $0) }
  }

  /// Whether the text is a decimal integer, so that a fraction can be added: `1`, `-1`.
  private func isDecimal(_ tokens: Range<Int>) -> Bool {
    guard let last = tokens.last,
      tokens.count == 1 || tokens.count == 2 && self.tokens[last - 1].kind == .prefixOperator
    else { return false }
    return text(ofToken: last).allSatisfy { $0.isNumber || $0 == "_" }
  }
}

extension Replacement {
  /// - Parameter isOpen: the context is not an argument of type `Any`, to which each branch would be
  ///   converted on its own.
  fileprivate init(of kept: ExpressionShape, without lost: ExpressionShape, isOpen: Bool) {
    switch (kept, lost) {
    case (.flexible, _), (.statement, _): self = .uncertain
    case _ where kept.isLiteral && kept == lost: self = .same
    // The type comes from the context, and is the same for both.
    case (.implicitMember, .implicitMember): self = .same
    case (.array(let elements), .array(let others)) where elements == others && elements == [.implicitMember]:
      self = .same
    // An empty list says nothing of the type.
    case (.array(let elements), .array([])) where !elements.isEmpty && !elements.contains(.implicitMember):
      self = .same
    case (.made, .made): self = kept == lost ? .same : .uncertain
    case (.member(let type), .member(let other)):
      self = type == other && type.isKnownMemberType ? .same : .uncertain
    case (.typed(let type), .typed(let other)):
      let isPromoted = isOpen && other == type + "?"
      self = type == other ? .same : isPromoted ? .written(before: "", behind: " as \(other)") : .uncertain
    case (_, .typed(let type)) where kept.isLiteral && kept.fits(type):
      let isDefault = kept.defaultType == type
      if isDefault, isOpen || kept != .string {
        self = .same
      } else {
        self = isOpen || isDefault ? .written(before: "", behind: " as \(type)") : .uncertain
      }
    case (.array(let elements), .typed(let type)) where elements.isEmpty || elements == [.implicitMember]:
      self = type.elementType == nil ? .uncertain : .written(before: "", behind: " as \(type)")
    case (.missing, .typed(let type)) where type.isOptionalType && type.last != "!":
      self = .written(before: "", behind: " as \(type)")
    // A generic parameter takes its type from the other branch alone.
    case (.missing, .made), (.missing, .member): self = .untyped
    case (.implicitMember, .member(let type)) where type.isKnownMemberType:
      self = .written(before: type, behind: "")
    case _ where isOpen && kept.isNothingByItself:
      self = kept.typed(like: lost).map { .written(before: "", behind: " as \($0)") } ?? .untyped
    case (.typed(let type), .missing) where type.isOptionalType: self = .same
    case (.typed(let type), .missing) where isOpen: self = .written(before: "", behind: " as \(type)?")
    // The branch with a type of its own determined the type of the other.
    case _ where !kept.takesTypeFromContext:
      self = lost.isLiteral || lost == .implicitMember || lost.isListWithoutType ? .same : .uncertain
    default: self = .uncertain
    }
  }
}

extension ExpressionShape {
  /// Treats `UIColor(white: 1, alpha: 1)` like the member `UIColor.white`. An initializer with `named:` may
  /// return `nil`.
  fileprivate var asMember: ExpressionShape {
    guard case .made(let callee) = self, !callee.holds("(named:"), let open = callee.firstIndex(of: "("),
      String(callee[..<open]).isKnownMemberType
    else { return self }
    return .member(of: String(callee[..<open]))
  }

  fileprivate var isListWithoutType: Bool {
    if case .array(let elements) = self { return elements.isEmpty || elements == [.implicitMember] }
    return false
  }

  /// Whether it compiles only where a type is expected.
  fileprivate var isNothingByItself: Bool {
    switch self {
    case .missing, .implicitMember: true
    case .dictionary(let keys, _): keys.isEmpty
    default: isListWithoutType
    }
  }

  /// The type that it has beside a literal; `nil`: there is none, or it is unknown.
  fileprivate func typed(like literal: ExpressionShape) -> String? {
    guard literal.isLiteral, let type = literal.defaultType else { return nil }
    switch (self, literal) {
    case (.missing, _): return type + "?"
    case (.array([]), .array), (.dictionary, .dictionary): return type
    default: return nil
    }
  }
}

extension String {
  var isOptionalType: Bool { last == "?" || last == "!" || hasPrefix("Optional<") }

  /// Whether a conversion to the type depends on the value's own type: `AnyHashable`, `some P`.
  fileprivate var isDecidedByJoin: Bool {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == "AnyHashable" || $0 == "some" }
  }

  /// System types whose static members, as used for values, all have the type itself.
  var isKnownMemberType: Bool {
    [
      "Color", "UIColor", "NSColor", "Font", "Angle", "EdgeInsets", "CGFloat", "Double", "Animation",
      "Alignment", "HorizontalAlignment", "VerticalAlignment", "UnitPoint", "ContentMode", "Visibility",
    ].contains(self)
  }
}
