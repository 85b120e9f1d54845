// .nbNavigationDestination(for: …)      → .navigationDestination(for: …)
// NavigationBackport.NBNavigationPath   → NavigationPath
// Backport<Any>.AsyncImage(url: …)      → AsyncImage(url: …)
// view.backport.task { }                → view.task { }
//
// Looks into one file; what the names of others mean for it is judged over all of them.
import Availability
import LintCore
import SwiftSource

struct LibraryUses {
  let pass: FilePass
  let isImported: Bool
  private let table: LibraryTable
  private var library: Library { table.library }
  private var tree: SyntaxTree { pass.tree }

  init(of table: LibraryTable, in pass: FilePass, isImported: Bool) {
    self.pass = pass
    self.table = table
    self.isImported = isImported
  }

  /// Uses of the library's names, and declarations that have the same ones.
  func facts() -> [any ProjectFact] {
    var facts: [any ProjectFact] = []
    for token in tree.identifiers(among: table.filter) {
      let word = tree.text(ofToken: token)
      if word == library.wrapper || word == library.property {
        facts += wrapperFacts(at: token, word)
      } else if let candidates = table.entries[word] {
        if let rival = rival(at: token, word) {
          facts.append(rival)
        } else {
          facts += use(at: token, word, candidates)
        }
      } else if table.natives.contains(word), tree.node(coveringToken: token).declaresType(token) {
        facts.append(LibraryRival(module: library.module, role: .native, name: word))
      }
    }
    return facts
  }

  // MARK: Names

  private func use(at token: Int, _ word: String, _ candidates: [LibraryName]) -> [any ProjectFact] {
    if isLabel(token) || isInImport(token) { return [] }
    let place = position(of: token)
    let call = NamedCall(after: token, in: tree)
    guard
      let entry = candidates.first(where: {
        ($0.kind.fits(place) || place == .alone && isOnSelf(token, $0.kind)) && call.fits($0)
      })
    else { return [] }
    if entry.isCommon, !isImported { return [] }
    var facts: [any ProjectFact] = []
    if entry.kind == .plain, let owner = tree.node(coveringToken: token).typedOwner {
      facts += owner.boundOrOwnNames.map {
        LibraryRival(module: library.module, role: .typedName(word), name: $0)
      }
    }
    facts.append(
      use(
        at: token, word, entry, outcome: outcome(of: entry, at: token, place, call), receiver: place.receiver)
    )
    return facts
  }

  private func use(
    at token: Int, _ word: String, _ entry: LibraryName, outcome: LibraryUse.Outcome, receiver: String? = nil
  ) -> LibraryUse {
    LibraryUse(
      module: library.module, name: entry.shownName, word: word, native: entry.native.shown,
      group: entry.group, kind: entry.kind, receiver: receiver,
      place: pass.projectPlace(tree.tokens[token].range), isImported: isImported, isCommon: entry.isCommon,
      outcome: outcome)
  }

  private func outcome(
    of entry: LibraryName, at token: Int, _ place: NamePosition, _ call: NamedCall
  ) -> LibraryUse.Outcome {
    if case .missing(let advice) = entry.native { return .missing(.advice(advice)) }
    let context = pass.facts.context(at: token).builtOnly
    // A platform whose minimum nobody states had to be new enough for the library, or is not built at all.
    let lacking = context.platforms.first { $0.target != nil && entry.lacking.contains($0.platform) }
    if let platform = lacking?.platform {
      return .missing(.platformLacks(platform.rawValue, entry.native.shown))
    }
    let reached = context.judge(entry.condition).platforms.filter {
      context.platforms[$0.index].target != nil && $0.verdict != .notJudged(.unreachable)
    }
    // Dead code has to compile as well.
    let places = reached.isEmpty ? context.minimumsAlone.judge(entry.condition).platforms : reached
    if let early = places.first(where: { $0.verdict != .always }) {
      return .early(early.version.map { "\(early.platform.rawValue) \($0)" } ?? entry.since)
    }
    if places.isEmpty || context.platforms.allSatisfy({ $0.target == nil }) { return .early(entry.since) }
    if let name = hiddenNative(of: entry, at: token, place) {
      return .missing(.shadowed(name))
    }
    guard let edits = edits(for: entry, at: token, place, call) else {
      return .missing(.otherUse)
    }
    return .replaceable(edits.map(pass.fileEdit), module: entry.module, doubt: entry.doubt.map(Doubt.advice))
  }

