// var tint: Color { .red }       Color.red
// var height: CGFloat { 16 }     CGFloat(16)
// var count: Int? { n + 1 }      (n + 1) as Int?
import LintCore
import Native
import SwiftSource

extension ExpressionReader {
  /// Says the type that the declaration gave, where the expression has it from there alone.
  mutating func keep(_ type: String?) throws(Obstacle) {
    guard let type, !template.isAssignment, !type.holds("some "), type != "Void" else { return }
    let shape = tree.shape(of: tokens)
    if shape.defaultType == type || shape.isMade(of: type) { return }
    if shape == .flexible, hasTypeByItself { return }
    if let (first, second) = tree.branchesOfChoice(tokens) {
      let shapes = [tree.shape(of: first), tree.shape(of: second)]
      // It is an optional of the other one's type.
      if shapes.contains(.missing), shapes.contains(where: { !$0.takesTypeFromContext }) { return }
    }
    if shape.takesTypeFromContext {
      if shape == .implicitMember, tree.tokens[tokens.lowerBound].kind == .period, type.isPlainTypeName,
        !type.isWiderThanValue
      {
        guard canBeWritten(type) else { throw .result }
        template.pieces.insert(.text(type), at: 0)
        return
      }
      if shape.isNumber, type.isNumberType, tokens.count == 1 {
        return wrap(in: type + "(", ")", isPrimary: true)
      }
    } else if type.isWiderThanValue, !type.isExistential {
      // `a?.b ?? c` is none.
      let top = tree.topLevel(tokens)
      if top.contains(where: { tree.tokens[$0].kind == .postfixQuestionMark }),
        !top.contains(where: { tree.text(ofToken: $0) == "??" })
      {
        return
      }
    } else if shape == .typed(type) || isPlain(type) && !mayBeGeneric || type.isOfObjectiveC {
      return
    }
    guard type.isPlainTypeName, canBeWritten(type) else { throw .result }
    wrap(in: template.isPrimary ? "" : "(", (template.isPrimary ? "" : ")") + " as \(type)", isPrimary: false)
  }

  /// Whether it ends with a call of a function of the project, which may be generic in its result.
  private var mayBeGeneric: Bool {
    guard let chain = tree.chain(of: tokens), let last = chain.suffixes.last, last.kind == .callSuffix else {
      return false
    }
    let name = tree.text(ofToken: last.tokenIndices.lowerBound - 1)
    if name.isTypeName { return false }
    if chain.suffixes.count == 1 { return !GlobalNames.holds(name) }
    return pass.context.system.declarations(named: name).isEmpty
      && !StandardLibraryNames.hasFunction(called: name)
  }

  /// Whether values of a type are of no other one, and become none but an optional by themselves.
  func isPlain(_ type: String) -> Bool {
    SyntaxTree(type).tokens.indices.allSatisfy { index in
      let name = SyntaxTree(type).text(ofToken: index)
      guard name.first?.isLetter == true else {
        return name != "?" && name != "!" && name != "->" && name != "."
      }
      if Self.plainTypes.contains(name) { return true }
      guard case .global(let binding) = pass.scopes.meaning(of: name, at: tokens.lowerBound) else {
        return false
      }
      return [.structDeclaration, .enumDeclaration].contains(binding.node.kind)
    }
  }

  /// Types of the standard library with members that no index holds.
  static let standardTypes: Set = [
    "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional", "Int", "Double",
  ]

  private static let plainTypes: Set = [
    "String", "Substring", "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    "UInt64",
    "Float", "Bool", "Range", "ClosedRange", "URL", "Date", "Data", "UUID", "Locale", "TimeZone", "Set",
    "Array", "Dictionary",
  ]

  /// Whether the type of a parameter means the same elsewhere.
  func isWritable(_ parameter: Parameter) -> Bool {
    !parameter.isGeneric
      && SyntaxTree(parameter.type).typeNames.allSatisfy { !pass.scopes.isHidden($0, at: tokens.lowerBound) }
  }

  /// Whether the type that it is a member of is in sight, and members mean the same in all of its values: a requirement of a
  /// protocol and a member of its extension may have the same name.
  var isOfKnownType: Bool {
    guard let owner = declaration.owningType, let name = owner.typeName else { return true }
    if owner.kind != .extensionDeclaration { return owner.kind != .protocolDeclaration }
    if case .global(let binding) = pass.scopes.meaning(of: name, at: owner.anchorIndex) {
      return binding.node.kind.isTypeDeclaration && binding.node.kind != .protocolDeclaration
    }
    let system = pass.context.system
    if system.knows(type: name) { return !system.isProtocol(name) || template.unseen.isEmpty }
    return Self.plainTypes.contains(name) || Self.standardTypes.contains(name) || name == "CGFloat"
      || name.hasObjectiveCPrefix || ["Collection", "Sequence"].contains(name) && template.unseen.isEmpty
  }

  /// Whether a type means the same elsewhere: it is no generic parameter, and in no other type.
  private mutating func canBeWritten(_ type: String) -> Bool {
    let names = SyntaxTree(type).typeNames
    template.names.formUnion(names)
    let written = declaration.child(.returnType)?.child(.type) ?? declaration.child(.binding)?.child(.type)
    return written?.speaksOfGenericParameter == false
      && names.allSatisfy { !pass.scopes.isHidden($0, at: tokens.lowerBound) }
  }

  /// Whether it ends with a property, or makes a value of a type that it names: no context changes that.
  private var hasTypeByItself: Bool {
    guard let chain = tree.chain(of: tokens), let last = chain.suffixes.last else { return false }
    if last.kind == .memberSuffix { return true }
    let calls = chain.suffixes.filter { $0.kind != .operatorSuffix }
    return calls.count == 1 && calls[0].kind == .callSuffix && chain.baseTokens.count == 1
      && tree.text(ofToken: chain.baseTokens.lowerBound).isTypeName
  }

  fileprivate mutating func wrap(in before: String, _ behind: String, isPrimary: Bool) {
    template.pieces = [.text(before)] + template.pieces + [.text(behind)]
    template.isPrimary = isPrimary
    template.isChainOfSelf = false
    template.mayEndEarly = false
  }
}

extension String {
  /// A class of UIKit or AppKit that no other one inherits from in practice: `UIColor`.
  fileprivate var isOfObjectiveC: Bool {
    hasObjectiveCPrefix && !hasPrefix("CG") && !ResultDoubt.baseClasses.contains(self) && isTypeName
  }
}
