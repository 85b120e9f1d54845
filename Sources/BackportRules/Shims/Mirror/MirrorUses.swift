// PointerShape, Compat.PointerShape          → PointerStyle
// style.official, style?.official            → style
// x.official                                 in doubt where something else has an 'official' and the type of 'x' is not written
import LintCore
import SwiftSource

/// A mirror with its conversion.
struct MirrorType: Hashable, Sendable {
  var declaration: MirrorEnum
  var converter: MirrorConverter
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
  var place: ProjectPlace
}

/// Finds the uses of mirrors in a file.
struct MirrorUses: Sendable {
  private let mirrors: [String: MirrorType]
  private let byConverter: [String: [MirrorType]]
  let words: Set<String>
  /// Of the words.
  private let filter: NameFilter

  init(_ mirrors: [MirrorType]) {
    self.mirrors = Dictionary(mirrors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byConverter = Dictionary(grouping: mirrors, by: \.converter.name)
    words = Set(self.mirrors.keys).union(byConverter.keys)
    filter = NameFilter(words)
  }

  /// See `ProjectSearch.basis`.
  var basis: [String: Int] {
    let named = mirrors.mapValues { [$0] }
    return Dictionary(
      uniqueKeysWithValues: words.map { word in
        (word, [named, byConverter].map { $0[word] }.hashValue)
      })
  }

  func look(_ pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    var facts: [any ProjectFact] = []
    var named: Set<String> = []
    for index in tree.identifiers(among: filter) {
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
    }
    for name in named.sorted() {
      facts += mirrors[name]!.patternUses(in: pass) + mirrors[name]!.shownUses(in: pass)
    }
    return facts
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
    return use(edit)
  }

  /// Why the native type cannot be named here.
  private func obstacle(toNamingNativeOf mirror: MirrorType) -> Obstacle? {
    let context = pass.facts.context(at: index)
    for attribute in mirror.converter.attributes {
      switch context.judge(attribute).introduction?.verdict {
      case .always, .notJudged(.unreachable), .notJudged(.notBuilt), nil: break
      default: return .at(.olderSystems, place.site)
      }
    }
    return nil
  }

  // MARK: By its conversion

  /// Where a mirror is converted.
  var conversionUse: MirrorUse? {
    let node = node
    guard node.kind == .memberSuffix, node.anchorIndex == index, let chain = node.parent,
      chain.kind == .chain, node.callAfter == nil
    else { return nil }
    let name = tree.text(ofToken: index)
    let before = chain.suffixes.prefix { $0.index < node.index }
    // `style?.official` is `style`.
    var start = node.range.lowerBound
    if let last = before.last, last.kind == .operatorSuffix, tree.text(ofToken: last.anchorIndex) == "?",
      chain.suffixes.last == node
    {
      start = last.range.lowerBound
    }
    let edit = tree.text.deletion(of: start..<node.range.upperBound)
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
