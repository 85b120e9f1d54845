import LintCore
import SwiftSource

/// The verdicts on mirrors, from all that the project declares.
struct MirrorVerdicts {
  let mirrors: [MirrorType]
  static let rule = RuleName.shim("mirror")

  /// The names that something else than a mirror has as well.
  private let rivals: Set<String>

  /// - Parameter declarations: what the files declare that name a mirror.
  init(_ declarations: ProjectFacts) {
    let converters = Dictionary(grouping: declarations.all(MirrorConverter.self), by: \.mirror)
    let surplus = Dictionary(grouping: declarations.all(MirrorSurplus.self), by: \.mirror)
    let types = Set(declarations.all(NamespaceRival.self).map(\.name))
    let enums = Dictionary(grouping: declarations.all(MirrorEnum.self), by: \.name)
    rivals = Set(declarations.all(MirrorRival.self).map(\.name))
    mirrors = enums.keys.sorted().compactMap { name in
      // What converts to several types mirrors none of them; nor does what converts to another type of the project.
      guard let enums = enums[name], let found = converters[name], found.count == 1 else { return nil }
      let isShared = types.contains(found[0].nativeRoot) && found[0].nativeRoot != name
      if isShared, found[0].module == nil { return nil }
      var mirror = MirrorType(
        declaration: enums[0], converter: found[0], reason: nil, written: found[0].native)
      if isShared { mirror.written = "\(found[0].module!).\(mirror.written)" }
      guard mirror.isStandIn else { return nil }
      mirror.reason =
        enums.count > 1
        ? .at(.sameName(name), enums[1].place.site)
        : mirror.reasonToKeep ?? surplus[name].map { .more($0[0].what, ofType: true) }
      return mirror
    }
  }

  func findings(_ found: ProjectFacts) -> [Finding] {
    let rivals = rivals.union(found.all(MirrorRival.self).map(\.name))
    let numbers = Dictionary(uniqueKeysWithValues: zip(mirrors.map(\.name), mirrors.indices))
    var seen: Set<ProjectPlace> = []
    let uses = found.all(MirrorUse.self).map { use -> ShimUse in
      let isRewritten = !use.edits.isEmpty
      let isShared = use.assumed.map(rivals.contains) ?? false
      // Taken out of something else, it would leave a value of another type.
      let rivalry: Obstacle? = isShared ? .doubt(.maybeMeant(use.place.site)) : nil
      return ShimUse(
        groups: use.mirrors,
        meanings: isRewritten
          ? use.mirrors.compactMap { numbers[$0] }.sorted().map { .init(shim: $0, edits: use.edits) } : [],
        obstacle: use.obstacle ?? rivalry, doubt: use.doubt,
        isListed: isRewritten && seen.insert(use.place).inserted, place: use.place)
    }
    return ShimVerdicts(
      rule: Self.rule, subjects: mirrors.map(\.subject), uses: uses, hidden: found.hidden
    ).findings
  }
}

extension MirrorType {
  fileprivate var subject: ShimSubject {
    ShimSubject(
      group: name, title: title, fullTitle: title, headline: .mirrors(converter.native), obstacle: reason,
      doubt: declaration.isPublic ? .publicDeclaration : declaration.doubt, place: declaration.place,
      deletions: [declaration.deletion] + (converter.isInside ? [] : [converter.deletion]),
      removableLines: declaration.removableLines)
  }

  /// Whether it is a stand-in, and no type of the app's own that happens to be shown by system values: it is named
  /// after the native type, or at least half of its cases are.
  fileprivate var isStandIn: Bool {
    let short = converter.native.split(separator: ".").last.map(String.init) ?? converter.native
    if name.contains(short) || name.isConventionalNamespace { return true }
    return converter.natives.count { $0.key == $0.value } * 2 >= declaration.cases.count
  }

  /// Why its conversion or its declaration say more than that each case is the native value of the same name.
  fileprivate var reasonToKeep: Obstacle? {
    if let other = declaration.conformances.first(where: { !converter.conformances.contains($0) }) {
      return .more(other, ofType: true)
    }
    if let surplus = declaration.surplus { return .more(surplus, ofType: true) }
    if !converter.isPlain { return .more(nil, ofType: true) }
    return declaration.cases.filter { converter.natives[$0] != $0 }.min().map { .more($0, ofType: true) }
  }
}
