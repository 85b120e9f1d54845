// @main struct Main {
//   static func main() {
//     if #available(old) { NewApp.main() } else { OldApp.main() }
//   }
// }
//
// A type that does anything else beside is no selector: it stays, without its check.
import LintCore
import SwiftSource

/// An `@main` type whose `main()` holds a check, or held one.
struct EntrySelector: ProjectFact {
  var name: String
  /// The type whose `main()` is left; `nil`: something else is.
  var app: String?
  /// Why it stays.
  var reason: Obstacle?
  /// Whether a constant check is what it chooses by.
  var hasCheck: Bool
  var removableLines: Int
  var place: ProjectPlace
  var deletion: FileEdit
}

/// A type that may be the app.
struct EntryCandidate: ProjectFact {
  var name: String
  /// Why it cannot be the entry point by itself.
  var reason: Obstacle?
  var place: ProjectPlace
  /// Writes `@main` before it.
  var edit: FileEdit
}

/// A place that refers to a selector.
struct EntrySelectorUse: ProjectFact {
  var name: String
  var place: ProjectPlace
}

/// Reads what a file says of entry points.
struct EntryPointReading {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  /// The selectors of the file.
  func selectors() -> [any ProjectFact] {
    tree.nodes(where: \.isTypeDeclaration).compactMap(selector)
  }

  private func selector(_ node: Syntax) -> EntrySelector? {
    guard node.attributes.contains(where: { $0.attributeName == "main" }), let name = node.declaredName,
      let members = node.body?.items,
      let main = members.first(where: { $0.kind == .functionDeclaration && $0.declaredName == "main" }),
      let body = main.body, tree.startsApp(in: body.tokenIndices)
    else { return nil }
    let outcome = ModernBody(of: body, facts: pass.facts)
    var result = EntrySelector(
      name: name, hasCheck: pass.facts.hasOnlyConstantChecks(within: body),
      removableLines: tree.text.lineCount(of: tree.extent(of: node)),
      place: pass.projectPlace(node.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node))))
    switch outcome {
    case .open: return nil
    case .value(let tokens, _):
      result.app = tree.app(startedBy: tokens)
      if result.app == nil {
        result.reason = .more(nil)
      }
    case .other:
      result.reason =
        choice(in: body).map { .more($0) } ?? .more(nil)
    }
    if let other = members.first(where: { $0.index != main.index }) {
      result.reason = result.reason ?? .more(other.displayName)
    }
    if node.parent?.kind != .sourceFile {
      result.reason = result.reason ?? (node.owningType == nil ? .conditional : .notAShim)
    }
    return result
  }

  /// The condition by which the modern branch goes on choosing.
  private func choice(in body: Syntax) -> String? {
    let checked = Set(pass.facts.conditions.map(\.statement))
    let statement = body.descendants.first {
      ($0.kind == .ifStatement || $0.kind == .guardStatement) && !checked.contains($0.index)
    }
    return statement?.conditionElements.first?.conciseText
  }

  /// What the file says of some selectors and apps.
  func mentions(of names: Set<String>, selectors: Set<String>) -> [any ProjectFact] {
    tree.identifiers(among: NameFilter(names)).compactMap { index -> (any ProjectFact)? in
      let name = tree.text(ofToken: index)
      guard names.contains(name) else { return nil }
      let node = tree.node(coveringToken: index)
      let place = pass.projectPlace(tree.tokens[index].range)
      if node.kind.isTypeDeclaration, node.anchorIndex == index {
        return selectors.contains(name) ? nil : candidate(node, name: name, place: place)
      }
      guard selectors.contains(name) else { return nil }
      return EntrySelectorUse(name: name, place: place)
    }
  }

  private func candidate(_ node: Syntax, name: String, place: ProjectPlace) -> EntryCandidate {
    let isPlain =
      node.parent?.kind == .sourceFile && node.child(.genericParameters) == nil
      && !node.attributes.contains { $0.attributeName == "main" }
    return EntryCandidate(
      name: name, reason: isPlain ? nil : .more(name), place: place, edit: pass.fileEdit(mark(node)))
  }

  /// Before the keyword and its modifiers: an attribute that goes at the same time is not touched.
  private func mark(_ node: Syntax) -> Edit {
    let token = tree.tokens[node.modifierTokens.lowerBound].range
    let line = tree.text.startOfLine(at: token.lowerBound)
    let isOwnLine = tree.text.isBlank(line..<token.lowerBound)
    let separator = isOwnLine ? tree.text.newline + tree.text[line..<token.lowerBound] : " "
    return Edit(token, replacement: "@main" + separator + tree.text[token])
  }
}

extension SyntaxTree {
  /// Whether something starts an app: `App.main()`, `UIApplicationMain(…)`.
  fileprivate func startsApp(in tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      let word = text(ofToken: index)
      return word == "main" && self.tokens[index - 1].kind == .period || word.hasSuffix("ApplicationMain")
    }
  }

  /// `App` of `App.main()`, perhaps with `try` or `await` before it.
  fileprivate func app(startedBy tokens: Range<Int>) -> String? {
    var rest = tokens
    while let first = rest.first, ["try", "await"].contains(text(ofToken: first)) { rest = rest.dropFirst() }
    guard rest.count == 5, tokens.upperBound <= self.tokens.count else { return nil }
    let words = rest.map { text(ofToken: $0) }
    return self.tokens[rest.lowerBound].kind == .identifier && words.dropFirst() == [".", "main", "(", ")"]
      ? words[0] : nil
  }
}
