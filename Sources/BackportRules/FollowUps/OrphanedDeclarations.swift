// func choose() { if #available(old) { modern() } else { legacy() } }   → func choose() { modern() }
// private func legacy() {…}                                             → nothing
// struct LegacyList: View {…}                                           → nothing
//
// A declaration is an orphan when a changed file mentioned it before, and nothing outside itself mentions it now, by
// name or within a string. Mentions count in all clauses of `#if`. Members that other files see may be witnesses
// (`OrphanMembers`), and the compiler uses some names itself: these stay silently. Objective-C and interface files may
// instantiate classes and call `@objc` methods: these stay, and are reported.
import LintCore
import SwiftSource

extension ChangeRule {
  static let orphanedDeclaration = ChangeRule(
    comesLast: true,
    check: { OrphanSearch(in: $0).report() })
}

/// What a file declares.
private struct NamedDeclarations {
  /// By name.
  private(set) var tokens: [String: [Range<Int>]] = [:]

  init(in tree: SyntaxTree) {
    for node in tree.nodes(where: \.isNamedDeclaration) {
      guard let name = node.orphanName else { continue }
      tokens[name, default: []] += node.withOwnExtensions.map(\.tokenIndices)
    }
  }
}

/// The search for names that one changed file no longer mentions.
private struct OrphanSearch {
  let pass: ChangePass
  private let then: Mentions
  private let now: Mentions
  private let declaredThen: NamedDeclarations
  private let types: FileTypes

  init(in pass: ChangePass) {
    self.pass = pass
    then = pass.rememberedBefore(Mentions.init(in:))
    now = pass.rememberedAfter(Mentions.init(in:))
    types = pass.rememberedAfter(FileTypes.init(of:))
    declaredThen = pass.rememberedBefore(NamedDeclarations.init(in:))
  }

  func report() {
    for node in ownDeclarations {
      guard let name = node.orphanName else { continue }
      let exposure = pass.exposure(of: node, as: name, among: types)
      if exposure?.isCertain == true || isPartOfInitializerElsewhere(node) { continue }
      if node.isPrivate {
        let doubt = exposure ?? ownRequirement(of: node).map(Exposure.possiblyRequired)
        let deletion = Rewrite.safe(deletions(of: node))
        pass.report(
          node.range, message(node), subject: node.title, names: [name],
          fix: pass.fix(doubt.map { deletion.doubted(Reason($0)) } ?? deletion))
      } else if pass.project.files(naming: name).allSatisfy({ file in
        file.path == pass.path
          || file.tree.mentionsNothingElse(as: name, meaning: node)
      }),
        let rewrite = rewrite(of: node, as: name, in: pass.path, types)
      {
        pass.report(node.range, message(node), subject: node.title, names: [name], fix: pass.fix(rewrite))
      }
    }
    for name in lostNames.sorted() {
      guard let file = pass.project.onlyFile(naming: name), file.path != pass.path else { continue }
      let tree = file.tree
      let mentions = Mentions(in: tree)
      let found = tree.nodes { $0.isNamedDeclaration }.filter { $0.orphanName == name }
      guard found.count == 1, let node = found.first, !node.isPrivate,
        node.isRemovable(inFile: file.path),
        node.isOnlyMentionedWithin(by: mentions, as: name),
        !mentions.isInString(name), pass.namedSources?.isNamedOutsideOfSwift(name) != true
      else { continue }
      guard let rewrite = rewrite(of: node, as: name, in: file.path, file.types) else { continue }
      pass.report(
        node.range, message(node), subject: node.title, in: file.path, tree, names: [name],
        fix: pass.fix(rewrite, in: file.path, tree))
    }
  }

  /// Whether another file adds an initializer to the struct whose memberwise one would become another.
  private func isPartOfInitializerElsewhere(_ node: Syntax) -> Bool {
    guard let type = node.memberwiseType else { return false }
    return pass.project.files(naming: type).contains { $0.tree.addsInitializer(to: type) }
  }

  /// What becomes of a declaration that others may see; `nil`: nothing.
  private func rewrite(of node: Syntax, as name: String, in path: String, _ types: FileTypes) -> Rewrite? {
    if node.isGlobalOrphanCandidate(isOwn(in: node.tree)) { return doubted(node) }
    if node.owningType == nil, node.mayBeMadeByName(isOwn(in: node.tree)), node.access < .package {
      return .manual("Objective-C or an interface file may make one by its name")
    }
    guard node.owningType != nil, !node.mayBeMadeByName(isOwn(in: node.tree)) else { return nil }
    switch OrphanMembers(pass: pass).verdict(on: node, as: name, path: path, types) {
    // A doubt here would keep the check that shows it: for a member that anything may ask for, that is too much.
    case .stays, .isDoubted: return nil
    case .goes:
      guard node.isReachedByNameOnly(isOwn(in: node.tree)), ownRequirement(of: node) == nil else {
        return nil
      }
      return doubted(node)
    }
  }

  /// Whether the project declares a protocol or class of a name that leads to nothing.
  private func isOwn(in tree: SyntaxTree) -> (String) -> Bool { { isOwn($0, in: tree, below: []) } }

