// PointerShape, Compat.PointerShape          → PointerStyle
// style.official, style?.official            → style
// .upDown, PointerShape.upDown               → .rowResize, PointerStyle.rowResize
// x.official                                 in doubt where something else has an 'official' and the type of 'x' is not written
import LintCore
import SwiftSource

/// A mirror with its conversion.
struct MirrorType: Hashable, Sendable {
  var declaration: MirrorEnum
  var converter: MirrorConverter
  /// The native spelling of cases with another name: `rowResize`, `columnResize(directions: .leading)`.
  var renamed: [String: String]
  /// Why it stays, whatever its uses are.
  var reason: Obstacle?
  /// How the native type is to be written.
  var written: String

  var name: String { declaration.name }
  var title: String { declaration.owner.map { "\($0).\(name)" } ?? name }
}

/// A place that has to change once a mirror goes, or that keeps it.
struct MirrorUse: ProjectFact {
  /// The mirrors that it may be a use of.
  var mirrors: Set<String>
  var edits: [FileEdit] = []
  /// Why they cannot go.
  var obstacle: Obstacle?
  /// Why their going may not compile.
  var doubt: Doubt?
  /// It is a use only if nothing else has this name.
  var assumed: String?
  /// It is the name of a case alone, which many enums may have.
  var isCase = false
  var place: ProjectPlace
}

/// Finds the uses of mirrors in a file.
struct MirrorUses: Sendable {
  private let mirrors: [String: MirrorType]
  private let byConverter: [String: [MirrorType]]
  private let byCase: [String: [MirrorType]]
  let words: Set<String>
  /// Of the words.
  private let filter: NameFilter

  init(_ mirrors: [MirrorType]) {
    self.mirrors = Dictionary(mirrors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byConverter = Dictionary(grouping: mirrors, by: \.converter.name)
    byCase = mirrors.reduce(into: [:]) { result, mirror in
      for name in mirror.renamed.keys { result[name, default: []].append(mirror) }
    }
    words = Set(self.mirrors.keys).union(byConverter.keys).union(byCase.keys)
    filter = NameFilter(words)
  }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] {
    let named = mirrors.mapValues { [$0] }
    return Dictionary(
      uniqueKeysWithValues: words.map { word in
        (word, [named, byConverter, byCase].map { $0[word] }.hashValue)
      })
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    var facts: [any ProjectFact] = []
    var named: Set<String> = []
    // A case may be called like a keyword.
    for index in tree.identifiers(among: filter, orKeywords: true) {
      let text = tree.text(ofToken: index)
      func add(_ mirrors: [MirrorType], _ read: (MirrorUseReader) -> MirrorUse?) {
        let reader = MirrorUseReader(mirrors: mirrors, pass: pass, index: index)
        if !reader.isOwn, let use = read(reader) { facts.append(use) }
      }
      if let mirror = mirrors[text] {
        named.insert(text)
        add([mirror], \.nameUse)
      }
      if let mirrors = byConverter[text] { add(mirrors, \.conversionUse) }
      guard let mirrors = byCase[text] else { continue }
      add(mirrors, \.implicitCaseUse)
      if declaresRival(at: index, of: mirrors, in: pass) { facts.append(MirrorRival(name: text)) }
    }
    for name in named.sorted() {
      facts += mirrors[name]!.patternUses(in: pass) + mirrors[name]!.shownUses(in: pass)
    }
    return facts
  }

  /// Whether another declaration has the name of a case.
  private func declaresRival(at index: Int, of mirrors: [MirrorType], in pass: FilePass) -> Bool {
    pass.tree.node(coveringToken: index).declares(index)
      && !mirrors.contains { pass.lies(index, in: $0.declaration.deletion) }
  }
}

/// Reads one mention of something that belongs to mirrors.
struct MirrorUseReader {
  let mirrors: [MirrorType]
  let pass: FilePass
  let index: Int
  var tree: SyntaxTree { pass.tree }
  var node: Syntax { tree.node(coveringToken: index) }
  var place: ProjectPlace { pass.projectPlace(tree.tokens[index].range) }

  /// Whether it lies in what goes anyway.
  var isOwn: Bool {
    mirrors.contains {
      pass.lies(index, in: $0.declaration.deletion) || pass.lies(index, in: $0.converter.deletion)
    }
  }

  func use(
    of some: [MirrorType]? = nil, _ edits: [Edit] = [], obstacle: Obstacle? = nil, doubt: Doubt? = nil,
    assumed: String? = nil
  ) -> MirrorUse {
    MirrorUse(
      mirrors: Set((some ?? mirrors).map(\.name)), edits: edits.map(pass.fileEdit),
      obstacle: obstacle ?? (place.severity == nil ? .at(.silenced, place.site) : nil), doubt: doubt,
      assumed: assumed, place: place)
  }

  // MARK: By its name

