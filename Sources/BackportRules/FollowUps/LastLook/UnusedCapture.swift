// { [weak self] in if #unavailable(old) { self?.f() }; g() }   → { g() }
// { [size, color] value in … }                                 → { [color] value in … }
//
// A capture that only deleted code read goes. Refused for `[self]`, and for `[unowned self]` where a bare name may be a member,
// also in a nested closure; and where a comment beside it speaks of it.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unusedCapture = ChangeRule(
    names: { pass in
      pass.rememberedAfter(Captures.init).all.filter { !$0.isUsed }.reduce(into: []) {
        $0.formUnion($1.namesThatMayImply.declarations)
      }
    },
    check: { pass in
      let before = pass.rememberedBefore(Captures.init)
      for capture in pass.rememberedAfter(Captures.init).all
      where !capture.isUsed && !pass.declareMembers(capture.namesThatMayImply)
      {
        let same = before.all.filter { $0.name == capture.name && $0.text == capture.text }
        guard !same.isEmpty, same.allSatisfy(\.isUsed), let edit = capture.deletion else { continue }
        pass.report(
          capture.range, "nothing in the closure uses '\(capture.name)' any more", subject: capture.name,
          evidence: capture.closure.range, fix: pass.fix(.safe([edit])))
      }
    })
}

/// The captures of all closures of a file.
private struct Captures {
  let all: [Capture]

  init(_ tree: SyntaxTree) {
    all = tree.nodes { $0 == .closureSignature }.flatMap { Capture.all(in: $0) }
  }
}

/// `weak self`, `weak owner = self`, `size`, `size = 3`: what a capture list takes over as it stands.
private struct Capture {
  let name: String
  let closure: Syntax
  private let signature: Syntax
  /// The brackets of the list, and the tokens of the element between them.
  private let list: Range<Int>
  private let element: Range<Int>
  private var tree: SyntaxTree { closure.tree }

  var range: Range<Int> {
    Int(tree.tokens[element.lowerBound].start)..<Int(tree.tokens[element.upperBound - 1].end)
  }
  var text: String { tree.text[range] }

  static func all(in signature: Syntax) -> [Capture] {
    let tree = signature.tree
    guard let closure = signature.parent, closure.kind == .closure, !closure.flags.contains(.incomplete)
    else { return [] }
    // `@MainActor [weak self] in`
    let start = signature.attributes.last?.tokenIndices.upperBound ?? signature.tokenIndices.lowerBound
    guard start < signature.tokenIndices.upperBound, tree.tokens[start].kind == .leftSquare,
      let end = tree.matchingBracket(ofToken: start),
      end < signature.tokenIndices.upperBound
    else { return [] }
    var captures: [Capture] = []
    var first = start + 1
    for index in first...end where tree.tokens[index].kind == .comma || index == end {
      if let capture = Capture(first..<index, in: start..<end + 1, of: signature, closure) {
        captures.append(capture)
      }
      first = index + 1
    }
    return captures
  }

  private init?(_ element: Range<Int>, in list: Range<Int>, of signature: Syntax, _ closure: Syntax) {
    let tree = signature.tree
    guard let last = element.last, tree.comments(in: signature.range).isEmpty else { return nil }
    let words = element.map { tree.text(ofToken: $0) }
    switch words.count {
    case 1 where tree.tokens[last].kind == .identifier: break
    case 2 where ["weak", "unowned"].contains(words[0]): break
    case 3 where words[1] == "=" && [.integerLiteral, .floatLiteral].contains(tree.tokens[last].kind): break
    case 4 where ["weak", "unowned"].contains(words[0]) && words[2...] == ["=", "self"]: break
    default: return nil
    }
    name = (words.firstIndex(of: "=").map { words[$0 - 1] } ?? words[words.count - 1]).withoutBackticks
    self.element = element
    self.list = list
    self.signature = signature
    self.closure = closure
  }

  var isUsed: Bool {
    guard let body = closure.itemTokens else { return true }
    if !tree.mentions(of: name, in: body).isEmpty { return true }
    guard name == "self" else { return false }
    if closure.descendants.contains(where: { $0.kind == .closure }) { return true }
    return impliesSelf && tree.bareNames(in: body).contains { $0.isMember == true }
  }

  /// Whether members need no `self.` with it.
  private var impliesSelf: Bool { text.hasPrefix("unowned") && name == "self" }

  /// The bare names in the closure that other files may declare as members.
  var namesThatMayImply: Set<String> {
    guard impliesSelf, let body = closure.itemTokens else { return [] }
    return Set(tree.bareNames(in: body).filter { $0.isMember == nil }.map(\.name))
  }

  /// Whether a comment behind the `in` may stay there alone: it speaks of something else.
  private func mayStay(_ comment: Range<Int>) -> Bool {
    let text = tree.text[comment].lowercased()
    let words = ["weak", "strong", "self", "retain", "cycle", "captur", "leak", name.lowercased()]
    return text.hasPrefix("//") && !words.contains { text.contains($0) }
  }

  var deletion: Edit? {
    let next = list.upperBound
    if list.count > element.count + 2 {
      let isLast = element.upperBound == list.upperBound - 1
      return isLast
        ? Edit(Int(tree.tokens[element.lowerBound - 2].end)..<range.upperBound)
        : Edit(range.lowerBound..<Int(tree.tokens[element.upperBound + 1].start))
    }
    let start = Int(tree.tokens[list.lowerBound].start)
    guard tree.tokens[next].keyword == .in, signature.attributes.isEmpty else {
      return Edit(start..<Int(tree.tokens[next].start))
    }
    // Nothing else is said before the `in`.
    let end = Int(tree.tokens[next].end)
    let isLineEnd = tree.text.isBlank(end..<tree.text.endOfLine(at: end))
    let brace = Int(tree.tokens[list.lowerBound - 1].end)
    let following = Int(tree.tokens[next + 1].start)
    if !tree.comments(in: brace..<end).isEmpty { return nil }
    if !isLineEnd, let comment = tree.comments(in: end..<following).first {
      return mayStay(comment) ? Edit(start..<comment.lowerBound) : nil
    }
    if tree.tokens[next + 1].kind == .rightBrace, tree.comments(in: end..<following).isEmpty {
      return Edit(brace..<following)
    }
    return isLineEnd ? Edit(brace..<end) : Edit(start..<following)
  }
}
