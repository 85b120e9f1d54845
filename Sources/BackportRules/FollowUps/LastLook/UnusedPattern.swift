// case .circle(let r): if #unavailable(old) { use(r) }; …      → case .circle: …
// case let .pair(a, b): if #unavailable(old) { use(a) }; f(b)  → case let .pair(_, b): f(b)
// for (index, item) in list.enumerated() { … }                 → for (_, item) in …
// if case let size? = limit { … }                              → if limit != nil { … }
// case let shape as Circle, catch let failure as Failure       → case is Circle, catch is Failure
//
// The compiler warns of names in patterns that nothing reads. A name that only deleted code read becomes `_`.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unusedPattern = ChangeRule(
    check: { pass in
      for (pattern, unused) in unused(in: pass) {
        guard let edits = pattern.edits(dropping: unused) else { continue }
        let names = unused.map { "'\(pattern.tree.text(ofToken: $0))'" }
        pass.report(
          pattern.range, "nothing reads \(names.joined(separator: ", ")) any more",
          subject: pattern.tree.text(ofToken: unused[0]), evidence: pattern.scope.range,
          fix: pass.fix(.safe(edits)))
      }
    })

  private static func unused(in pass: ChangePass) -> [(pattern: BindingPattern, unused: [Int])] {
    pass.rememberedChange { UnusedPatterns(in: pass) }.all
  }
}

/// The patterns with names that nothing reads any more. A type of its own, by which it is cached.
private struct UnusedPatterns {
  let all: [(pattern: BindingPattern, unused: [Int])]

  init(in pass: ChangePass) {
    let before = pass.rememberedBefore(BindingPatterns.init)
    all = pass.rememberedAfter(BindingPatterns.init).all.compactMap { pattern in
      let unused = pattern.unused.filter { before.wasUsed($0, in: pattern) }
      return unused.isEmpty ? nil : (pattern, unused)
    }
  }
}

/// The patterns with names of a file.
private struct BindingPatterns {
  let all: [BindingPattern]

  init(_ tree: SyntaxTree) {
    all = tree.nodes {
      switch $0 {
      case .caseLabel, .conditionElement, .forStatement, .catchClause, .variableDeclaration: true
      default: false
      }
    }.compactMap(BindingPattern.init)
  }

  /// Whether the name was read after all patterns of the same words, or else after all of that name.
  func wasUsed(_ token: Int, in pattern: BindingPattern) -> Bool {
    let name = pattern.tree.text(ofToken: token)
    let namesakes = all.filter { other in
      other.names.contains { other.tree.text(ofToken: $0) == name }
    }
    let same = namesakes.filter { $0.holder.kind == pattern.holder.kind && $0.words == pattern.words }
    return !namesakes.isEmpty
      && (same.isEmpty ? namesakes : same).allSatisfy { other in
        !other.unused.contains { other.tree.text(ofToken: $0) == name }
      }
  }
}

/// A pattern with names, and their scope.
private struct BindingPattern {
  let holder: Syntax
  let tokens: Range<Int>
  let scope: Syntax
  private let parts: [PatternNames]
  /// All names that it binds.
  let names: [Int]
  var tree: SyntaxTree { holder.tree }
  var words: [String] { tokens.map { tree.text(ofToken: $0) } }
  var range: Range<Int> { bytes(of: tokens) }

  init?(_ holder: Syntax) {
    guard let place = holder.patternPlace else { return nil }
    let tree = holder.tree
    self.holder = holder
    tokens = place.tokens
    scope = place.scope
    let isBare = tree.tokens[tokens.lowerBound].kind == .leftParen && holder.bindsBareNames
    parts = isBare ? [] : tree.patternNames(in: tokens)
    names = isBare ? tree.boundNames(in: tokens) : parts.flatMap(\.names)
    if names.isEmpty || holder.flags.contains(.incomplete) || !tree.comments(in: range).isEmpty { return nil }
  }

  /// The names that nothing reads.
  var unused: [Int] {
    names.filter { token in
      let name = tree.text(ofToken: token).withoutBackticks
      let own = tokens
      return tree.mentions(of: name, in: scope.tokenIndices).allSatisfy {
        names.contains($0) || tree.meansOther(name, at: $0, than: own)
      }
    }
  }

  // MARK: Text

