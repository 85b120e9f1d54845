import Availability
import LintCore
import SwiftSource

/// A mirror with its conversion.
struct MirrorType: Hashable, Sendable {
  var declaration: MirrorEnum
  var converter: MirrorConverter
  /// The native spelling of cases with another name: `rowResize`, `columnResize(directions: .leading)`.
  var renamed: [String: String]
  /// What keeps it, whatever its uses are.
  var reason: Obstacle?
  /// How the native type is to be written.
  var written: String
  var carriers: Set<MirrorCarrier>
  /// The other types that have a member called like the conversion.
  var alike: Set<String>

  var name: String { declaration.name }
  var title: String { declaration.owner.map { "\($0).\(name)" } ?? name }
}

/// A place that has to change once a mirror goes, or that keeps it.
struct MirrorUse: ProjectFact {
  struct Condition: Hashable, Sendable {
    var name: String
    /// Of other types than these it may be the name; `nil`: of none.
    var types: Set<String>?
  }

  var mirror: String
  var edits: [FileEdit] = []
  /// Why the mirror cannot go.
  var obstacle: Obstacle?
  /// Why its going may not compile.
  var doubt: Doubt?
  /// What must not be the name of anything else.
  var condition: Condition?
  var place: ProjectPlace
}

/// Finds the uses of mirrors in a file.
struct MirrorUses: Sendable {
  private let mirrors: [String: MirrorType]
  private let byConverter: [String: [MirrorType]]
  private let byCase: [String: [MirrorType]]
  let byCarrier: [String: [MirrorType]]
  /// By the functions that take values of them.
  let byFunction: [String: [MirrorType]]
  let words: Set<String>
  /// Of the words.
  private let filter: NameFilter

  init(_ mirrors: [MirrorType]) {
    self.mirrors = Dictionary(mirrors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byConverter = Dictionary(grouping: mirrors, by: \.converter.name)
    byCase = mirrors.reduce(into: [:]) { result, mirror in
      for name in mirror.renamed.keys { result[name, default: []].append(mirror) }
    }
    byCarrier = mirrors.reduce(into: [:]) { result, mirror in
      for name in Set(mirror.carriers.map(\.name)) where !name.isEmpty {
        result[name, default: []].append(mirror)
      }
    }
    byFunction = mirrors.reduce(into: [:]) { result, mirror in
      for name in Set(mirror.carriers.compactMap(\.function)) { result[name, default: []].append(mirror) }
    }
    let names = Set(self.mirrors.keys).union(byConverter.keys).union(byCase.keys).union(byCarrier.keys)
    words = names.union(byFunction.keys.map { "func \($0)" })
    filter = NameFilter(names)
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    var uses: [MirrorUse] = []
    // A case may be called like a keyword.
    for index in tree.identifiers(among: filter, orKeywords: true) {
      let text = tree.text(ofToken: index)
      func add(_ mirror: MirrorType, _ read: (MirrorUseReader) -> MirrorUse?) {
        let reader = MirrorUseReader(mirror: mirror, pass: pass, index: index)
        if !reader.isOwn, let use = read(reader) { uses.append(use) }
      }
      if let mirror = mirrors[text] { add(mirror, \.nameUse) }
      for mirror in byConverter[text] ?? [] { add(mirror, \.conversionUse) }
      for mirror in byCase[text] ?? [] { add(mirror, \.implicitCaseUse) }
      for mirror in byCarrier[text] ?? [] { add(mirror, \.carrierUse) }
    }
    return uses + overloads(in: pass) + rivals(in: tree)
  }
}

/// Reads one mention of something that belongs to a mirror.
struct MirrorUseReader {
  let mirror: MirrorType
  let pass: FilePass
  let index: Int
  var tree: SyntaxTree { pass.tree }
  var node: Syntax { tree.node(coveringToken: index) }
  var place: ProjectPlace { pass.projectPlace(tree.tokens[index].range) }

  /// Whether it lies in what goes anyway.
  var isOwn: Bool {
    pass.lies(index, in: mirror.declaration.deletion) || pass.lies(index, in: mirror.converter.deletion)
  }

  func use(
    _ edits: [Edit] = [], obstacle: Obstacle? = nil, doubt: Doubt? = nil,
    condition: MirrorUse.Condition? = nil
  ) -> MirrorUse {
    var use = MirrorUse(
      mirror: mirror.name, edits: edits.map(pass.fileEdit), obstacle: obstacle, doubt: doubt,
      condition: condition, place: place)
    if use.place.severity == nil { use.obstacle = use.obstacle ?? .silencedPlace(place.site) }
    // What cannot be reached is no doubt, but has to compile until its check goes.
    if let doubt, pass.facts.context(at: index).isUnreachable {
      use.doubt = nil
      use.obstacle = use.obstacle ?? .doubt(doubt)
    }
    return use
  }

  // MARK: By its name

