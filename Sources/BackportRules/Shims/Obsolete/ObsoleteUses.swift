// @available(iOS, obsoleted: 14) struct Helper { }
// @available(iOS, obsoleted: 14) public func old() { Helper() }     `Helper` stays with `old`
//
// The compiler refuses an obsolete declaration everywhere but in code that is obsolete or unavailable itself: what else
// names one does not build, see `ObsoleteCallers`.
import Availability
import LintCore
import Native
import SwiftSource

/// A declaration that can be used on no platform built.
struct ObsoleteDeclaration: ProjectFact {
  /// What others would call it, or its members: empty for what has no name.
  var names: [ObsoleteName]
  var message: String
  var title: String
  /// Without the doubt.
  var deletion: Fix
  /// Why it is not certain that nobody can use it.
  var doubt: Doubt?
  var removableLines: Int
  /// Of the attribute that says so.
  var place: ProjectPlace
  /// From the declaration's first byte to its last, as an edit, so that it can be moved.
  var extent: FileEdit
}

/// A place where the name of such a declaration stands.
struct ObsoleteUse: ProjectFact {
  enum Place: Hashable, Sendable {
    /// It can be called.
    case live
    /// It never runs.
    case unreachable
    /// It is obsolete or unavailable itself.
    case unusable
  }
  var name: String
  var code: Place
  /// Something stands before it.
  var isMember: Bool
  /// The name before its period.
  var qualifier: String?
  /// The types around it.
  var owners: Set<String>
  /// What is passed; `nil`: it is not called.
  var call: [CallLabel]?
  /// By the build's index; empty: not known.
  var symbols: Set<String>
  var place: ProjectPlace
}

extension ObsoleteDeclaration {
  static func all(in pass: FilePass) -> [any ProjectFact] {
    Milestones.all(in: pass).compactMap { milestones in
      let (declaration, left) = (milestones.declaration, milestones.platformsLeft)
      guard milestones.isUnusable || !left.isEmpty,
        let first = milestones.all(\.obsoleted, judgedBy: { $0.obsoletion }).first, first.version > Version(1)
      else { return nil }
      var deletion = pass.fix(pass.tree.deletion(ofUnusable: declaration, among: pass.types))
      if declaration.holdsTest, deletion.applicability == .safe {
        deletion = Fix(.unsafe, reason: "a safe run deletes no test", edits: deletion.edits)
      }
      let isInDoubt = !left.isEmpty && deletion.applicability == .safe
      let platform = first.targets[0].platform.rawValue
      return ObsoleteDeclaration(
        names: declaration.namesForOthers(in: pass),
        message: """
          \(declaration.displayName) cannot be used: it is obsoleted in \(platform) \(first.version) and \
          \(AvailabilityFacts.phrase(for: first.targets)); the declaration can go
          """,
        title: declaration.title,
        deletion: deletion, doubt: isInDoubt ? .platforms(left.map(\.rawValue)) : nil,
        removableLines: pass.tree.removableLineCount(of: declaration.range),
        place: pass.projectPlace(Syntax(tree: pass.tree, index: first.fact.node).range),
        extent: pass.fileEdit(Edit(declaration.range)))
    }
  }

  fileprivate var fix: Fix { doubt.map { Fix(deletion.edits, doubt: $0) } ?? deletion }

  fileprivate func finding(keptBy use: ObsoleteUse? = nil, _ callers: ObsoleteCallers? = nil) -> Finding? {
    var (fix, related) = (fix, [RelatedPlace]())
    if fix.applicability != .manual {
      if let callers, let verdict = callers.verdict(on: self) {
        (fix, related) = (verdict, callers.related)
      } else if let use {
        related = [use.place.related("named here")]
        fix = .manual(.namedByDeadCode([use.place.site]))
      }
    }
    let basis = fix.applicability != .manual && callers?.restsOnIndex == true ? ", by the build's index" : ""
    return place.finding(
      Rule.obsoleteDeclaration.name, message + basis, subject: title, removableLines: removableLines,
      related: related,
      fix: fix)
  }
}

