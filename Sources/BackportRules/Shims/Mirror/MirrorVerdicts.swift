import LintCore
import SwiftSource

/// The verdicts on mirrors, from all that the project declares.
struct MirrorVerdicts {
  let mirrors: [MirrorType]
  static let rule = "mirror-type"

  /// - Parameters:
  ///   - declarations: what the files declare that name a mirror.
  ///   - carriers: the names that hold values of them.
  init(_ declarations: ProjectFacts, carriers all: [MirrorCarrier]) {
    let converters = Dictionary(grouping: declarations.all(MirrorConverter.self), by: \.mirror)
    let surplus = Dictionary(grouping: declarations.all(MirrorSurplus.self), by: \.mirror)
    let carriers = Dictionary(grouping: all, by: \.mirror)
    let rivals = Set(declarations.all(NamespaceRival.self).map(\.name))
    let enums = Dictionary(grouping: declarations.all(MirrorEnum.self), by: \.name)
    let members = Dictionary(grouping: declarations.all(MirrorMemberRival.self), by: \.name)
    mirrors = enums.keys.sorted().compactMap { name in
      // What converts to several types mirrors none of them.
      guard let enums = enums[name], let found = converters[name], found.count == 1 else { return nil }
      var mirror = MirrorType(
        declaration: enums[0], converter: found[0], renamed: [:], reason: nil, written: found[0].native,
        carriers: Set(carriers[name] ?? []),
        alike: Set((members[found[0].name] ?? []).map(\.owner)).union(
          declarations.all(MirrorConverter.self).filter { $0.name == found[0].name }.map(\.mirror)
        )
        .subtracting([name]))
      let natives = Dictionary(
        found[0].arms.map { ($0.mirrored, $0.native) }, uniquingKeysWith: { first, _ in first })
      mirror.renamed = mirror.renames(natives)
      guard mirror.standsFor(natives) else { return nil }
      mirror.reason =
        enums.count > 1
        ? .anotherEnum(name, enums[1].place.site)
        : mirror.reasonToKeep(natives)
          ?? surplus[name].map { .moreThanConversion($0[0].what) }
      if rivals.contains(found[0].nativeRoot), found[0].nativeRoot != name {
        if let module = found[0].module {
          mirror.written = "\(module).\(mirror.written)"
        } else {
          mirror.reason = mirror.reason ?? .ownDeclaration(found[0].nativeRoot)
        }
      }
      return mirror
    }
  }

  func findings(_ found: ProjectFacts) -> [Finding] {
    let rivals = Dictionary(grouping: found.all(MirrorCarrierRival.self), by: \.mirror)
    let numbers = Dictionary(uniqueKeysWithValues: zip(mirrors.map(\.name), mirrors.indices))
    var seen: Set<ProjectPlace> = []
    let uses = found.all(MirrorUse.self).compactMap { use -> ShimUse? in
      guard let number = numbers[use.mirror] else { return nil }
      let isRewritten = !use.edits.isEmpty
      return ShimUse(
        groups: [use.mirror], meanings: isRewritten ? [.init(shim: number, edits: use.edits)] : [],
        obstacle: use.obstacle ?? use.ambiguity(among: rivals[use.mirror] ?? []), doubt: use.doubt,
        isListed: isRewritten && seen.insert(use.place).inserted, place: use.place)
    }
    return ShimVerdicts(
      rule: Self.rule, subjects: mirrors.map(\.subject), uses: uses, hidden: found.hidden
    ).findings
  }
}

extension MirrorUse {
  /// Why it may be none.
  fileprivate func ambiguity(among rivals: [MirrorCarrierRival]) -> Obstacle? {
    guard let condition else { return nil }
    let isAmbiguous = rivals.contains { rival in
      rival.name == condition.name
        && (rival.types.isEmpty || condition.types.map { !$0.isDisjoint(with: rival.types) } ?? true)
    }
    return isAmbiguous
      ? .ambiguous(condition.name, place.site)
      : nil
  }
}

extension MirrorType {
  fileprivate var subject: ShimSubject {
    ShimSubject(
      group: name, title: title, fullTitle: title, headline: .mirrors(converter.native), obstacle: reason,
      doubt: declaration.isPublic ? .publicDeclaration : doubt, place: declaration.place,
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
    var allowed: Set<String> = ["Hashable", "Equatable", "Sendable"]
    if patterns == .all { allowed.formUnion(converter.facts.ordered) }
    if let other = declaration.conformances.first(where: { !allowed.contains($0) }) {
      return .conformsBesides(other)
    }
    if let surplus = declaration.surplus { return .moreThanConversion(surplus) }
    if !converter.isPlain { return .moreThanCases }
    if let missing = declaration.cases.keys.filter({ natives[$0] == nil }).min() {
      return .missingCase(missing)
    }
    var seen: Set<String> = []
    for (name, native) in natives.sorted(by: { $0.key < $1.key }) where !seen.insert(native.text).inserted {
      return .sameCase(name)
    }
    for arm in converter.arms {
      let labels = declaration.cases[arm.mirrored] ?? nil
      let isSame =
        labels.map { arm.native.values == arm.bound && arm.native.labels == $0 } ?? arm.native.isConstant
      if !isSame { return .changedValues(arm.mirrored) }
    }
    return nil
  }

  /// Why the native type may not do where it does.
  fileprivate var doubt: Doubt? {
    let native = converter.native
    if let conformance = declaration.conformances.first(where: { !converter.facts.conforms(to: $0) }) {
      return converter.facts.ordered.contains(conformance)
        ? .caseOrder(conformance, native)
        : .conformance(conformance, native)
    }
    for carrier in carriers.sorted(by: { ($0.function ?? "", $0.name) < ($1.function ?? "", $1.name) }) {
      if let conformance = carrier.comparison, !converter.facts.conforms(to: conformance) {
        return .ownerConformance(carrier.function ?? "its type", conformance, by: carrier.name, native)
      }
    }
    return nil
  }
}
