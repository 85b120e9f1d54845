// func choose() { if #available(old) { modern() } else { legacy() } }   → func choose() { modern() }
// private func legacy() {…}                                             → nothing
// struct LegacyList: View {…}                                           → nothing
//
// A declaration is an orphan when a changed file referred to it before, and nothing outside itself may mean it now, in all
// clauses of `#if`, or names it in a string. What a protocol may require, a subclass may override and the compiler uses
// by itself stays silently. Objective-C and interface files may instantiate classes and call `@objc` methods: these stay,
// and are reported.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let orphanedDeclaration = ChangeRule(comesLast: true) { OrphanSearch(in: $0).report() }
}

/// What a file declares.
private struct NamedDeclarations {
  /// By name, of functions with the labels.
  private(set) var tokens: [String: [Range<Int>]] = [:]
  /// The names of properties and variables.
  private(set) var values: Set<String> = []

  init(in tree: SyntaxTree) {
    for node in tree.nodes(where: \.isNamedDeclaration) {
      guard let name = node.orphanName else { continue }
      tokens[node.title, default: []] += node.withOwnExtensions.map(\.tokenIndices)
      if node.kind == .variableDeclaration { values.insert(name) }
    }
  }
}

/// The search for names that one changed file no longer mentions.
private struct OrphanSearch {
  let pass: ChangePass
  private let then: Mentions
  private let now: Mentions
  private let declaredThen: NamedDeclarations
  private static let mostHolders = 4

  init(in pass: ChangePass) {
    self.pass = pass
    (then, now) = pass.mentions
    declaredThen = pass.rememberedBefore(NamedDeclarations.init(in:))
  }

  func report() {
    var end = 0
    // What goes takes along what is in it.
    for node in ownDeclarations where node.tokenIndices.lowerBound >= end {
      if judge(node, inFile: pass.file) { end = node.tokenIndices.upperBound }
    }
    for name in lostNames.sorted() {
      let holders = holders(of: name)
      guard !holders.isEmpty, holders.count <= Self.mostHolders else { continue }
      let all = pass.project.model { model in
        holders.flatMap { model.declarations(inFile: $0.index).filter { $0.name == name } }
      }
      for declaration in all where declaration.access > .fileprivate && declaration.file != pass.file {
        guard holders.count == 1 || isOnlyOneMeant(declaration, among: all) else { continue }
        guard
          let node = declaration.node.selfAndAncestors.first(where: \.kind.isNamedDeclaration),
          node.orphanName == name, node.isRemovable(inFile: pass.project[declaration.file].path, pass.isPlain)
        else { continue }
        _ = judge(node, inFile: declaration.file)
      }
    }
  }

  /// The files that declare a name.
  private func holders(of name: String) -> [NamedFiles.File] {
    if let only = pass.project.onlyFile(naming: name, .declaration) { return [only] }
    return pass.project.files(naming: name, .declaration)
  }

  /// Whether the file meant no other declaration of the name. What several files declare is mostly a requirement, or an
  /// override.
  private func isOnlyOneMeant(_ declaration: Declaration, among all: [Declaration]) -> Bool {
    if declaration.isStatic {
      let owner = declaration.owner?.extendedOrDeclaredName
      return all.count { $0.owner?.extendedOrDeclaredName == owner && $0.labels == declaration.labels } == 1
    }
    guard declaration.kind == .function, let labels = declaration.labels,
      labels.contains(where: { $0 != nil }),
      let parameters = declaration.node.parameterList, all.count(where: { $0.labels == labels }) == 1
    else { return false }
    let tree = pass.before
    return tree.identifiers(among: NameFilter([declaration.name])).contains { index in
      guard let call = NamedCall(after: index, in: tree).node else { return false }
      return tree.isToken(index, named: declaration.name) && CallSite(call: call).match(parameters) != nil
    }
  }