  /// The edits that replace some of its names by `_`, and delete what is then without meaning.
  func edits(dropping unused: [Int]) -> [Edit]? {
    if holder.kind == .variableDeclaration, unused.count == names.count { return editsOfValue }
    if let test = test(dropping: unused) { return [test] }
    if holder.kind == .forStatement, parts.isEmpty, unused.count == names.count {
      return [Edit(range, replacement: "_")]
    }
    var edits: [Edit] = []
    var free = Set(unused)
    for part in parts where !part.names.isEmpty && part.names.allSatisfy(unused.contains) {
      let next = part.pattern.lowerBound + 1
      let start = Int(tree.tokens[part.introducer].start)
      if part.names == [part.pattern.lowerBound], tree.tokens[next].keyword == .as {
        // `catch is NSError` is always true, of which the compiler warns.
        if holder.isLastCatch, part.introducer == tokens.lowerBound,
          isTypeOfEveryError(next + 1..<tokens.upperBound)
        {
          return [Edit(Int(tree.tokens[part.introducer - 1].end)..<range.upperBound)]
        }
        edits.append(
          Edit(start..<Int(tree.tokens[next].end), replacement: "is"))
        free.remove(part.pattern.lowerBound)
      } else if part.names == [part.pattern.lowerBound], holder.kind == .catchClause,
        next == tokens.upperBound, part.introducer == tokens.lowerBound
      {
        return [Edit(Int(tree.tokens[part.introducer - 1].end)..<range.upperBound)]
      } else {
        edits.append(Edit(start..<Int(tree.tokens[part.pattern.lowerBound].start)))
        free.insert(part.introducer)
      }
    }
    let lists = listsOfNothing(but: free)
    for name in unused where free.contains(name) {
      edits.append(Edit(tree.tokens[name].range, replacement: "_"))
    }
    edits.removeAll { edit in
      lists.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
    }
    return edits + lists.map { Edit($0) }
  }

  /// `(_, _)` of a case: it matches all associated values.
  private func listsOfNothing(but free: Set<Int>) -> [Range<Int>] {
    tokens.compactMap { open in
      guard tree.tokens[open].kind == .leftParen, open - 2 >= tokens.lowerBound - 1,
        tree.tokens[open - 1].kind == .identifier, tree.tokens[open - 2].kind == .period,
        ![.identifier, .rightParen, .postfixQuestionMark].contains(tree.tokens[open - 3].kind),
        let close = tree.matchingBracket(ofToken: open), tokens.contains(close)
      else { return nil }
      let isEmpty = (open + 1..<close).allSatisfy { index in
        free.contains(index) || [.comma, .wildcard].contains(tree.tokens[index].kind)
      }
      return isEmpty ? Int(tree.tokens[open - 1].end)..<Int(tree.tokens[close].end) : nil
    }
  }

  /// Of `case let size? = limit`: `limit != nil`.
  private func test(dropping unused: [Int]) -> Edit? {
    guard holder.kind == .conditionElement, unused.count == 1, names == unused, holder.child(.type) == nil,
      let value = holder.child(.initializer), let first = words.first
    else { return nil }
    // `.some` may be a case of any type.
    let isOptional = first == "let" && tokens.count == 3 && words[2] == "?"
    let operand = value.tokenIndices.dropFirst()
    guard isOptional, !operand.isEmpty, operand.count == 1 || value.child(.chain)?.tokenIndices == operand,
      tree.comments(in: holder.range).isEmpty
    else { return nil }
    return Edit(holder.range, replacement: tree.text[bytes(of: operand)] + " != nil")
  }

  /// Of `let (a, b) = size()`: `_ = size()`.
  private var editsOfValue: [Edit]? {
    guard let binding = holder.child(.binding), let value = binding.child(.initializer),
      binding.child(.type) == nil, value.tokenIndices.count > 1
    else { return nil }
    let start = Int(tree.tokens[value.tokenIndices.lowerBound + 1].start)
    let isPart = holder.mayStandInResultBuilder
    return [Edit(holder.range.lowerBound..<start, replacement: isPart ? "let _ = " : "_ = ")]
  }

  private func isTypeOfEveryError(_ tokens: Range<Int>) -> Bool {
    // `Error` alone may be a nested type of the project.
    !tokens.isEmpty && ["NSError", "any Error", "Swift.Error"].contains(tree.text[bytes(of: tokens)])
      && !tree.declaresType("NSError")
  }

  private func bytes(of tokens: Range<Int>) -> Range<Int> {
    Int(tree.tokens[tokens.lowerBound].start)..<Int(tree.tokens[tokens.upperBound - 1].end)
  }
}

extension Syntax {
  fileprivate var isLastCatch: Bool {
    kind == .catchClause && parent?.children(.catchClause).last?.index == index
  }
}
