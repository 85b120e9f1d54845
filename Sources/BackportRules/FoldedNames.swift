// func tinted(_ c: UIColor) -> UIImage? { if #available(old) { return withTintColor(c) } else { … } }    'withTintColor(c)' is all it says
// var languageCode: String? { if #available(old) { return Locale.current.… } else { … } }               keeps its name
// init(light: UIColor, dark: UIColor) { if #available(old) { self.init { … } } else { … } }              only says 'self.init { … }'
// static let item: Kind = { if #available(old) { return .item } else { … } }()                            only says '.item'
// struct Card: View { var body: some View { if #available(old) { Box() } else { … } } }                 only makes 'Box()'
// var margin: CGFloat { Design.isModern ? 20 : 10 }   where 'isModern' was a check                      only says '20'
//
// A person may write at the uses what such a declaration says, or keep it for its name. A run keeps it, and says so.
import LintCore
import SwiftSource

extension FoldedName {
  /// The declarations of a file whose bodies are one choice between systems, or one expression without their checks.
  public static func all(in pass: FilePass) -> [FoldedName] {
    pass.facts.declarations {
      [.functionDeclaration, .variableDeclaration, .structDeclaration, .initializerDeclaration].contains($0)
    }
    .filter(pass.facts.hasConstantCheck).compactMap { FoldedName($0, in: pass) }
  }

  /// The functions and properties of a file, as a migration leaves it, that come to one value by what went elsewhere.
  /// - Parameter before: the file before the migration.
  /// - Returns: with ranges in the file as it is left.
  public static func settled(in pass: FilePass, before: SyntaxTree) -> [FoldedName] {
    ChangedBodies(before: before, after: pass.tree).all.compactMap { change in
      guard change.declaration.kind != .initializerDeclaration,
        let named = change.declaration.namedToFold(in: pass),
        let value = change.declaration.ownBody?.onlyItem?.returnedTokens,
        !before.holdsCheck(change.before), pass.tree.isSettled(value, in: change.declaration),
        change.before.onlyItem?.returnedTokens.map({ before.isContextFree($0) }) != true
      else { return nil }
      return FoldedName(
        range: named.anchor.range, title: change.declaration.titleToFold,
        says: pass.tree.conciseText(of: pass.tree.bytes(of: value)))
    }
  }

  private init?(_ node: Syntax, in pass: FilePass) {
    let tree = pass.tree
    guard let named = node.namedToFold(in: pass),
      let body = node.kind == .structDeclaration
        ? node.bodyOfView : node.body ?? named.child(.accessorBlock) ?? node.closureOfConstant
    else { return nil }
    var says: String?
    switch ModernBody(of: body, facts: pass.facts) {
    case .value(let value, let conditions) where !conditions.isEmpty && !tree.holdsStatements(value):
      // A number or a text is worth a name.
      if body.kind == .closure, value.contains(where: tree.isLiteral) { return nil }
      says = tree.conciseText(of: tree.bytes(of: value))
    case .other where node.kind != .structDeclaration && body.kind != .closure && pass.isOneChoice(body):
      break
    default: return nil
    }
    self.init(range: named.anchor.range, title: node.titleToFold, says: says)
  }
}

extension Syntax {
  /// The node with the name of a declaration that a person may keep for its name; `nil`: it has to have that name.
  fileprivate func namedToFold(in pass: FilePass) -> Syntax? {
    let named = named
    guard let name = named.declaredName, !modifiers.contains("override"), !isTest,
      // An operator and an action of an interface file have no other name to take.
      name.first.map({ $0.isLetter || $0 == "_" }) == true,
      !attributes.contains(where: { $0.attributeName == "IBAction" }),
      kind == .structDeclaration || pass.mayBeFree(self, called: name)
    else { return nil }
    return named
  }

  fileprivate var titleToFold: String {
    let name = named.declaredName ?? ""
    let isCalled = kind == .functionDeclaration || kind == .initializerDeclaration
    return isCalled ? (parameterList ?? []).title(of: name) : name
  }
}

extension SyntaxTree {
  /// Whether a value is a constant, `self`, a parameter, or one call on `self` of constants and parameters.
  fileprivate func isSettled(_ value: Range<Int>, in declaration: Syntax) -> Bool {
    let parameters = declaration.parameterList ?? []
    if value.count == 1 {
      let text = text(ofToken: value.lowerBound)
      if text == "self" || parameters.contains(where: { $0.name == text }) { return true }
    }
    if isContextFree(value) { return true }
    guard let chain = chain(of: value), chain.suffixes.last?.kind == .callSuffix else { return false }
    let call = try? Forwarding(
      value, of: self, parameters: parameters, receivers: ["self"], isStatic: declaration.isStaticMember)
    return call?.receiver == .receiver && call?.rest.isEmpty == true
  }

  fileprivate func holdsCheck(_ body: Syntax) -> Bool {
    ["available", "unavailable"].contains { text.holds(name: $0, in: body.range) }
  }
}

extension SyntaxTree {
  /// Whether a closure in an expression has a body of its own, which is more than the expression says.
  fileprivate func holdsStatements(_ value: Range<Int>) -> Bool {
    nodes { $0 == .closure }.contains { value.contains($0.tokenIndices.lowerBound) && $0.items.count > 1 }
  }
}

extension FilePass {
  /// Whether a body is one choice between systems.
  fileprivate func isOneChoice(_ body: Syntax) -> Bool {
    guard let item = body.items.first, body.items.count == 1, item.kind == .ifStatement, item.elsePart != nil
    else { return false }
    let checks = facts.conditions(in: item).filter { $0.statement == item.index }
    // One that is false decides, whatever else is asked.
    return checks.count == item.conditionElements.count || checks.contains { $0.constantValue == false }
  }

  /// Whether nothing shows that a protocol asks for a declaration.
  fileprivate func mayBeFree(_ node: Syntax, called name: String) -> Bool {
    guard let owner = node.owningType else { return true }
    if owner.kind == .protocolDeclaration { return false }
    if node.isPrivate || node.isStaticMember || !mayAsk(owner, for: name) { return true }
    let exposure = node.exposure(as: name, among: types)
    // What delegates are told are functions.
    let isDoubtful = exposure?.isCertain == false && node.kind != .functionDeclaration
    return (exposure == nil || isDoubtful) && !tree.hasProtocol(with: name)
  }
}

extension SyntaxTree {
  /// Whether a protocol of the file asks for a name.
  fileprivate func hasProtocol(with name: String) -> Bool {
    nodes { $0 == .protocolDeclaration }.contains { declaration in
      declaration.body?.items.contains { $0.declaredName == name || $0.boundNames == [name] } == true
    }
  }
}

extension Syntax {
  /// The closure that makes the value of a static or global constant.
  fileprivate var closureOfConstant: Syntax? {
    guard flags.contains(.isLet), isStaticMember || parent?.kind == .sourceFile else { return nil }
    return child(.binding)?.child(.initializer)?.closureCalledOnTheSpot
  }

  /// The block of a view's property `body`, or of a modifier's function `body`.
  fileprivate var bodyOfView: Syntax? {
    let types = child(.inheritance)?.children(.type).map(\.text) ?? []
    guard types.contains("View") || types.contains("ViewModifier") else { return nil }
    let member = body?.items.first { $0.declaredName == "body" || $0.boundNames == ["body"] }
    return member?.body ?? member?.child(.binding)?.child(.accessorBlock)
  }
}