  /// - Returns: whether it is reported.
  private func judge(_ node: Syntax, inFile number: Int) -> Bool {
    guard let name = node.orphanName,
      !(node.isFoundByString && pass.namedSources?.isNamedOutsideOfSwift(name) == true),
      node.isPrivate || mayGo(node, as: name),
      let declaration = pass.project.model({ $0.declaration(of: node.named, inFile: number) }),
      !isMentioned(declaration, node, as: name)
    else { return false }
    let file = pass.project[number]
    let exposure = pass.exposure(of: node, as: name, inFile: number)
    if exposure?.isCertain == true || isPartOfInitializerElsewhere(node, inFile: number) { return false }
    let rewrite: Rewrite
    if !node.isRemovable(inFile: file.path, pass.isPlain) || mayStart(node) {
      rewrite = .mayBeNeeded
    } else if node.isPrivate {
      let deletion = Rewrite.safe(deletions(of: node))
      rewrite = exposure.map { deletion.doubted(Reason($0)) } ?? deletion
    } else if node.access >= .package,
      !node.attributes.contains(where: { $0.attributeName == "usableFromInline" })
    {
      // An unsafe fix would keep the check that shows it.
      rewrite = .manual("it is public, and other projects may use it")
    } else if node.mayBeMadeByName(pass.isOwn) {
      rewrite = .manual("Objective-C or an interface file may make one by its name")
    } else {
      rewrite = exposure.map { .manual(Reason($0)) } ?? doubted(node)
    }
    let isManual = if case .manual = rewrite { true } else { false }
    pass.report(
      isManual ? node.rangeBelowAttributes : node.range, "nothing refers to \(node.displayName) any more",
      subject: node.title,
      in: file.path, node.tree,
      names: [name], namesAreOfFile: node.access <= .fileprivate,
      fix: pass.fix(rewrite, in: file.path, node.tree))
    return true
  }

  /// Whether a stored property may be what makes an object of the project first: `let player = Player.shared`.
  private func mayStart(_ node: Syntax) -> Bool {
    guard node.kind == .variableDeclaration, !node.isStaticMember,
      let value = node.child(.binding)?.child(.initializer), value.tokens.count == 4,
      value.tokens[value.tokens.startIndex + 2].kind == .period
    else { return false }
    let type = node.tree.text(ofToken: value.tokenIndices.lowerBound + 1)
    return type.isTypeName
      && pass.project.model { $0.declarations(named: type, seenFrom: pass.file) }.contains {
        $0.kind == .classType
      }
  }

  /// Whether a declaration that is not private may go at all: what others may reach without its name stays silently.
  private func mayGo(_ node: Syntax, as name: String) -> Bool {
    if name.hasPrefix("test") { return false }
    guard let owner = node.owningType else { return true }
    return owner.kind != .protocolDeclaration
      && (node.kind.isTypeDeclaration || node.isReachedByNameOnly(pass.isOwn))
  }

  /// Whether something outside of it may mean it, overrides it, or names it in a string.
  private func isMentioned(_ declaration: Declaration, _ node: Syntax, as name: String) -> Bool {
    let parts = (node.withOwnExtensions + node.ownPreviews).map(\.tokenIndices)
    let isMeant = pass.project.model { model in
      model.mayBeOverridden(declaration)
        || model.refersTo(declaration, outside: parts)
    }
    if isMeant { return true }
    let (type, isFound) = (node.memberwiseType, node.isFoundByString)
    if !isFound, type == nil { return false }
    // No other file can give a private property a value.
    let files =
      isFound || !node.isPrivate
      ? pass.project.files(naming: name) : [pass.project[declaration.file]]
    return files.contains { file in
      // What it logs of itself goes with it.
      isFound && file.tree.holdsInString(name, outside: file.tree === node.tree ? parts : [])
        || type.map { file.tree.labelsProperty(name, of: $0) } ?? false
    }
  }

  /// Whether another file adds an initializer to the struct whose memberwise one would become another.
  private func isPartOfInitializerElsewhere(_ node: Syntax, inFile number: Int) -> Bool {
    guard let type = node.memberwiseType else { return false }
    return pass.project.files(naming: type, .extension).contains {
      $0.path != pass.project[number].path && $0.tree.addsInitializer(to: type)
    }
  }

