// Counts the mentions of names in a file, and says which declarations can be deleted without any effect.
import LintCore
import SwiftSource
import SystemCalls

/// The number of mentions of each name in a file.
struct Mentions {
  private let tree: SyntaxTree
  private let counts: NameCounts
  /// The tokens that are parts of strings.
  private let strings: [Int]

  init(in tree: SyntaxTree) {
    self.tree = tree
    counts = NameCounts(in: tree) { tree.isName($0) ? tree.bareRange(ofToken: $0) : nil }
    strings = tree.tokens.indices.filter { tree.tokens[$0].kind == .stringSegment }
  }

  /// The names that another file does not mention.
  func names(missingIn other: Mentions) -> [String] { counts.missing(in: other.counts) }

  func count(of name: String) -> Int { counts.count(of: name) }

  /// The count of the name that stands somewhere in another file.
  func count(of name: Range<Int>, in other: Mentions) -> Int { counts.count(of: name, in: other.tree.text) }

  func count(of name: String, in tokens: Range<Int>) -> Int {
    tokens.count { tree.isName($0) && tree.text.reads(name, at: tree.bareRange(ofToken: $0)) }
  }

  /// - Parameter isSelector: whether it is a method, which a selector names, and that has no blanks.
  func isInString(_ name: String, isSelector: Bool = false) -> Bool {
    strings.contains { index in
      tree.names(name, inString: index)
        && !(isSelector && tree.text.bytes[tree.tokens[index].range].contains(where: \.isBlankOrNewline))
    }
  }
}

extension ChangePass {
  /// The mentions in the file before the migration, and now.
  var mentions: (then: Mentions, now: Mentions) {
    (rememberedBefore(Mentions.init(in:)), rememberedAfter(Mentions.init(in:)))
  }
}

extension SyntaxTree {
  /// Whether a part of a string holds a name. What an attribute tells people names nothing.
  func names(_ name: String, inString index: Int) -> Bool {
    text.holds(name: name, in: tokens[index].range)
      && !node(coveringToken: index).selfAndAncestors.contains { $0.kind == .attribute }
  }

  /// Whether a token is a mention of something.
  fileprivate func isName(_ index: Int) -> Bool {
    switch tokens[index].kind {
    // `@available` refers to nothing.
    case .identifier:
      index == 0 || tokens[index - 1].kind != .atSign || !text.reads("available", at: tokens[index].range)
    case .dollarIdentifier: true
    // `S.default` names what is declared as `default` in back-ticks.
    case .keyword: index > 0 && tokens[index - 1].kind == .period
    default: false
    }
  }

  /// Without back-ticks and the `$` of a projected value.
  func bareName(ofToken index: Int) -> String { text[bareRange(ofToken: index)] }

  /// Whether that is a token's name.
  func isToken(_ index: Int, named name: String) -> Bool { text.reads(name, at: bareRange(ofToken: index)) }

  /// The bytes of the same.
  fileprivate func bareRange(ofToken index: Int) -> Range<Int> {
    let range = tokens[index].nameRange
    switch range.first.map({ text.bytes[$0] }) {
    case UInt8(ascii: "`"): return range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    case UInt8(ascii: "$"): return range.dropFirst()
    default: return range
    }
  }
}

extension Syntax {
  /// The number of mentions of a name in a declaration and its own extensions.
  func ownMentions(by mentions: Mentions, as name: String) -> Int {
    withOwnExtensions.reduce(0) { $0 + mentions.count(of: name, in: $1.tokenIndices) }
  }
}

extension NodeKind {
  var isNamedDeclaration: Bool {
    switch self {
    case .functionDeclaration, .variableDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration,
      .actorDeclaration, .typealiasDeclaration:
      true
    default: false
    }
  }
}

extension Syntax {
  var orphanName: String? {
    let token: Int
    if kind == .variableDeclaration {
      guard let binding = child(.binding), children(.binding).count == 1 else { return nil }
      token = binding.anchorIndex
    } else {
      token = anchorIndex
    }
    return tree.tokens[token].kind == .identifier ? tree.bareName(ofToken: token) : nil
  }

  /// Whether a string or a file of another language may find it: a type by its name, or a member by its selector. Of what
  /// is private, Objective-C sees only what an attribute shows it.
  var isFoundByString: Bool {
    guard kind == .functionDeclaration || kind == .variableDeclaration else { return true }
    guard !isPrivate, let owner = owningType else { return false }
    // `show(page:)` is `showWithPage:` there.
    if kind == .functionDeclaration, parameterList?.first?.label != nil { return false }
    // The class of an extension, and one to inherit from, may show all members.
    switch owner.kind {
    case .extensionDeclaration: return true
    case .classDeclaration:
      return modifiers.contains("dynamic")
        || !owner.inheritedNames.allSatisfy { $0.hasObjectiveCPrefix || $0.isPlainParent }
        || isExposedToObjectiveC(among: FileTypes(of: tree))
    default: return false
    }
  }

  /// Whether no other file can name it, by its own modifiers or those of its extension.
  var isPrivate: Bool { ownAccess <= .fileprivate }

  /// Whether its deletion has no effect: what carries attributes may be used in other ways, and a stored
  /// property of an instance may be part of an initializer (`isUnnoticedStorage`).
  /// - Parameter path: of its file.
  func isRemovable(inFile path: String, _ isPlain: (String) -> Bool = { _ in false }) -> Bool {
    guard let parent = parent?.scopeContainer, parent.kind == .memberBlock || parent.kind == .sourceFile
    else {
      return false
    }
    let harmless: Set<String> = [
      "available", "discardableResult", "inline", "MainActor", "nonobjc", "inlinable", "usableFromInline",
    ]
    guard
      children(.attribute).allSatisfy({ harmless.contains($0.name) || $0.attributeName.hasSuffix("Builder") })
        || isUnusedState || isUnusedEnvironment,
      child(.ifConfig) == nil,
      !modifiers.contains("override"), !descendants.contains(where: { $0.kind == .unexpected })
    else { return false }
    let isIgnored = tree.commentsAbove(range.lowerBound).contains {
      tree.text.holds("backport:ignore", in: $0)
    }
    if isIgnored { return false }
    if isFoundWithoutName { return false }
    guard kind == .variableDeclaration else { return true }
    // A computed property, or a global that is initialized on first access. A script initializes its own at once.
    let isComputed = child(.binding)?.child(.accessorBlock)?.hasGetter ?? false
    let isLazyGlobal =
      parent.kind == .sourceFile && tree.root.children.allSatisfy(\.isInert)
      && !path.split(separator: "/").suffix(1).contains("main.swift")
      && !tree.text.bytes.starts(with: "#!".utf8)
    return isComputed || modifiers.contains("static") || isLazyGlobal || isUnnoticedStorage(isPlain)
  }
}

extension Syntax {
  /// Whether it runs nothing at the top of a file.
  fileprivate var isInert: Bool {
    if kind.isNamedDeclaration { return true }
    switch kind {
    case .macroExpansion, .expressionStatement: return isPreview
    case .importDeclaration, .protocolDeclaration, .extensionDeclaration, .operatorDeclaration,
      .precedenceGroupDeclaration, .macroDeclaration:
      return true
    case .ifConfig: return children(.ifConfigClause).flatMap(\.items).allSatisfy(\.isInert)
    default: return false
    }
  }
}