  /// - Parameter heirs: what inherits from it.
  private func isOwn(_ name: String, in tree: SyntaxTree, below heirs: Set<String>) -> Bool {
    if heirs.contains(name) { return false }
    let trees = [tree] + pass.project.files(declaring: name).map(\.tree)
    return trees.contains { tree in
      tree.nodes { $0 == .protocolDeclaration || $0 == .classDeclaration }.contains { parent in
        guard parent.declaredName == name, parent.attributes.isEmpty else { return false }
        return parent.inheritedNames.allSatisfy {
          $0.isPlainParent || $0 == "AnyObject" || isOwn($0, in: tree, below: heirs.union([name]))
        }
      }
    }
  }

  /// A protocol of the project with the name of one that is known to require nothing of a private member's name.
  private func ownRequirement(of node: Syntax) -> String? {
    node.protocolsRequiringNothing(among: types).first { name in
      pass.project.files(naming: name).contains { file in
        file.tree.nodes { $0 == .protocolDeclaration }.contains { $0.declaredName == name }
      }
    }
  }

  private func message(_ node: Syntax) -> String { "nothing refers to \(node.displayName) any more" }

  /// With its extensions; blank lines between two of them would be part of both deletions.
  private func deletions(of node: Syntax) -> [Edit] {
    let text = node.tree.text
    let parts = ([node.emptiedOwner] + node.ownExtensions).sorted { $0.index < $1.index }
    var ranges: [Range<Int>] = []
    for range in parts.map(node.tree.extent(of:)) {
      if let last = ranges.last,
        text.bytes[last.upperBound..<max(last.upperBound, range.lowerBound)].allSatisfy(\.isBlankOrNewline)
      {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges.map(text.deletion(of:))
  }

  private func doubted(_ node: Syntax) -> Rewrite {
    if let hidden = pass.hidden { return .manual("a use may be out of sight: \(hidden)") }
    if let name = node.orphanName, let template = pass.namedSources?.template(naming: name) {
      return .manual("a use may be out of sight: '\(template)' names it")
    }
    guard node.isReachedByNameOnly(isOwn(in: node.tree)) else {
      return .unsafe(deletions(of: node), "it is not private, and the system may find it without its name")
    }
    return .safe(deletions(of: node))
  }

  /// Declarations of the file that it once mentioned and mentions nowhere outside themselves now, outermost only.
  private var ownDeclarations: [Syntax] {
    var found: [Syntax] = []
    for node in pass.after.nodes(where: { $0.isNamedDeclaration }) {
      if let last = found.last, last.node.endToken > node.node.firstToken { continue }
      // What is quick to tell comes first: few names are mentioned less often than before.
      guard let name = node.orphanName, then.count(of: name) > now.count(of: name) else { continue }
      let isOnlyOne = node.isOnlyMentionedWithin(by: now, as: name)
      guard isOnlyOne || (declaredThen.tokens[name]?.count ?? 0) > 1, node.isRemovable(inFile: pass.path),
        !now.isInString(name), isOnlyOne || isNamesakeOfMembers(node, as: name),
        pass.namedSources?.isNamedOutsideOfSwift(name) != true, wasMentioned(node, as: name)
      else { continue }
      found.append(node)
    }
    return found
  }

  /// Whether all mentions outside it mean members that other types of the file have, and one that is gone did not.
  private func isNamesakeOfMembers(_ node: Syntax, as name: String) -> Bool {
    guard
      let left = pass.rememberedAfter(MemberMentions.init(in:)).mentionsOfMember(node, as: name),
      left.allSatisfy({ node.tokenIndices.contains($0) }),
      let mentioned = pass.rememberedBefore(MemberMentions.init(in:)).mentionsOfMember(node, as: name),
      left.count < mentioned.count
    else { return false }
    return mentioned.contains { index in
      !(declaredThen.tokens[name] ?? []).contains { $0.contains(index) }
    }
  }

  /// Whether something outside of what a name declares referred to it: what only speaks of itself is there for another
  /// reason.
  private func wasMentioned(_ node: Syntax, as name: String) -> Bool {
    let owner = node.owningType?.extendedOrDeclaredName
    return pass.before.refers(to: name, memberOf: owner, outside: declaredThen.tokens[name] ?? [])
  }

  /// Names that the file mentioned and does not any more.
  private var lostNames: Set<String> {
    let lost = Set(then.names(missingIn: now).filter { $0.mayBeOwn && !now.isInString($0) })
    return lost.filter { name in
      name.first?.isUppercase == true && pass.before.refers(to: name, memberOf: nil, outside: [])
    }
    .union(pass.before.namesFromElsewhere(among: lost.filter { $0.first?.isUppercase == false }))
  }
}

extension SyntaxTree {
  /// Those of some names that a file asks of something, or does not declare itself.
  fileprivate func namesFromElsewhere(among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    let scopes = Scopes(self)
    var found: Set<String> = []
    for index in identifiers(among: NameFilter(names)) where index > 0 {
      let name = bareName(ofToken: index)
      guard names.contains(name), !found.contains(name) else { continue }
      switch tokens[index - 1].kind {
      case .period: found.insert(name)
      case .keyword where ["let", "var", "func", "in", "for"].contains(text(ofToken: index - 1)): continue
      default:
        guard tokens[index + 1].kind != .colon, case .elsewhere = scopes.meaning(of: name, at: index) else {
          continue
        }
        found.insert(name)
      }
    }
    return found
  }
}
