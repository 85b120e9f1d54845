// if tick > 3 { if #unavailable(old) {…} }   stays where another file has `var tick: Int { ticks += 1; return ticks }`
//
// A bare name that its file does not declare counts as pure (see `Purity`). Before a read of it is deleted, the other
// files must declare no computed property of that name. Before a comparison of two values is deleted, no file may declare an
// operator that does more than to compare; before `items.count` is, no getter `count` that does more than to find a value.
import LintCore
import SwiftSource

extension Syntax {
  /// The bare names in it that its file does not declare, without those of types; `declaredComparisons` where it
  /// compares values.
  var namesElsewhere: Set<String> { tree.namesElsewhere(in: tokenIndices) }
}

extension SyntaxTree {
  /// The bare names among some tokens that the file does not declare, without those of types. For an operator between two
  /// values, the declarations of such operators.
  func namesElsewhere(in tokens: Range<Int>) -> Set<String> {
    let scopes = Scopes(self)
    return tokens.reduce(into: []) { names, index in
      if isComparisonOfValues(at: index) { names.formUnion(Self.declaredComparisons) }
      guard self.tokens[index].kind == .identifier, index > 0, self.tokens[index - 1].kind != .period else {
        return
      }
      let node = node(coveringToken: index)
      if node.flags.contains(.labeled), node.anchorIndex == index { return }
      let name = text(ofToken: index).withoutBackticks
      if !isType(index, name, node), case .elsewhere = scopes.meaning(of: name, at: index) {
        names.insert(name)
      }
    }
  }

  /// The declarations of operators that compare.
  fileprivate static let declaredComparisons = comparingOperators.declarations

  /// Whether a name in an expression is that of a type: `Size.large`, `is Size`. `MAXIMUM` is none.
  private func isType(_ index: Int, _ name: String, _ node: Syntax) -> Bool {
    guard name.isTypeName else { return false }
    if node.kind == .type { return true }
    let isWord = name.contains(where: \.isLowercase)
    return isWord && index + 1 < tokens.count
      && [.period, .leftParen].contains(tokens[index + 1].kind)
  }
}

extension ChangePass {
  /// Whether no other file declares a computed property with one of these names. Requires that they were requested.
  func areOnlyRead(_ names: Set<String>) -> Bool {
    if hidden != nil { return names.isEmpty }
    return names.allSatisfy { name in
      SyntaxTree.declaredComparisons.contains(name)
        ? !haveComparisonsEffect : project.files(naming: name).allSatisfy { !$0.tree.computes(name) }
    }
  }

  /// Whether an operator of the project that compares does more than that. Requires that `declaredComparisons` were
  /// requested.
  private var haveComparisonsEffect: Bool {
    project.remembered { ComparisonEffect(in: $0) }.isAny
  }

  /// The pure names in some conditions that the project declares with an effect. May request names.
  func pureNamesWithEffect(in conditions: [Syntax]) -> Set<String> {
    let names = conditions.reduce(into: Set<String>()) { $0.formUnion($1.pureNames) }
    let operators = names.intersection(SyntaxTree.comparingOperators)
    let members = names.intersection(SyntaxTree.pureMembers)
    let values = names.subtracting(operators).subtracting(members)
    need(values.union(members.declarations))
    if !operators.isEmpty { need(SyntaxTree.declaredComparisons) }
    let found = members.filter { !areOnlyRead(members: [$0]) }.union(
      values.filter { name in
        let words = WordSet(SyntaxTree.wordsDeclaring(pureName: name), areNames: true)
        return project.files(naming: name).contains { $0.holds(words) && $0.tree.hasEffect(ofPureName: name) }
      })
    return operators.isEmpty || !haveComparisonsEffect ? found : found.union(operators)
  }

  /// Whether evaluating conditions only reads. Requires that `namesToRead(in:)` were requested.
  func areOnlyRead(conditions: [Syntax]) -> Bool {
    areOnlyRead(conditions.reduce(into: []) { $0.formUnion($1.namesElsewhere) })
      && conditions.allSatisfy { condition in
        condition.constantsCompared.union(condition.constantsInPattern).allSatisfy { name in
          project.files(naming: name).allSatisfy {
            !$0.tree.hasEffect(whenReading: name)
              && !($0.tree.declaresConstant(name) && $0.tree.hasOperatorWithEffect)
          }
        }
      }
      && areOnlyRead(members: conditions.reduce(into: []) { $0.formUnion($1.membersRead) })
  }

  /// Whether reading members has no effect in any file. Requires that their declarations were requested.
  func areOnlyRead(members: Set<String>) -> Bool {
    members.allSatisfy { name in
      let effect = project.remembered(name) { MemberEffect(of: name, in: $0) }
      return effect.isNone && !haveEffect(effect.wrappers)
    }
  }

  /// Whether one of some property wrappers does more than to find a value.
  private func haveEffect(_ wrappers: Set<String>) -> Bool {
    if wrappers.isEmpty { return false }
    need(wrappers)
    return wrappers.contains { name in
      project.files(naming: name).contains { $0.tree.hasEffect(ofWrapper: name) }
    }
  }

