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
        declaration: enums[0], converter: found[0], renamed: [:], reason: nil, written: found[0].native)
      if isShared { mirror.written = "\(found[0].module!).\(mirror.written)" }
      let natives = Dictionary(
        found[0].arms.map { ($0.mirrored, $0.native) }, uniquingKeysWith: { first, _ in first })
      mirror.renamed = mirror.renames(natives)
      guard mirror.standsFor(natives) else { return nil }
      mirror.reason =
        enums.count > 1
        ? .at(.sameName(name), enums[1].place.site)
        : mirror.reasonToKeep(natives) ?? surplus[name].map { .more($0[0].what, ofType: true) }
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
      let doubt: Doubt? = isShared ? .maybeMeant(use.place.site) : nil
      return ShimUse(
        groups: use.mirrors,
        meanings: isRewritten
          ? use.mirrors.compactMap { numbers[$0] }.sorted().map { .init(shim: $0, edits: use.edits) } : [],
        // A case of another enum that is rewritten no longer compiles.
        obstacle: use.obstacle ?? (use.isCase ? doubt.map { .doubt($0) } : nil), doubt: use.doubt ?? doubt,
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
      doubt: declaration.isPublic ? .publicDeclaration : declaration.doubt ?? doubt, place: declaration.place,
      deletions: [declaration.deletion] + (converter.isInside ? [] : [converter.deletion]),
      removableLines: declaration.removableLines)
  }

  /// Whether it is a stand-in, and no type of the app's own that happens to be shown by system values: it is named
  /// after the native type, or at least half of its cases are.
  fileprivate func standsFor(_ natives: [String: MirrorNative]) -> Bool {
    let short = converter.native.split(separator: ".").last.map(String.init) ?? converter.native
    if name.contains(short) || name.isConventionalNamespace { return true }
    return natives.count { $0.key == $0.value.name } * 2 >= declaration.cases.count
  }

  fileprivate func renames(_ natives: [String: MirrorNative]) -> [String: String] {
    var result: [String: String] = [:]
    for (name, native) in natives {
      let hasValues = declaration.cases[name].map { $0 != nil } ?? false
      let becomes = hasValues ? native.name : native.text
      if becomes != name, becomes != "`\(name)`" { result[name] = becomes }
    }
    return result
  }

  /// Why its conversion or its declaration say more than which case is which.
  fileprivate func reasonToKeep(_ natives: [String: MirrorNative]) -> Obstacle? {
    let allowed: Set<String> = ["Hashable", "Equatable", "Sendable"]
    if let other = declaration.conformances.first(where: { !allowed.contains($0) }) {
      return .more(other, ofType: true)
    }
    if let surplus = declaration.surplus { return .more(surplus, ofType: true) }
    if !converter.isPlain { return .more(nil, ofType: true) }
    if let missing = declaration.cases.keys.filter({ natives[$0] == nil }).min() {
      return .more(missing, ofType: true)
    }
    var seen: Set<String> = []
    for (name, native) in natives.sorted(by: { $0.key < $1.key }) where !seen.insert(native.text).inserted {
      return .more(name, ofType: true)
    }
    for arm in converter.arms {
      let labels = declaration.cases[arm.mirrored] ?? nil
      let isSame =
        labels.map { arm.native.values == arm.bound && arm.native.labels == $0 } ?? arm.native.isConstant
      if !isSame { return .more(arm.mirrored, ofType: true) }
    }
    return nil
  }

  /// Why the native type may not do where it does.
  fileprivate var doubt: Doubt? {
    declaration.conformances.first { !converter.facts.conforms(to: $0) }.map {
      .conformance($0, converter.native)
    }
  }
}
