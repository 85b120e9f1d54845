// x.shim(1)          for a `Double`              → x.name(1.0)
// x.shim(1)          for an `Int8`               → x.name(1 as Int8)
// x.shim()           with `color: Color = .clear`  → x.name(Color.clear)
// x.shim()           with `count: Int? = nil`      → x.name(nil as Int?)
// x.shim(.brand)     for an `Ink`                  → x.name(Ink.brand)      where the native call may take others
//
// A shim's parameter gives its type to a literal or an implicit member; the native one may be generic, or one of
// several overloads.
import SwiftSource

/// What goes before and behind a value so that it remains of the type that the shim's parameter gave it.
struct TypedArgument {
  var before = ""
  var behind = ""

  init(before: String = "", behind: String = "") {
    self.before = before
    self.behind = behind
  }

  var isEmpty: Bool { before.isEmpty && behind.isEmpty }

  /// - Parameters:
  ///   - value: as it is passed.
  ///   - takesAnyType: the native call may take a value of another type as it is.
  init(_ value: Range<Int>, of tree: SyntaxTree, for parameter: Parameter, takesAnyType: Bool) {
    self.init()
    let shape = tree.shape(of: value)
    let type = parameter.type
    guard type.isPlainTypeName, !parameter.isGeneric else { return }
    if takesAnyType, !shape.isMade(of: type), !(parameter.isColor && shape == .implicitMember) {
      self.init(casting: value, of: tree, to: type)
      return
    }
    switch shape {
    case .integer where ["Double", "TimeInterval"].contains(type):
      if value.count == 1, tree.text(ofToken: value.lowerBound).allSatisfy(\.isNumber) {
        behind = ".0"
      } else {
        behind = " as \(type)"
      }
    case .integer, .float:
      let isOptional = type.hasSuffix("?")
      // A measure is a `CGFloat` wherever there is one.
      if type == "CGFloat" || isOptional && shape.defaultType.map({ $0 + "?" }) == type { return }
      if shape.defaultType != type { behind = " as \(type)" }
    case .string, .boolean:
      // A function that takes a character may take a string as well.
      if !shape.fits(type) || type == "Character" { behind = " as \(type)" }
    case .array where shape.isLiteral && shape.defaultType != type: behind = " as \(type)"
    case .array where type.hasPrefix("Set<"): behind = " as \(type)"
    case .implicitMember where type.isNumberType && type != "CGFloat":
      if tree.tokens[value.lowerBound].kind == .period {
        before = type
      } else {
        self.init(casting: value, of: tree, to: type)
      }
    case .flexible where tree.holdsNumber(within: value, otherThan: type):
      self.init(casting: value, of: tree, to: type)
    default: break
    }
  }

  private init(casting value: Range<Int>, of tree: SyntaxTree, to type: String) {
    let isLoose = tree.branchesOfChoice(value) != nil || tree.holdsOperator(within: value)
    self.init(before: isLoose ? "(" : "", behind: (isLoose ? ")" : "") + " as \(type)")
  }

  /// - Parameter isDirect: it is an argument of the native call itself, not part of a value that is passed to it.
  init?(defaultOf parameter: Parameter, in tree: SyntaxTree, isDirect: Bool, takesAnyType: Bool) {
    let value = 0..<tree.tokens.count - 1
    let type = parameter.type
    let isOptional = type.hasSuffix("?")
    let wrapped = isOptional ? String(type.dropLast()) : type
    switch tree.shape(of: value) {
    case .implicitMember:
      if isDirect, !takesAnyType, Self.plainTypes.contains(wrapped) {
        self.init()
        return
      }
      guard wrapped.isPlainTypeName, !(isOptional && tree.text(ofToken: 1) == "none") else { return nil }
      self.init(before: wrapped)
    case .missing:
      guard isOptional, wrapped.isPlainTypeName else { return nil }
      self.init(behind: " as \(type)")
    case .array(let elements) where elements.isEmpty:
      if isDirect, !takesAnyType, Self.plainTypes.contains(wrapped) {
        self.init()
        return
      }
      guard type.isPlainTypeName else { return nil }
      self.init(behind: " as \(type)")
    case .closure, .statement: return nil
    default: self.init(value, of: tree, for: parameter, takesAnyType: takesAnyType)
    }
  }

