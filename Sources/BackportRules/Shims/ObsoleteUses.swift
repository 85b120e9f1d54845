// @available(iOS, obsoleted: 14) struct Helper { }
// @available(iOS, obsoleted: 14) public func old() { Helper() }     `Helper` stays with `old`
//
// The compiler refuses an obsolete declaration everywhere but in code that is obsolete or unavailable itself.
import Availability
import LintCore
import SwiftSource

/// A declaration that can be used on no platform built.
struct ObsoleteDeclaration: ProjectFact {
  /// What others would call it, or its members: empty for what has no name.
  var names: Set<String>
  var message: String
  var fix: Fix
  var removableLines: Int
  /// Of the attribute that says so.
  var place: ProjectPlace
  /// From the declaration's first byte to its last, as an edit, so that it can be moved.
  var extent: FileEdit
}

/// Finds the declarations that a place lies in.
private struct ExtentsByPath {
  private struct Extent {
    var number: Int
    var start: Int
    var end: Int
    /// The farthest end up to here.
    var farthest = 0
  }

  /// In the order of their starts.
  private var extents: [String: [Extent]]

  init(_ declarations: [ObsoleteDeclaration]) {
    extents = Dictionary(grouping: declarations.indices, by: { declarations[$0].extent.path }).mapValues {
      numbers in
      numbers.map { number in
        let extent = declarations[number].extent
        return Extent(number: number, start: extent.start.offset, end: extent.end.offset)
      }.sorted { ($0.start, $0.number) < ($1.start, $1.number) }
    }
    for path in extents.keys {
      var farthest = 0
      for index in extents[path]!.indices {
        farthest = max(farthest, extents[path]![index].end)
        extents[path]![index].farthest = farthest
      }
    }
  }

  func holding(_ use: ObsoleteUse) -> [Int] {
    guard let all = extents[use.place.path] else { return [] }
    let (start, end) = (use.place.start.offset, use.place.end.offset)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    for extent in all[..<low].reversed() {
      if extent.farthest < end { break }
      if extent.end >= end { found.append(extent.number) }
    }
    return found
  }
}

/// A place in code that cannot be called where the name of such a declaration stands.
struct ObsoleteUse: PlacedFact {
  var name: String
  var place: ProjectPlace
}

extension ObsoleteDeclaration {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    extent.move(by: &shift)
    for index in fix.edits.indices { fix.edits[index].move(by: &shift) }
  }

  static func all(in pass: FilePass) -> [any ProjectFact] {
    Milestones.all(in: pass).compactMap { milestones in
      guard milestones.isUnusable, let first = milestones.first(\.obsoleted, judgedBy: { $0.obsoletion }),
        first.version > Version(1)
      else { return nil }
      let platform = first.targets[0].platform.rawValue
      let declaration = milestones.declaration
      return ObsoleteDeclaration(
        names: declaration.namesForOthers,
        message: """
          \(declaration.displayName) cannot be used: it is obsoleted in \(platform) \(first.version) and \
          \(AvailabilityFacts.phrase(for: first.targets)); the declaration can go
          """,
        fix: pass.fix(pass.tree.deletion(ofUnusable: declaration, among: pass.types)),
        removableLines: pass.tree.removableLineCount(of: declaration.range),
        place: pass.projectPlace(Syntax(tree: pass.tree, index: first.fact.node).range),
        extent: pass.fileEdit(Edit(declaration.range)))
    }
  }

  fileprivate func finding(keptBy use: ObsoleteUse?) -> Finding? {
    guard let use, fix.applicability != .manual else {
      return place.finding(Rule.obsoleteDeclaration.id, message, removableLines: removableLines, fix: fix)
    }
    return place.finding(
      Rule.obsoleteDeclaration.id, message, removableLines: removableLines,
      related: [use.place.related("named here")],
      fix: Fix(.manual, reason: "code that cannot be used either names it in \(use.place.phrase), and stays"))
  }
}

extension ProjectRule {
  /// Declarations that can be used nowhere, and what names them all the same.
  static let obsoleteDeclarations = ProjectRule(
    gather: { ObsoleteDeclaration.all(in: $0) },
    resolve: { facts in
      let all = facts.all(ObsoleteDeclaration.self)
      let names = all.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      if names.isEmpty { return .done(all.compactMap { $0.finding(keptBy: nil) }) }
      let filter = NameFilter(names)
      return .search(
        ProjectSearch(
          words: names, look: { uses(of: names, filter, in: $0) },
          next: { .done(findings(of: all, uses: $0.all(ObsoleteUse.self))) }))
    })

  private static func uses(of names: Set<String>, _ filter: NameFilter, in pass: FilePass) -> [ObsoleteUse] {
    pass.tree.identifiers(among: filter).compactMap { token in
      let name = pass.tree.text(ofToken: token)
      guard names.contains(name) else { return nil }
      let node = pass.tree.node(coveringToken: token)
      let around = sequence(first: node, next: \.parent).contains { node in
        node.attributes.contains { $0.attributeName == "available" && $0.endsUse }
      }
      let isOwnName = node.kind.isDeclaration && node.anchorIndex == token
      guard around, !isOwnName, !node.holdsNoName(at: token) else { return nil }
      return ObsoleteUse(name: name, place: pass.projectPlace(pass.tree.tokens[token].range))
    }
  }

  /// What is named by something that stays, stays, and so do those that this one names.
  private static func findings(of all: [ObsoleteDeclaration], uses: [ObsoleteUse]) -> [Finding] {
    let holders = ExtentsByPath(all)
    let uses = Dictionary(
      grouping: uses.map { (use: $0, holders: holders.holding($0)) }, by: \.use.name)
    var keepers: [Int: ObsoleteUse] = [:]
    var staying = Set(
      all.indices.filter { all[$0].fix.applicability != .safe || all[$0].place.severity == nil })
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in all.indices where keepers[index] == nil {
        let found = all[index].names.sorted().lazy.flatMap { uses[$0] ?? [] }.first { use in
          !use.holders.contains(index) && staying.isSuperset(of: use.holders)
        }
        guard let found else { continue }
        keepers[index] = found.use
        isGrowing = staying.insert(index).inserted || isGrowing
      }
    }
    return all.indices.compactMap { all[$0].finding(keptBy: keepers[$0]) }
  }
}

extension Syntax {
  /// What stands where others use a declaration: its name, that of the type that it makes, those of an extension's
  /// members.
  fileprivate var namesForOthers: Set<String> {
    switch kind {
    case .variableDeclaration: Set(boundNames)
    case .initializerDeclaration:
      owningType.flatMap { $0.declaredName ?? $0.child(.type)?.text }.map { [$0] } ?? []
    case .extensionDeclaration: (body?.items ?? []).reduce(into: []) { $0.formUnion($1.namesForOthers) }
    default: declaredName.map { [$0] } ?? []
    }
  }

  /// Of `@available`: whether it says that a declaration cannot be used, now or one day.
  fileprivate var endsUse: Bool {
    children(.availabilityArgument).contains {
      ["unavailable", "obsoleted"].contains(tree.text(ofToken: $0.anchorIndex))
    }
  }
}
