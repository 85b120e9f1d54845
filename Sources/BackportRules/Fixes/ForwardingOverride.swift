// override func viewDidLoad() {
//   super.viewDidLoad()
//   if #unavailable(old) {…}           → nothing
// }
// override var image: UIImage? { if #available(old) { return super.image }; return nil }   → nothing
//
// Only where callers cannot tell: a default value, an attribute, a modifier such as `public` or `nonisolated`, a
// parameter that unwraps or documentation say something that `super` may not say. Nor may it be seen from farther.
import SwiftSource

/// An override that would only do what `super` does.
struct ForwardingOverride {
  let declaration: Syntax

  /// - Parameter items: what would be left of the body that a statement stands in.
  init?(of body: Syntax?, keeping items: [Syntax]) {
    guard let body, items.count == 1, let owner = body.parent else { return nil }
    let declaration: Syntax
    if owner.kind == .functionDeclaration {
      guard body.kind == .codeBlock, Self.calls(owner, items[0]) else { return nil }
      declaration = owner
    } else {
      guard body.kind == .accessorBlock, let variable = owner.parent, Self.reads(owner, items[0]),
        variable.children(.binding).count == 1
      else { return nil }
      declaration = variable
    }
    guard declaration.isPlainOverride else { return nil }
    let tree = declaration.tree
    let words = CheckInWords(body)
    let comments = tree.comments(in: body.range).filter { comment in
      !body.items.contains { $0.range.contains(comment.lowerBound) } && !words.cover(comment)
    }
    guard comments.isEmpty else { return nil }
    self.declaration = declaration
  }

  /// Whether a statement is `super.name`, with or without `return`.
  private static func reads(_ binding: Syntax, _ item: Syntax) -> Bool {
    guard binding.kind == .binding, let name = binding.declaredName else { return false }
    let words = item.tokenIndices.map { item.tree.text(ofToken: $0) }.drop { $0 == "return" }
    return words.elementsEqual(["super", ".", name])
  }

  /// Whether a statement is `super.name(label: parameter, …)`, with or without `return`, `try` and `await`.
  private static func calls(_ function: Syntax, _ item: Syntax) -> Bool {
    let tree = function.tree
    var words = item.tokenIndices.map { tree.text(ofToken: $0) }
    while let first = words.first, ["return", "try", "await"].contains(first) { words.removeFirst() }
    var expected = ["super", ".", tree.text(ofToken: function.anchorIndex), "("]
    for (index, parameter) in (function.child(.parameters)?.children(.parameter) ?? []).enumerated() {
      // A default that differs, or an argument that is unwrapped on its way.
      if parameter.child(.initializer) != nil || parameter.child(.type)?.text.hasSuffix("!") != false {
        return false
      }
      let label = tree.text(ofToken: parameter.anchorIndex)
      let second = tree.tokens[parameter.anchorIndex + 1]
      let name = second.kind == .identifier ? tree.text(ofToken: parameter.anchorIndex + 1) : label
      if index > 0 { expected.append(",") }
      if label != "_" { expected += [label, ":"] }
      expected.append(name)
    }
    return words == expected + [")"]
  }
}

extension Syntax {
  /// Whether an override says nothing that what it overrides may not say.
  fileprivate var isPlainOverride: Bool {
    let words = Set(modifierTokens.map { tree.text(ofToken: $0) })
    guard words.contains("override"), child(.attribute) == nil, child(.ifConfig) == nil,
      words.isSubset(of: ["override", "final", "class", "static", "internal"])
    else { return false }
    let isDocumented = tree.commentsAbove(range.lowerBound).contains {
      ["///", "/**"].contains(tree.text[$0].prefix(3))
    }
    return !isDocumented && reasonBeside == nil && !isHiddenElsewhere
  }

  /// Whether the file declares a member of that name that no other file sees: the override may be seen from farther.
  private var isHiddenElsewhere: Bool {
    let name = named.declaredName
    return tree.nodes { $0 == kind }.contains { other in
      other.named.declaredName == name && other.index != index && other.access <= .fileprivate
    }
  }
}
