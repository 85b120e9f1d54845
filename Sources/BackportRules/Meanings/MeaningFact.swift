// @resultBuilder enum Lines {…}        a builder                    typealias Rows = Lines        an heir
// struct Ticket: ~Copyable {…}         a type that is not copied    consuming func end()          consumes
// func make(@Lines _ body: …)          takes a builder's closure    func find() -> Ticket?        gives a value
// protocol Page { @Lines var lines … } a requirement                struct First: Page            an heir
import LintCore
import Projects
import SwiftSource

/// One declaration that gives checks another meaning: those that stand in a result builder of the project, and those whose
/// branches hold values that are not copied.
enum MeaningFact: ProjectFact {
  case builder(String, BuilderTraits)
  case uncopied(String)
  /// An alias, a protocol or type that inherits.
  /// - Parameter leadsOn: others may get it by the heir's name.
  case heir(String, of: String, leadsOn: Bool)
  /// What a type around a check inherits from or stands for, and that is none of the system's.
  case parent(String, of: String)
  /// What is called with a closure that a builder transforms: a function, or the type of an initializer.
  case taker(String, of: String)
  case requirement(of: String, member: String, builder: String)
  /// A function or property that gives a value of a type.
  case source(String, of: String)
  /// A method that consumes its value.
  case consuming(String)
  /// A condition that goes with a check uses what counts as pure unless the project declares it.
  case pureName(String)
  /// What counts as pure has an effect.
  case effect(of: String)
  /// The release of a type's instance, or of what a function gives, runs a `deinit`.
  case released(String)
  /// A function gives a value of a type that another file declares, or that holds one.
  case given(String, by: String)
}

/// Reads what a file declares about builders and types that are not copied.
struct MeaningReading {
  let tree: SyntaxTree

  /// The builders and types that the file declares, and its aliases of them.
  var declared: [MeaningFact] {
    guard tree.text.bytes.withUnsafeBytes(Self.words.occur) else { return [] }
    var names: Set<String> = []
    let types: [MeaningFact] = tree.nodes { $0.isTypeDeclaration }.compactMap { type in
      guard let name = type.declaredName else { return nil }
      if type.attributes.contains(where: { Self.builderAttributes.contains($0.attributeName) }) {
        names.insert(name)
        return .builder(name, BuilderTraits(methodsOf: type))
      }
      if !type.isUncopied { return nil }
      names.insert(name)
      return .uncopied(name)
    }
    if types.isEmpty { return [] }
    return types + tree.nodes { $0 == .typealiasDeclaration }.flatMap { facts(of: $0, about: names) }
  }

  private static let words = WordSet(ProjectRule.wordsOfMeanings)
  private static let builderAttributes: Set<String> = ["resultBuilder", "_functionBuilder"]

  /// What it declares by means of some names: of builders, of types that are not copied, and of what they led to.
  func facts(about names: Set<String>) -> [MeaningFact] {
    if names.isEmpty { return [] }
    let words = names.union(Syntax.wordsOfConsumption)
    let mentions = tree.tokens.indices.filter {
      tree.tokens[$0].kind == .identifier && words.contains(tree.text(ofToken: $0))
    }
    if mentions.isEmpty { return [] }
    return tree.nodes(where: \.mayCarryMeaning).filter { mentions.hold(oneIn: $0.head) }
      .flatMap { facts(of: $0, about: names) }
  }

  /// Which of some pure names it declares with an effect.
  func facts(aboutPureNames names: Set<String>) -> [MeaningFact] {
    names.filter(tree.hasEffect(ofPureName:)).sorted().map { .effect(of: $0) }
  }

  /// Which of some types it declares with a `deinit`, and what some functions give.
  func facts(aboutReleaseOf names: Set<String>, in system: NativeSystem) -> [MeaningFact] {
    names.sorted().flatMap { name -> [MeaningFact] in
      if name.isTypeName { return tree.runsDeinit(whenReleasing: name) ? [.released(name)] : [] }
      let read = tree.makesValue(whenReading: name) ? tree.typesDeclared(ofValue: name) : []
      let types = tree.resultTypes(ofFunction: name).union(read).subtracting(Syntax.valueTypes)
      if types.contains(where: { tree.runsDeinit(whenHolding: $0) }) { return [.released(name)] }
      let others = types.filter { type in
        type.mayBeOwn && tree.types(named: type) == nil && !system.knows(type: type)
          && system.supertypes(of: type).isEmpty
      }
      return others.sorted().map { .given($0, by: name) }
    }
  }

  /// What it says that some types inherit from or stand for.
  func facts(aboutTypes names: Set<String>, in system: NativeSystem) -> [MeaningFact] {
    if names.isEmpty { return [] }
    let declarations = tree.nodes { $0.isTypeDeclaration || $0 == .typealiasDeclaration }
    return declarations.flatMap { node -> [MeaningFact] in
      guard let name = node.extendedOrDeclaredName, names.contains(name),
        let parents = node.child(node.kind == .typealiasDeclaration ? .type : .inheritance)
      else { return [] }
      return parents.tokenIndices.filter { tree.tokens[$0].kind == .identifier }.flatMap { index in
        let parent = tree.text(ofToken: index)
        let around = system.supertypes(of: parent)
        if around.isEmpty, !system.knows(type: parent) { return [MeaningFact.parent(parent, of: name)] }
        return around.union([parent]).map { .heir(name, of: $0, leadsOn: false) }
      }
    }
  }