  /// What says whose member an implicit one is, alone or in a choice; `nil`: the value has a type, or needs none.
  init?(memberFor parameter: Parameter, _ value: Range<Int>, of tree: SyntaxTree) {
    let type = parameter.type
    let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
    guard wrapped.isPlainTypeName, !parameter.isGeneric, !Self.plainTypes.contains(wrapped),
      tree.isImplicitMember(value)
    else { return nil }
    let isMember = tree.tokens[value.lowerBound].kind == .period
    if isMember, wrapped == type || !["none", "some"].contains(tree.text(ofToken: value.lowerBound + 1)) {
      self.init(before: wrapped)
    } else {
      self.init(casting: value, of: tree, to: type)
    }
  }

  /// Types of the system that no generic parameter takes: what is one of them needs no name.
  static let plainTypes: Set<String> = [
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Edge", "Edge.Set",
    "HorizontalEdge", "VerticalEdge", "HorizontalEdge.Set", "VerticalEdge.Set", "Axis", "Axis.Set",
    "Visibility",
    "ColorScheme", "ContentMode", "UnitPoint", "ToolbarItemPlacement", "ScrollBounceBehavior",
    "EventModifiers",
    "ToolbarTitleDisplayMode", "SubmitLabel", "ContentMarginPlacement", "SafeAreaRegions",
    "RoundedCornerStyle",
  ]
}

extension String {
  /// Of these the system's functions have several overloads.
  var isNumberType: Bool {
    ["Int", "Double", "Float", "TimeInterval", "CGFloat", "UInt", "Int8", "Int16", "Int32", "Int64"].contains(
      self)
  }
}

extension ExpressionShape {
  /// Whether it is known to be of a type by itself.
  func isMade(of type: String) -> Bool {
    if defaultType == type { return true }
    guard case .made(let made) = self else { return false }
    return made.hasPrefix(type + "(")
  }
}

extension SyntaxTree {
  /// Whether a value is an implicit member, a choice with one, or a closure called on the spot: nothing in it says
  /// its type.
  fileprivate func isImplicitMember(_ value: Range<Int>) -> Bool {
    guard let members = impliedMembers(of: value) else { return true }
    return !members.isEmpty && shape(of: value).takesTypeFromContext
  }

  /// `brand` and `red` of `flag ? .brand : (.red)`; `nil`: a closure that is called on the spot may give any.
  func impliedMembers(of value: Range<Int>) -> [String]? {
    if let (first, second) = branchesOfChoice(value) {
      guard let one = impliedMembers(of: first), let other = impliedMembers(of: second) else { return nil }
      return one + other
    }
    guard let first = value.first, value.count > 1 else { return [] }
    switch tokens[first].kind {
    case .period: return [text(ofToken: first + 1)]
    case .leftParen where matchingBracket(ofToken: first) == value.upperBound - 1:
      return impliedMembers(of: first + 1..<value.upperBound - 1)
    case .leftBrace: return tokens[value.upperBound - 1].kind == .rightParen ? nil : []
    default: return []
    }
  }

  /// Whether a number in an expression would be of another type than that by itself.
  fileprivate func holdsNumber(within value: Range<Int>, otherThan type: String) -> Bool {
    guard ["Int8", "Int16", "Int32", "Int64", "UInt", "Double", "Float", "TimeInterval"].contains(type) else {
      return false
    }
    return value.contains {
      switch tokens[$0].kind {
      case .integerLiteral: true
      case .floatLiteral: type == "Float"
      default: false
      }
    }
  }

  fileprivate func holdsOperator(within value: Range<Int>) -> Bool {
    value.contains { tokens[$0].kind == .binaryOperator }
  }
}

extension String {
  /// Whether it can be written anywhere: names, members, their arguments, lists and optionals of such, and no
  /// placeholder for a generic one.
  var isPlainTypeName: Bool {
    if hasPrefix("any ") { return String(dropFirst(4)).isPlainTypeName }
    guard let first = first(where: { $0 != "[" }), first.isUppercase, self != "Self", !holds("->") else {
      return false
    }
    if filter({ $0.isLetter || $0.isNumber }).count < 2 { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || "_.<>[]?:, ".contains($0) }
  }
}
