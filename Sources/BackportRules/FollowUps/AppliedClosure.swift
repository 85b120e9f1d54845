// view.modify { v in if #available(old) { v.badge(1) } else { v } }   → view.badge(1)
// view.modify { if #unavailable(old) { $0.badge(1) } else { $0 } }    → view
//
// Safe where the project declares the function and it only calls its closure with `self`. Unsafe where the declaration
// is out of reach, and the function's name or a branch that was the bare argument is the evidence. Refused where the
// argument is used twice or not first, and where a comment would be lost.
import LintCore
import SwiftSource

extension Rule {
  static let appliedClosure = Rule(
    id: "removable-shim", kind: "closure", formerID: "applied-closure",
    summary: "A closure that is only applied to the value before it",
    documentation: Documentation(
      what: """
        Finds calls such as `.modify { … }` and `.apply { … }` whose closure held an availability check, \
        and now only goes on with its argument; and those of a function of the project that held the check \
        itself, and now only applies its closure.
        """,
      before: """
        // the minimum is iOS 15
        view.modify { content in
          if #available(iOS 15, *) { content.badge(1) } else { content }
        }
        """,
      after: """
        view.badge(1)
        """,
      safety: """
        Safe where the project declares the function and it only calls its closure with `self`. Unsafe \
        where the declaration is out of reach, and the name or a branch that was the bare argument is the \
        evidence. A closure that uses its argument twice or not first stays.
        """
    ),
    changes: [.appliedClosure, .appliedFunction])
}

extension ChangeRule {
  fileprivate static let appliedClosure = ChangeRule(
    check: { pass in
      for call in AppliedClosure.all(in: pass) {
        guard let isProven = call.isOnlyApplied(in: pass) else { continue }
        let fix = Rewrite.safe([call.edit])
        pass.report(
          call.range, "'\(call.function)' only passes its argument on", subject: call.function,
          fix: pass.fix(isProven ? fix : fix.doubted("'\(call.function)' is declared elsewhere")))
      }
    })
}

/// A call whose closure only continues the chain of its argument.
struct AppliedClosure {
  let function: String
  /// From the period to the end of the call; without a period, from the function's name.
  let range: Range<Int>
  private let call: Syntax
  private let tokens: Range<Int>
  private let hasBase: Bool
  /// The token of the function's name.
  var nameToken: Int { hasBase ? tokens.lowerBound + 1 : tokens.lowerBound }
  /// The chain that starts with the argument; `nil` if the closure gives back its argument alone.
  private let value: Syntax?
  private var tree: SyntaxTree { call.tree }

  /// The calls that became such by the migration.
  static func all(in pass: ChangePass) -> [AppliedClosure] {
    pass.rememberedAfter(AppliedClosures.init).all.filter { pass.isNew($0.tokens) }
  }

  /// All such calls of a file.
  static func all(in tree: SyntaxTree) -> [AppliedClosure] {
    tree.nodes { $0 == .callSuffix }.filter(\.mayEndWithClosure).compactMap(AppliedClosure.init)
  }

  private struct AppliedClosures {
    let all: [AppliedClosure]

    init(_ tree: SyntaxTree) { all = AppliedClosure.all(in: tree) }
  }

  private init?(_ call: Syntax) {
    guard let chain = call.parent, chain.kind == .chain, let closure = call.onlyClosure,
      let parameter = closure.onlyParameter
    else { return nil }
    self.call = call
    let tree = call.tree
    let suffixes = chain.suffixes
    guard let place = suffixes.firstIndex(of: call) else { return nil }
    if place > 0 {
      let member = suffixes[place - 1]
      guard member.kind == .memberSuffix, member.tokens.count == 2 else { return nil }
      function = member.name
      tokens = member.tokenIndices.lowerBound..<call.tokenIndices.upperBound
      hasBase = true
    } else {
      guard chain.baseTokens.count == 1, tree.tokens[chain.baseTokens.lowerBound].kind == .identifier else {
        return nil
      }
      function = tree.text(ofToken: chain.baseTokens.lowerBound)
      tokens = chain.baseTokens.lowerBound..<call.tokenIndices.upperBound
      hasBase = false
    }
    range = Int(tree.tokens[tokens.lowerBound].start)..<call.range.upperBound
    guard closure.items.count == 1, let result = closure.items[0].returnedTokens,
      tree.text(ofToken: result.lowerBound) == parameter, closure.mentions(of: parameter) == 1
    else { return nil }
    if result.count == 1 {
      // `view?` alone is no expression.
      let isOptional = place > 1 && suffixes[place - 2].kind == .operatorSuffix
      guard !isOptional else { return nil }
      value = nil
    } else {
      let chain = closure.items[0].children.first { $0.kind == .chain && $0.tokenIndices == result }
      guard let chain, chain.baseTokens.count == 1,
        !chain.suffixes.contains(where: { $0.kind == .operatorSuffix || $0.kind == .ifConfig })
      else { return nil }
      value = chain
    }
    guard !call.standsInCondition else { return nil }
    let kept = keptRange
    guard tree.comments(in: range).allSatisfy({ kept.contains($0.lowerBound) }) else { return nil }
  }

  private var keptRange: Range<Int> {
    value.map { $0.suffixes[0].range.lowerBound..<$0.range.upperBound } ?? range.upperBound..<range.upperBound
  }

  // MARK: The edit

  var edit: Edit {
    guard let value else {
      return hasBase ? tree.text.deletion(of: range) : Edit(range, replacement: "self")
    }
    return Edit(range, replacement: (hasBase ? "" : "self") + text(of: value.suffixes))
  }

  /// The suffixes at the place of the call. Where the call has a line of its own, those that have one, too, stand
  /// right below it.
  private func text(of suffixes: [Syntax]) -> String {
    let indentation = tree.text[tree.text.indentation(at: range.lowerBound)]
    var parts = [keptRange]
    if startsLine(range.lowerBound) {
      parts = suffixes.reduce(into: []) { parts, suffix in
        if let last = parts.last, !startsLine(suffix.range.lowerBound) {
          parts[parts.count - 1] = last.lowerBound..<suffix.range.upperBound
        } else {
          parts.append(suffix.range)
        }
      }
      let areApart = zip(parts, parts.dropFirst()).contains {
        !tree.comments(in: $0.upperBound..<$1.lowerBound).isEmpty
      }
      if areApart { parts = [keptRange] }
    }
    let texts = parts.map { text(of: $0, at: indentation) }
    return texts.joined(separator: tree.text.newline + indentation)
  }

  private func text(of part: Range<Int>, at indentation: String) -> String {
    let old = tree.text[tree.text.indentation(at: part.lowerBound)]
    let moved = tree.text(of: part, movedFrom: old, to: indentation)
    let lost =
      hasBase && startsLine(range.lowerBound) && !startsLine(part.lowerBound)
      ? part.lowerBound - tree.text.startOfLine(at: part.lowerBound) - old.utf8.count : 0
    return tree.aligning(moved, of: part, by: -max(0, lost))
  }

  private func startsLine(_ offset: Int) -> Bool {
    tree.text.isBlank(tree.text.startOfLine(at: offset)..<offset)
  }
}