  private func facts(of node: Syntax, about names: Set<String>) -> [MeaningFact] {
    switch node.kind {
    case .typealiasDeclaration:
      guard let name = node.declaredName, let type = node.child(.type) else { return [] }
      return type.words(among: names).map { .heir(name, of: $0, leadsOn: true) }
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      return facts(ofFunction: node, about: names)
    case .variableDeclaration: return facts(ofVariable: node, about: names)
    default:
      guard let name = node.extendedOrDeclaredName else { return [] }
      var facts: [MeaningFact] = (node.child(.inheritance)?.words(among: names) ?? []).map {
        .heir(name, of: $0, leadsOn: [.protocolDeclaration, .classDeclaration].contains(node.kind))
      }
      if node.kind == .extensionDeclaration, names.contains(name) {
        let traits = BuilderTraits(methodsOf: node)
        if !traits.isEmpty { facts.append(.builder(name, traits)) }
      }
      return facts
    }
  }

  private func facts(ofFunction node: Syntax, about names: Set<String>) -> [MeaningFact] {
    var facts = requirement(node, [node.declaredName ?? ""], about: names)
    let takers =
      node.kind == .initializerDeclaration
      ? [node.owningType?.extendedOrDeclaredName, "init"].compactMap { $0 }
      : [node.declaredName].compactMap { $0 }
    for parameter in node.child(.parameters)?.children(.parameter) ?? [] {
      for index in parameter.tokenIndices where names.contains(tree.text(ofToken: index)) {
        guard parameter.isInAttribute(index) else { continue }
        facts += takers.map { .taker($0, of: tree.text(ofToken: index)) }
      }
    }
    guard node.kind == .functionDeclaration, let name = node.declaredName else { return facts }
    facts += (node.child(.returnType)?.words(among: names) ?? []).map { .source(name, of: $0) }
    if node.consumesSelf { facts.append(.consuming(name)) }
    return facts
  }

  private func facts(ofVariable node: Syntax, about names: Set<String>) -> [MeaningFact] {
    guard let container = node.parent?.scopeContainer,
      container.kind == .memberBlock || container.kind == .sourceFile
    else { return [] }
    let bindings = node.children(.binding)
    var facts = requirement(node, bindings.flatMap(\.boundNames), about: names)
    if let type = container.parent, type.kind == .structDeclaration, let name = type.declaredName {
      // Of the memberwise initializer.
      facts += node.attributes.filter { names.contains($0.attributeName) }
        .flatMap { [MeaningFact.taker(name, of: $0.attributeName), .taker("init", of: $0.attributeName)] }
    }
    for binding in bindings {
      let made = (binding.child(.type) ?? binding.child(.initializer))?.words(among: names) ?? []
      facts += binding.boundNames.flatMap { name in made.map { .source(name, of: $0) } }
    }
    return facts
  }

  private func requirement(_ node: Syntax, _ members: [String], about names: Set<String>) -> [MeaningFact] {
    guard let owner = node.owningType, owner.kind == .protocolDeclaration, let type = owner.declaredName
    else { return [] }
    return node.attributes.filter { names.contains($0.attributeName) }.flatMap { attribute in
      members.map { .requirement(of: type, member: $0, builder: attribute.attributeName) }
    }
  }
}

extension [Int] {
  /// Of sorted indices.
  fileprivate func hold(oneIn range: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < range.upperBound
  }
}

extension NodeKind {
  fileprivate var mayCarryMeaning: Bool {
    switch self {
    case .extensionDeclaration, .typealiasDeclaration, .functionDeclaration, .initializerDeclaration,
      .subscriptDeclaration, .variableDeclaration:
      true
    default: isTypeDeclaration
    }
  }
}

extension Syntax {
  /// Of a method: whether it ends the life of the value that it is called on.
  var consumesSelf: Bool { !modifiers.isDisjoint(with: Self.wordsOfConsumption) }

  fileprivate static let wordsOfConsumption: Set<String> = ["consuming", "__consuming"]

  fileprivate var isUncopied: Bool {
    child(.inheritance)?.tokenIndices.contains { index in
      tree.text(ofToken: index) == "Copyable" && tree.text(ofToken: index - 1) == "~"
    } ?? false
  }

  /// The tokens of a declaration before its members or body.
  fileprivate var head: Range<Int> {
    let body = child(.memberBlock) ?? child(.codeBlock)
    return tokenIndices.lowerBound..<(body?.tokenIndices.lowerBound ?? tokenIndices.upperBound)
  }

  fileprivate func words(among names: Set<String>) -> [String] {
    tokenIndices.map { tree.text(ofToken: $0) }.filter(names.contains)
  }

  /// Of a parameter: whether a name belongs to an attribute, of the parameter or its type.
  fileprivate func isInAttribute(_ index: Int) -> Bool {
    var start = index
    while start > 1, tree.tokens[start - 1].kind == .period { start -= 2 }
    return start > 0 && tree.text(ofToken: start - 1) == "@"
  }
}