  var nameUse: MirrorUse? {
    let node = node
    if node.kind == .importDeclaration { return nil }
    if node.anchorIndex == index, node.kind.isDeclaration || node.kind == .genericParameter {
      return use(obstacle: .calledSo(mirror.name, place.site))
    }
    if node.kind == .argument || node.kind == .trailingClosure, node.anchorIndex == index,
      node.flags.contains(.labeled)
    {
      return nil
    }
    guard let name = MirrorName(at: index, owner: mirror.declaration.owner, in: tree) else { return nil }
    if let base = name.strangeBase {
      return use(obstacle: .qualified("\(base).\(mirror.name)", place.site))
    }
    if let obstacle = obstacleToNative { return use(obstacle: obstacle) }
    let first = String(mirror.written.prefix { $0 != "." })
    switch pass.scopes.meaning(of: first, at: index) {
    case .local(let binding), .member(let binding):
      if !pass.begins(mirror.declaration.place, with: binding.token) {
        return use(obstacle: .shadowedIn(first, place.site))
      }
    case .global, .elsewhere: break
    }
    let range = Int(tree.tokens[name.tokens.lowerBound].start)..<Int(tree.tokens[index].end)
    let edit = tree.text[range] == mirror.written ? [] : [Edit(range, replacement: mirror.written)]
    if node.kind == .type || node.kind == .attribute {
      switch node.parent?.kind {
      case .extensionDeclaration, .inheritance, .typealiasDeclaration:
        return use(obstacle: .extendedOrRenamed(place.site))
      default: return use(edit)
      }
    }
    guard tree.tokens[index + 1].kind == .period else {
      return use(obstacle: .valueOrInitializer(place.site))
    }
    let member = tree.text(ofToken: index + 2)
    if member == "self" { return use(edit) }
    if member == "allCases", mirror.declaration.conformances.contains("CaseIterable") { return use(edit) }
    guard mirror.declaration.cases[member] != nil else {
      return use(obstacle: .memberUse("\(mirror.name).\(member)", place.site))
    }
    if isInOwnPattern { return use(obstacle: switchObstacle) }
    return use(edit + renaming(index + 2), doubt: printedUse?.doubt)
  }

  /// Why the native type cannot be named here.
  private var obstacleToNative: Obstacle? {
    let imports = tree.importedModules
    if let module = mirror.converter.module {
      if !imports.contains(module) { return .moduleNotImported(module, pass.path) }
    } else {
      let wanted = mirror.converter.imports.subtracting(["Foundation", "Combine"])
      if !wanted.isEmpty, wanted.isDisjoint(with: imports) {
        return .nativeNotImported(mirror.converter.native, pass.path)
      }
    }
    let context = pass.facts.context(at: index)
    for attribute in mirror.converter.attributes {
      switch context.judge(attribute).introduction?.verdict {
      case .always, .notJudged(.unreachable), .notJudged(.notBuilt), nil: break
      default: return .olderSystemsIn(place.site)
      }
    }
    return nil
  }

  func renaming(_ token: Int) -> [Edit] {
    mirror.renamed[tree.text(ofToken: token)].map { [Edit(tree.tokens[token].range, replacement: $0)] } ?? []
  }

  var switchObstacle: Obstacle { .pattern(place.site) }

  // MARK: By a case

  /// `.upDown`, where a mirror is expected.
  var implicitCaseUse: MirrorUse? {
    let node = node
    guard node.kind == .memberSuffix, node.anchorIndex == index, let chain = node.parent,
      chain.kind == .chain,
      chain.baseTokens.isEmpty, chain.suffixes.first == node
    else { return nil }
    switch MirrorExpectation(of: chain, for: mirror) {
    case .other: return nil
    case .mirror: return use(renaming(index))
    case .perhaps(let name): return use(renaming(index), condition: .init(name: name))
    case .pattern: return use(obstacle: switchObstacle)
    case .unknown:
      return use(
        obstacle: .maybeCase(chain.conciseText, place.site))
    }
  }

  // MARK: By what holds it

  /// A use of a value that the native type may not support.
  var carrierUse: MirrorUse? {
    let node = node
    if node.kind == .binding { return printedOwnerUse }
    if node.kind == .parameter || node.kind.isDeclaration { return nil }
    if let label = node.selfAndAncestors.first(where: { $0.kind == .argument }), label.anchorIndex == index,
      label.flags.contains(.labeled)
    {
      return nil
    }
    if MirrorHolding(mirror, at: index, in: tree) == .no { return nil }
    if isAskedByPattern { return use(obstacle: switchObstacle) }
    if !mirror.converter.facts.isEquatable, isCompared {
      return use(
        doubt:
          .compared(tree.text(ofToken: index), mirror.converter.native, place.site))
    }
    return printedUse
  }

  private var isCompared: Bool {
    let operators: Set<String> = ["==", "!="]
    if operators.contains(tree.text(ofToken: index + 1)) { return true }
    var start = index
    while start > 1, tree.tokens[start - 1].kind == .period, tree.tokens[start - 2].kind == .identifier {
      start -= 2
    }
    if start > 0, operators.contains(tree.text(ofToken: start - 1)) { return true }
    guard
      let argument = node.selfAndAncestors.first(where: { $0.kind == .argument || $0.kind == .codeBlock }),
      argument.kind == .argument, argument.tokenIndices.upperBound == index + 1
    else { return false }
    return argument.flags.contains(.labeled)
      && ["of", "value", "id"].contains(tree.text(ofToken: argument.anchorIndex))
      || ["tag", "id"].contains(argument.parent?.calleeName ?? "")
  }
}

extension Syntax {
  /// Of a call: the name of what is called.
  var calleeName: String? {
    guard kind == .callSuffix, let chain = parent, chain.kind == .chain else { return nil }
    let before = chain.suffixes.prefix { $0.index < index }.last { $0.kind != .genericArguments }
    if let before { return before.kind == .memberSuffix ? before.name : nil }
    return chain.baseTokens.count == 1 ? tree.text(ofToken: chain.baseTokens.lowerBound) : nil
  }
}
