// .name              implicit            self.name     ownValue
// Self.name          ownType             Type.name     type("Type"), also (Type).name, Outer.Type.name, Type<Int>.name
// Type.self.name     metatype("Type")    type(of: x).name   metatype(nil)
// \\.name, x.name, f().name              value
import SwiftSource

/// What stands before the name of a member.
enum MemberBase: Hashable {
  case implicit, ownValue, ownType
  case type(String)
  /// A value that is a type, of which type if that is written there.
  case metatype(String?)
  /// Its lone name, if it has one.
  case value(String?)

  /// Whether nothing but names of types stands before it.
  var isWrittenType: Bool {
    switch self {
    case .implicit, .ownType, .type: true
    case .ownValue, .metatype, .value: false
    }
  }

  /// Whether it is no type; `nil`: by its name it may hold one.
  var isOfValue: Bool? {
    switch self {
    case .implicit, .ownType, .type, .metatype: return false
    case .ownValue, .value(nil): return true
    case .value(let name?):
      let name = name.lowercased()
      return name.hasSuffix("type") || name.hasSuffix("class") ? nil : true
    }
  }
}

extension Syntax {
  /// What stands before this `memberSuffix`.
  var memberBase: MemberBase {
    guard let parent, parent.kind == .chain else { return .value(nil) }
    guard let before = previousSuffix else { return parent.baseOfMember }
    switch before.kind {
    case .memberSuffix:
      if before.name == "self" {
        switch before.memberBase {
        case .type(let type): return .metatype(type)
        case .ownType: return .metatype(nil)
        default: return .value(nil)
        }
      }
      return before.name.isTypeName ? .type(before.name) : .value(nil)
    case .genericArguments:
      if let named = before.previousSuffix {
        return named.kind == .memberSuffix && named.name.isTypeName ? .type(named.name) : .value(nil)
      }
      return parent.baseOfMember
    case .callSuffix:
      let isTypeOf =
        before.previousSuffix == nil && parent.baseTokens.count == 1
        && tree.text(ofToken: parent.baseTokens.lowerBound) == "type"
        && before.arguments.first?.label == "of"
      return isTypeOf ? .metatype(nil) : .value(nil)
    default: return .value(nil)
    }
  }

  /// What stands before the first member of a chain.
  private var baseOfMember: MemberBase {
    var base = baseTokens
    while base.count > 2, tree.tokens[base.lowerBound].kind == .leftParen,
      tree.matchingBracket(ofToken: base.lowerBound) == base.upperBound - 1
    {
      base = base.dropFirst().dropLast()
    }
    if base.isEmpty { return .implicit }
    let words = base.map { tree.text(ofToken: $0) }
    if let last = words.last, last.isTypeName, words.allSatisfy({ $0.isTypeName || $0 == "." }) {
      return last == "Self" ? .ownType : .type(last)
    }
    switch words {
    case ["self"]: return .ownValue
    default: return .value(words.count == 1 ? words[0] : nil)
    }
  }
}

extension ForwardingShim {
  enum Meaning { case yes, no, perhaps, reference }

  /// Whether `.name` alone can be it, which is a value of its type or leads to one.
  private var mayBeImplicit: Bool {
    guard let owner, let resultType else { return true }
    let isPlain = resultType.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    return !isPlain || resultType == "Self"
      || resultType.split { "?!.".contains($0) }.last.map(String.init) == owner
  }

  /// Whether a member of its name on such a receiver is this one.
  /// - Parameter goesOn: a member of its result follows.
  func isMeant(of base: MemberBase, at token: Int, goesOn: Bool, in scopes: Scopes) -> Meaning {
    // `Module.name`.
    if isFree {
      if case .type(let module) = base, !imports.contains(module) { return .perhaps }
      return .no
    }
    switch base {
    case .implicit: return !isStatic ? .no : mayBeImplicit ? .yes : goesOn ? .perhaps : .no
    case .ownType: return isStatic ? .yes : isProperty ? .no : .reference
    case .ownValue: return isStatic ? .perhaps : .yes
    case .type(let type), .metatype(let type?):
      let isOwner = type == owner || scopes.typeNamed(by: type, at: token) == owner
      if isStatic { return isOwner ? .yes : .perhaps }
      if isProperty { return .no }
      return isOwner ? .reference : .perhaps
    case .metatype(nil): return isStatic || !isProperty ? .perhaps : .no
    case .value(let name):
      guard isStatic else { return .yes }
      return name.map { scopes.isInstance($0, at: token) } == true ? .no : .perhaps
    }
  }
}