extension ProjectRule {
  /// Declarations that can be used nowhere, and what names them all the same.
  static let obsoleteDeclarations = ProjectRule(
    gather: { ObsoleteDeclaration.all(in: $0) },
    resolve: { facts in
      let all = facts.all(ObsoleteDeclaration.self)
      let sought = all.flatMap(\.names).filter { !$0.isTaken }
      let names = Set(sought.map(\.name))
      if names.isEmpty { return .done(all.compactMap { $0.finding() }) }
      let filter = NameFilter(names)
      return .search(
        ProjectSearch(
          words: Set(sought.map(\.word)), companions: names, look: { uses(of: names, filter, in: $0) },
          next: { .done(findings(of: all, $0)) }))
    })

  private static func uses(of names: Set<String>, _ filter: NameFilter, in pass: FilePass)
    -> [any ProjectFact]
  {
    let tree = pass.tree
    return tree.identifiers(among: filter).compactMap { token in
      let name = tree.text(ofToken: token)
      guard names.contains(name) else { return nil }
      let node = tree.node(coveringToken: token)
      let isMember = node.kind == .memberSuffix && node.anchorIndex == token
      let around = sequence(first: node, next: \.parent).contains { node in
        node.attributes.contains { $0.attributeName == "available" && $0.endsUse }
      }
      if !isMember {
        if node.declares(token) { return node.rival(named: name, at: token, in: pass) }
        let isBound = pass.scopes.isBinding(token) && !pass.scopes.isShorthand(token)
        if isBound || node.holdsNoReference(at: token) { return nil }
        if pass.scopes.isLocal(name, at: token) { return nil }
      }
      let isUnreachable = !around && pass.facts.context(at: token).isUnreachable
      return ObsoleteUse(
        name: name, code: around ? .unusable : isUnreachable ? .unreachable : .live, isMember: isMember,
        qualifier: tree.qualifier(of: token),
        owners: Set(node.ancestors.filter(\.kind.isTypeDeclaration).compactMap(\.nameOfType)),
        call: tree.callLabels(after: token), symbols: pass.symbols(ofToken: token) ?? [],
        place: pass.projectPlace(tree.tokens[token].range))
    }
  }

  /// What is named by something that stays, stays, and so do those that this one names.
  private static func findings(of all: [ObsoleteDeclaration], _ facts: ProjectFacts) -> [Finding] {
    let numbers = Dictionary(grouping: all.indices, by: { all[$0].extent.path })
    func holders(of place: ProjectPlace) -> [Int] {
      (numbers[place.path] ?? []).filter { all[$0].extent.holds(place) }
    }
    let found = facts.all(ObsoleteUse.self)
    let live = Dictionary(grouping: found.filter { $0.code != .unusable }, by: \.name)
    let rivals = Dictionary(
      grouping: facts.all(ObsoleteRival.self).filter { holders(of: $0.place).isEmpty }, by: \.name)
    let callers = all.map { ObsoleteCallers(of: $0.names, live, rivals) }
    let uses = Dictionary(
      grouping: found.filter { $0.code == .unusable }.map { (use: $0, holders: holders(of: $0.place)) },
      by: \.use.name)
    var keepers: [Int: ObsoleteUse] = [:]
    var staying = Set(
      all.indices.filter { index in
        all[index].fix.applicability != .safe || all[index].place.severity == nil
          || callers[index].verdict(on: all[index]) != nil
      })
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in all.indices where keepers[index] == nil {
        let found = Set(all[index].names.map(\.name)).sorted().lazy.flatMap { uses[$0] ?? [] }.first { use in
          !use.holders.contains(index) && staying.isSuperset(of: use.holders)
        }
        guard let found else { continue }
        keepers[index] = found.use
        isGrowing = staying.insert(index).inserted || isGrowing
      }
    }
    return all.indices.compactMap { all[$0].finding(keptBy: keepers[$0], callers[$0]) }
  }
}

extension SyntaxTree {
  /// The name before the period that stands before a token.
  fileprivate func qualifier(of token: Int) -> String? {
    guard token > 1, tokens[token - 1].kind == .period, tokens[token - 2].kind == .identifier else {
      return nil
    }
    return text(ofToken: token - 2)
  }
}

extension Syntax {
  /// Of `@available`: whether it says that a declaration cannot be used, now or one day.
  fileprivate var endsUse: Bool {
    children(.availabilityArgument).contains {
      ["unavailable", "obsoleted"].contains(tree.text(ofToken: $0.anchorIndex))
    }
  }
}
