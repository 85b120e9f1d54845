// if #available(old) {
//   // The order matters: see #12.      would go with the shim, and is about what its uses call then
//   badge(count)
// } else {
//   // Drawn by hand.                   goes with the branch
//   overlay(Badge(count))
// }
//
// /// Do not use it for sheets: the keyboard covers it (APP-77).   says why, and would go with the shim as well
// /// Adds a badge.                                                only describes it
import LintCore
import SwiftSource

extension FilePass {
  /// Why a declaration that comes to one value may not go without a look: a comment in it may be about that value.
  /// - Parameters:
  ///   - value: what is left of the body.
  ///   - type: the type that goes, if the body is that of a member of it.
  func doubtOfComment(in body: Syntax, beside value: Range<Int>, of type: Syntax? = nil) -> Doubt? {
    // What stands on the line of the brace is about the declaration.
    let start = tree.text.endOfLine(at: body.range.lowerBound)
    let comments = start < body.range.upperBound ? tree.comments(in: start..<body.range.upperBound) : []
    let words = CheckInWords(body)
    let declaration = type ?? body.ancestors.first { $0.kind.isNamedDeclaration }
    if let doubt = declaration.flatMap(doubtOfReason) { return doubt }
    if comments.isEmpty { return nil }
    let comment = comments.first { comment in
      guard !words.cover(comment), !tree.text[comment].isDirective,
        let next = tree.tokenIndices(in: comment.upperBound..<body.range.upperBound).first
      else { return false }
      let block = tree.node(coveringToken: next).selfAndAncestors.first { $0.kind.holdsStatements }
      return block?.tokenIndices.contains(value.lowerBound) ?? false
    }
    return comment.map { .comment(projectPlace($0).site) }
  }

  /// Why a declaration may not go without a look: a comment that goes with it gives a reason, a warning or a reference.
  func doubtOfReason(of declaration: Syntax) -> Doubt? {
    let owner = declaration.emptiedOwner
    let inner = declaration.kind.isTypeDeclaration ? declaration.reasonsInside : []
    let reason = declaration.reasonBeside ?? (owner == declaration ? nil : owner.reasonBeside) ?? inner.first
    return reason.map { .comment(projectPlace($0).site) }
  }
}

extension SyntaxTree {
  /// The same for a comment that may stand on another line in the end.
  func reason(ofLosing comment: Range<Int>, in path: String) -> Reason {
    "a comment goes with it: \(place(of: comment, in: path))"
  }
}

extension Syntax {
  /// The comments in a type, but outside of bodies, that give a reason, a warning or a reference.
  fileprivate var reasonsInside: [Range<Int>] {
    let bodies = descendants.filter { $0.kind.holdsStatements && $0.kind != .ifConfigClause }.map(\.range)
    return tree.comments(in: range).filter { comment in
      !bodies.contains { $0.contains(comment.lowerBound) } && tree.text[comment].saysWhy
    }
  }

  /// The comment above or behind a declaration that gives a reason, a warning or a reference.
  var reasonBeside: Range<Int>? {
    if let behind = tree.trailingComment(after: range.upperBound), tree.text[behind].saysWhy { return behind }
    let above = tree.commentsAbove(range.lowerBound)
    // Whole pages are the system's own documentation.
    return above.count < 4 ? above.last { tree.text[$0].saysWhy } : nil
  }
}

extension NodeKind {
  fileprivate var holdsStatements: Bool {
    [.codeBlock, .closure, .accessorBlock, .switchCase, .ifConfigClause].contains(self)
  }
}

extension String {
  /// Whether a comment gives a reason, a warning or a reference, and speaks of no system's version.
  var saysWhy: Bool {
    let text = lowercased()
    let words = text.split { $0.isWhitespace || "/*,;:().!".contains($0) }.map(String.init)
    if !VersionMention.all(in: words).isEmpty { return false }
    let signs = [
      "://", "rdar", "never ", "must ", "don't", "do not", "because", "without this",
      "without it",
      "careful", "important", "warning", "note:", "before changing", "flicker", ", since ", "(see ", ", see ",
    ]
    return signs.contains(where: text.contains)
      || split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "#") }.contains(where: \.isTicket)
  }

  /// Whether a comment speaks to a tool.
  fileprivate var isDirective: Bool {
    ["swiftlint:", "swiftformat:", "swift-format-ignore", "periphery:", "sourcery:", "MARK:"]
      .contains(where: contains)
  }
}

extension Substring {
  /// `APP-77`, `FB1234567`, `#12`
  fileprivate var isTicket: Bool {
    if hasPrefix("#") || hasPrefix("FB") {
      return dropFirst(hasPrefix("#") ? 1 : 2).allSatisfy(\.isNumber) && count > 2
    }
    let parts = split(separator: "-")
    return parts.count == 2 && parts[0].count > 1 && parts[0].allSatisfy(\.isUppercase)
      && parts[1].allSatisfy(\.isNumber)
  }
}