  /// With its extensions and previews; blank lines between two of them would be part of both deletions.
  private func deletions(of node: Syntax) -> [Edit] {
    let text = node.tree.text
    let parts = ([node.emptiedOwner] + node.ownExtensions + node.ownPreviews).sorted { $0.index < $1.index }
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
      return .manual("a use may be out of sight: \("'\(template)' names it")")
    }
    guard node.isReachedByNameOnly(pass.isOwn) else {
      let doubt: Reason = "it is not private, and the system may find it without its name"
      return node.owningType == nil ? .unsafe(deletions(of: node), doubt) : .manual(doubt)
    }
    return .safe(deletions(of: node))
  }

  /// Declarations of the file that it mentioned more often before.
  private var ownDeclarations: [Syntax] {
    pass.after.nodes { $0.isNamedDeclaration }.filter { node in
      // What is quick to tell comes first: few names are mentioned less often than before.
      guard let name = node.orphanName, then.count(of: name) > now.count(of: name) else { return false }
      return (node.isRemovable(inFile: pass.path, pass.isPlain) || node.isPrivateStorage)
        && wasMentioned(node, as: name)
    }
  }

  /// Whether more referred to it outside of what its name declares: what only speaks of itself is there for another reason.
  private func wasMentioned(_ node: Syntax, as name: String) -> Bool {
    let owner = node.owningType?.extendedOrDeclaredName
    let parameters = node.kind == .functionDeclaration ? node.parameterList : nil
    let areSaid = parameters?.allSatisfy { $0.defaultValue == nil && !$0.isVariadic } ?? false
    func count(in tree: SyntaxTree, _ declared: NamedDeclarations) -> Int {
      tree.countReferences(
        to: name, memberOf: owner, outside: declared.tokens[node.title] ?? [],
        labels: areSaid ? parameters?.map(\.label) : nil,
        // Beside a property of the name, a function is only meant by calls.
        isCalled: parameters != nil && declaredThen.values.contains(name))
    }
    return count(in: pass.before, declaredThen)
      > count(in: pass.after, pass.rememberedAfter(NamedDeclarations.init(in:)))
  }

  /// Names that the file referred to and does not any more.
  private var lostNames: [String] {
    then.names(missingIn: now).filter {
      $0.mayBeOwn && pass.before.countReferences(to: $0, memberOf: nil, outside: [], isElsewhere: true) > 0
    }
  }
}

extension Syntax {
  /// The node that the model knows a declaration by.
  var named: Syntax { kind == .variableDeclaration ? child(.binding) ?? self : self }
}

extension SyntaxTree {
  /// Whether a string has a word.
  /// - Parameter ranges: of tokens.
  func holdsInString(_ word: String, outside ranges: [Range<Int>] = []) -> Bool {
    tokens.indices.contains { index in
      tokens[index].kind == .stringSegment && names(word, inString: index)
        && !ranges.contains { $0.contains(index) }
    }
  }

  /// Whether a call of the initializer that the compiler makes of a type's properties may say a label: by the type, or by
  /// another name of it.
  fileprivate func labelsProperty(_ name: String, of type: String) -> Bool {
    identifiers(among: NameFilter([name])).contains { index in
      let node = node(coveringToken: index)
      guard node.kind == .argument, node.flags.contains(.labeled), node.anchorIndex == index,
        bareName(ofToken: index) == name, let call = node.parent, call.kind == .callSuffix
      else { return false }
      let called = text(ofToken: call.tokenIndices.lowerBound - 1)
      return [type, "init", "Self"].contains(called) || called.hasSuffix(">") || declaresAlias(called)
    }
  }

  private func declaresAlias(_ name: String) -> Bool {
    nodes { $0 == .typealiasDeclaration }.contains { $0.declaredName == name }
  }
}