  /// The native name, where nothing would stand before it and the scope gives it another meaning.
  private func hiddenNative(of entry: LibraryName, at token: Int, _ place: NamePosition) -> String? {
    guard case .name(let native) = entry.native, native.utf8.allSatisfy({ $0 != UInt8(ascii: ".") }) else {
      return nil
    }
    // `typealias ProgressView = ProgressView` would refer to itself.
    let isItsAlias = tree.node(coveringToken: token).selfAndAncestors.contains {
      $0.kind == .typealiasDeclaration && $0.declaredName == native
    }
    if isItsAlias { return native }
    switch place {
    case .modifier(let start):
      let first = tree.tokenIndex(at: start)
      if tree.tokens[first].kind == .period { return nil }
      let found = pass.scopes.bindings(of: native, at: token)
      return found.contains { $0.reach != .global } ? native : nil
    case .alone, .qualified: return pass.scopes.isHidden(native, at: token) ? native : nil
    case .member: return nil
    }
  }

  private func edits(
    for entry: LibraryName, at token: Int, _ place: NamePosition, _ call: NamedCall
  ) -> [Edit]? {
    let range = tree.tokens[token].range
    switch entry.native {
    case .missing: return nil
    case .nothing:
      guard case .member = place else { return nil }
      let end = call.node?.range.upperBound ?? range.upperBound
      return [tree.text.deletion(of: Int(tree.tokens[token - 1].start)..<end)]
    case .name(let native):
      if native.hasPrefix("self.") { return methodEdits(native, range, place, call) }
      var edits: [Edit] = []
      switch place {
      case .alone, .member: edits.append(Edit(range, replacement: native))
      case .qualified(let start): edits.append(Edit(start..<range.upperBound, replacement: native))
      case .modifier(let start):
        // `backport.task { }` on an implicit `self` is `task { }`.
        if tree.tokens[tree.tokenIndex(at: start)].kind != .period {
          guard tree.comments(in: start..<range.lowerBound).isEmpty else { return nil }
          edits.append(Edit(start..<range.upperBound, replacement: native))
          break
        }
        let period = Int(tree.tokens[token - 1].start)
        let end = tree.tokens[token - 2].range.upperBound
        // A comment in between stays.
        let isBare = tree.text.bytes[end..<period].allSatisfy { $0 <= UInt8(ascii: " ") }
        edits.append(isBare ? Edit(start..<period) : tree.text.deletion(of: start..<end))
        if native != tree.text(ofToken: token) { edits.append(Edit(range, replacement: native)) }
      }
      if let label = entry.closureLabel, let value = call.unlabeledClosure {
        edits.append(Edit(value..<value, replacement: "\(label): "))
      }
      return edits
    }
  }

  /// `self.append` renames; `self.removeLast(self.count)` takes the place of the whole call.
  private func methodEdits(
    _ native: String, _ range: Range<Int>, _ place: NamePosition, _ call: NamedCall
  ) -> [Edit]? {
    let template = String(native.dropFirst("self.".count))
    guard template.contains("(") else { return [Edit(range, replacement: template)] }
    guard case .member(let receiver?) = place, let node = call.node,
      let text = tree.receiverText(before: range.lowerBound, endingWith: receiver)
    else { return nil }
    return [
      Edit(
        range.lowerBound..<node.range.upperBound,
        replacement: template.replacing("self", with: text))
    ]
  }

  /// Whether a name that stands alone is a method of what the extension around it extends.
  private func isOnSelf(_ token: Int, _ kind: LibraryName.Kind) -> Bool {
    guard case .method(let type) = kind else { return false }
    return tree.node(coveringToken: token).ancestors.contains {
      $0.kind == .extensionDeclaration && $0.child(.type)?.text == type
    }
  }