  /// The names whose mentions in other files tell whether evaluating conditions only reads.
  static func namesToRead(in conditions: [Syntax]) -> Set<String> {
    conditions.reduce(into: []) { names, condition in
      names.formUnion(
        condition.namesElsewhere.union(condition.constantsCompared).union(condition.constantsInPattern)
          .union(condition.membersRead.declarations))
    }
  }

  /// Whether a file declares a static member of a name that may run code when it is first read. Requires that the name was
  /// requested.
  func makesStaticMember(_ name: String) -> Bool {
    project.files(naming: name).contains { $0.tree.makesStaticMember(name) }
  }
}

/// What the members of a name that a project declares do when they are read.
private struct MemberEffect {
  /// Whether none runs code with an effect, but for property wrappers.
  let isNone: Bool
  let wrappers: Set<String>

  init(of name: String, in project: NamedFiles) {
    let files = project.files(declaring: name)
    isNone = !files.contains {
      $0.tree.hasEffect(whenReading: name)
        || SyntaxTree.pureMembers.contains(name) && $0.tree.mayRunUnknownCode(whenReading: name)
    }
    wrappers = files.reduce(into: []) { $0.formUnion($1.tree.wrappers(ofProperty: name)) }
  }
}

/// What the operators that compare do which a project declares.
private struct ComparisonEffect {
  /// Whether one does more than to compare.
  let isAny: Bool

  init(in project: NamedFiles) {
    isAny = SyntaxTree.comparingOperators.contains { name in
      project.files(declaring: name).contains { $0.tree.hasEffect(ofPureName: name) }
    }
  }
}

extension SyntaxTree {
  /// Whether other files can mean a property or variable of a name that runs code when it is read, or a type of that name
  /// that makes values of literals.
  fileprivate func computes(_ name: String) -> Bool {
    if name.isTypeName, makesLiterals(name) { return true }
    return nodes { $0 == .binding }.contains { binding in
      guard binding.boundNames.contains(name), let variable = binding.parent,
        variable.kind == .variableDeclaration
      else { return false }
      return !variable.isPrivate && binding.runsCodeWhenRead(of: variable)
    }
  }
}

extension SyntaxTree {
  /// Whether a static member of a name, as `.name` may mean it, may run code when it is first read.
  func makesStaticMember(_ name: String) -> Bool {
    nodes { $0 == .binding }.contains { binding in
      guard binding.boundNames.contains(name), let variable = binding.parent, variable.isStaticMember
      else { return false }
      return binding.runsCodeWhenRead(of: variable)
    }
  }

  /// Whether it declares a case, or a static or global constant, of a name.
  fileprivate func declaresConstant(_ name: String) -> Bool {
    nodes { $0 == .enumElement || $0 == .binding }.contains { node in
      node.kind == .enumElement ? node.declaredName == name : node.boundNames.contains(name)
    }
  }

  private func makesLiterals(_ type: String) -> Bool {
    nodes { $0.isTypeDeclaration || $0 == .typealiasDeclaration }.contains { node in
      guard node.extendedOrDeclaredName == type else { return false }
      return node.kind == .typealiasDeclaration
        || node.child(.inheritance)?.tokenIndices.contains {
          text(ofToken: $0).hasPrefix("ExpressibleBy")
        } == true
    }
  }
}

extension Syntax {
  /// Of a binding: whether reading it may run code that the project wrote.
  fileprivate func runsCodeWhenRead(of variable: Syntax) -> Bool {
    if child(.accessorBlock)?.hasGetter == true || variable.modifiers.contains("lazy") { return true }
    return variable.hasOwnWrapper || isMadeWhenRead(of: variable)
  }

  /// Of a binding: whether the first read of it makes its value, and runs code for that. Those of a file with statements
  /// are made in their order.
  func isMadeWhenRead(of variable: Syntax) -> Bool {
    let container = variable.parent?.scopeContainer
    let isGlobal =
      container?.kind == .sourceFile
      && container?.items.contains { $0.kind.isStatement || $0.kind == .chain } == false
    guard variable.isStaticMember || isGlobal, let value = child(.initializer) else { return false }
    return value.descendants.contains { [.callSuffix, .closure, .subscriptSuffix].contains($0.kind) }
      && !value.isPureCall
  }

  /// Of a variable: whether an attribute may be a property wrapper or macro of the project.
  var hasOwnWrapper: Bool { !ownWrappers.isEmpty }

  /// Of a variable: its attributes that may be property wrappers or macros of the project.
  var ownWrappers: Set<String> {
    Set(attributes.map(\.attributeName).filter { !Self.plainAttributes.contains($0) && !$0.hasPrefix("_") })
  }

  /// Of the language, and the system's wrappers that only keep a value.
  private static let plainAttributes: Set<String> = [
    "available", "objc", "nonobjc", "IBOutlet", "IBInspectable", "NSManaged", "MainActor", "usableFromInline",
    "inlinable", "inline", "State", "Binding", "Published", "ObservedObject", "StateObject",
    "EnvironmentObject",
    "Environment", "Bindable", "FocusState", "GestureState", "Namespace", "AppStorage", "SceneStorage",
    "ScaledMetric", "Query", "FetchRequest", "ObservationIgnored", "preconcurrency", "GKInspectable",
    "Option", "Flag",
    "Argument",
  ]
}