  var nameUse: MirrorUse? {
    let (node, mirror) = (node, mirrors[0])
    if node.holdsNoReference(at: index) { return nil }
    if node.anchorIndex == index, node.kind.isDeclaration || node.kind == .genericParameter {
      return use(obstacle: .at(.sameName(mirror.name), place.site))
    }
    guard let name = MirrorName(at: index, owner: mirror.declaration.owner, in: tree) else { return nil }
    if let obstacle = obstacle(toNamingNativeOf: mirror) { return use(obstacle: obstacle) }
    let range = Int(tree.tokens[name.tokens.lowerBound].start)..<Int(tree.tokens[index].end)
    let edit = tree.text[range] == mirror.written ? [] : [Edit(range, replacement: mirror.written)]
    if node.kind == .type || node.kind == .attribute {
      switch node.parent?.kind {
      case .extensionDeclaration, .inheritance, .typealiasDeclaration:
        return use(obstacle: .at(.otherUse, place.site))
      default: return use(edit, doubt: mirror.doubt(aboutOwnerOf: node, at: place))
      }
    }
    guard tree.tokens[index + 1].kind == .period else {
      return use(obstacle: .at(.otherUse, place.site))
    }
    let member = tree.text(ofToken: index + 2)
    if member == "self" { return use(edit) }
    guard mirror.declaration.cases[member] != nil else {
      return use(obstacle: .at(.otherUse, place.site))
    }
    return use(edit + renaming(index + 2, in: mirror))
  }

  /// Why the native type cannot be named here.
  private func obstacle(toNamingNativeOf mirror: MirrorType) -> Obstacle? {
    let imports = tree.importedModules
    let wanted =
      mirror.converter.module.map { [$0] } ?? mirror.converter.imports.subtracting(["Foundation", "Combine"])
    if !wanted.isEmpty, wanted.isDisjoint(with: imports) {
      return .invisible(mirror.converter.native)
    }
    let first = String(mirror.written.prefix { $0 != "." })
    if let binding = pass.scopes.meaning(of: first, at: index).binding, binding.reach != .global,
      !pass.begins(mirror.declaration.place, with: binding.token)
    {
      return .at(.shadowed(first), place.site)
    }
    let context = pass.facts.context(at: index)
    for attribute in mirror.converter.attributes {
      switch context.judge(attribute).introduction?.verdict {
      case .always, .notJudged(.unreachable), .notJudged(.notBuilt), nil: break
      default: return .at(.olderSystems, place.site)
      }
    }
    return nil
  }

  func renaming(_ token: Int, in mirror: MirrorType) -> [Edit] {
    mirror.renamed[tree.text(ofToken: token)].map { [Edit(tree.tokens[token].range, replacement: $0)] } ?? []
  }

  // MARK: By its conversion

  /// Where a mirror is converted.
  var conversionUse: MirrorUse? {
    let node = node
    guard node.kind == .memberSuffix, node.anchorIndex == index, let chain = node.parent else { return nil }
    let name = tree.text(ofToken: index)
    if chain.kind == .keyPath {
      return isOften(name) ? nil : use(obstacle: .at(.otherUse, place.site))
    }
    guard chain.kind == .chain else { return nil }
    var end = node
    if mirrors[0].converter.isMethod {
      guard let call = node.callAfter, call.arguments.isEmpty, call.trailingClosures.isEmpty else {
        return nil
      }
      end = call
    } else if node.callAfter != nil {
      return nil
    }
    let before = chain.suffixes.prefix { $0.index < node.index }
    // `style?.official` is `style`.
    var start = node.range.lowerBound
    if let last = before.last, last.kind == .operatorSuffix, tree.text(ofToken: last.anchorIndex) == "?",
      chain.suffixes.last == end
    {
      start = last.range.lowerBound
    }
    let edit = tree.text.deletion(of: start..<end.range.upperBound)
    switch converted(chain, before: Array(before)) {
    case .other: return nil
    case .mirror(let mirror): return use(of: [mirror], [edit])
    case .unknown:
      return isOften(name)
        ? use(doubt: .maybeMeant(place.site)) : use([edit], assumed: name)
    }
  }

  /// Whether types of the system or of anybody have a member of that name.
  private func isOften(_ name: String) -> Bool { SystemNames.commonMembers.contains(name) }

  enum Meaning {
    case mirror(MirrorType)
    case other, unknown
  }

  /// What a conversion is called on.
  private func converted(_ chain: Syntax, before: [Syntax]) -> Meaning {
    let names = before.filter { $0.kind == .memberSuffix }
    if let member = names.last {
      let text = tree.text(ofToken: member.anchorIndex)
      if let mirror = mirrors.first(where: {
        $0.declaration.cases[text] != nil && tree.text(ofToken: member.anchorIndex - 2) == $0.name
      }) {
        return .mirror(mirror)
      }
      let isOfSelf = names.count == 1 && chain.baseTokens.map { tree.text(ofToken: $0) } == ["self"]
      return isOfSelf ? meaning(of: text, isMember: true) : .unknown
    }
    guard chain.baseTokens.count == 1 else { return chain.baseTokens.isEmpty ? .other : .unknown }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    return name == "self" || name.isTypeName ? .other : meaning(of: name, isMember: false)
  }

  func meaning(of name: String, isMember: Bool) -> Meaning {
    meaning(ofType: tree.writtenType(of: name, at: node, isMember: isMember))
  }

  /// - Parameter type: as it is written; `nil`: it is not.
  func meaning(ofType type: Syntax?) -> Meaning {
    guard let type else { return .unknown }
    return mirrors.first { type.names($0.name) }.map(Meaning.mirror) ?? .other
  }
}