  // MARK: Where a name stands

  /// What stands before a name.
  private func position(of token: Int) -> NamePosition {
    guard token >= 2, tree.tokens[token - 1].kind == .period else { return .alone }
    let before = tree.text(ofToken: token - 2)
    if before == library.module { return .qualified(Int(tree.tokens[token - 2].start)) }
    if let wrapper = library.wrapper, let start = tree.startOfWrapper(wrapper, before: token - 1) {
      let isQualified =
        start >= 2 && tree.tokens[start - 1].kind == .period
        && tree.text(ofToken: start - 2) == library.module
      return .qualified(Int(tree.tokens[isQualified ? start - 2 : start].start))
    }
    if before == library.property, token >= 3 {
      let hasPeriod = tree.tokens[token - 3].kind == .period
      return .modifier(Int(tree.tokens[hasPeriod ? token - 3 : token - 2].start))
    }
    return .member(tree.tokens[token - 2].kind == .identifier ? before : nil)
  }

  private func isLabel(_ token: Int) -> Bool {
    guard token > 0, tree.tokens[token + 1].kind == .colon else { return false }
    let before = tree.tokens[token - 1].kind
    return before == .leftParen || before == .comma || before == .leftSquare
  }

  private func isInImport(_ token: Int) -> Bool {
    tree.node(coveringToken: token).kind == .importDeclaration
  }

  // MARK: Declarations of the project

  /// A declaration with the name, or an addition to the wrapper.
  private func rival(at token: Int, _ word: String) -> LibraryRival? {
    let node = tree.node(coveringToken: token)
    guard node.kind != .enumElement, node.declares(token) else { return nil }
    if node.enclosingWrapperExtension(library.wrapper) {
      return LibraryRival(module: library.module, role: .wrapperMember, name: word)
    }
    // A parameter or a local variable hides nothing elsewhere.
    let block = (node.kind == .binding ? node.parent : node)?.parent?.kind
    return block == .memberBlock || block == .sourceFile
      ? LibraryRival(module: library.module, role: .declaration, name: word) : nil
  }

  /// Where the wrapper or its property stands without one of the names after it.
  private func wrapperFacts(at token: Int, _ word: String) -> [any ProjectFact] {
    let node = tree.node(coveringToken: token)
    if node.kind != .enumElement, node.declares(token) {
      return [LibraryRival(module: library.module, role: .declaration, name: word)]
    }
    if isLabel(token) || isInImport(token) { return [] }
    if word == library.property {
      let isMember = token > 0 && tree.tokens[token - 1].kind == .period
      guard isMember || tree.tokens[token + 1].kind == .period else { return [] }
      let next = tree.tokens[token + 1].kind == .period ? token + 2 : nil
      if let next, let known = table.entries[tree.text(ofToken: next)],
        known.contains(where: { $0.kind == .modifier })
      {
        return []
      }
      return [unknown(at: next ?? token, kind: .modifier)]
    }
    var facts: [any ProjectFact] = []
    if let owner = node.ancestors.first(where: { $0.kind == .extensionDeclaration }) ?? node.asExtension,
      owner.child(.type)?.tokenIndices.contains(token) == true
    {
      facts +=
        owner.child(.memberBlock)?.items.flatMap(\.memberNames)
        .map { LibraryRival(module: library.module, role: .wrapperMember, name: $0) } ?? []
    }
    if let member = tree.memberOfWrapper(at: token) {
      let known = table.entries[tree.text(ofToken: member)] ?? []
      if !known.contains(where: { $0.kind == .wrapped }) { facts.append(unknown(at: member, kind: .wrapped)) }
    } else {
      facts.append(unknown(at: token, kind: .plain))
    }
    return facts
  }

  private func unknown(at token: Int, kind: LibraryName.Kind) -> LibraryUse {
    let word = tree.text(ofToken: token)
    return LibraryUse(
      module: library.module, name: word, word: word, native: "", group: nil, kind: kind, receiver: nil,
      place: pass.projectPlace(tree.tokens[token].range), isImported: isImported, isCommon: true,
      outcome: .unknown)
  }
}
