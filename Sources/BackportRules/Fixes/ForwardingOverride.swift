// override func viewDidLoad() {
//   super.viewDidLoad()
//   if #unavailable(old) {…}           → nothing
// }
//
// Without attributes, and without `open` or `public`, which make it part of a library's interface.
import SwiftSource

/// An override that would only call `super` with its own arguments.
struct ForwardingOverride {
  let declaration: Syntax

  /// - Parameter items: what would be left of the body that a statement stands in.
  init?(of body: Syntax?, keeping items: [Syntax]) {
    guard let body, body.kind == .codeBlock, let declaration = body.parent,
      declaration.kind == .functionDeclaration, declaration.child(.attribute) == nil, items.count == 1
    else { return nil }
    let tree = declaration.tree
    let modifiers = (Int(declaration.node.firstToken)..<declaration.anchorIndex).map {
      tree.text(ofToken: $0)
    }
    guard modifiers.contains("override"), !modifiers.contains("open"), !modifiers.contains("public"),
      Self.calls(declaration, items[0])
    else { return nil }
    let comments = tree.comments(in: body.range).filter { comment in
      !body.items.contains { $0.range.contains(comment.lowerBound) } && !tree.mentionsCheck(comment)
    }
    guard comments.isEmpty else { return nil }
    self.declaration = declaration
  }

  /// Whether a statement is `super.name(label: parameter, …)`, with or without `return`, `try` and `await`.
  private static func calls(_ function: Syntax, _ item: Syntax) -> Bool {
    let tree = function.tree
    var words = item.tokenIndices.map { tree.text(ofToken: $0) }
    while let first = words.first, ["return", "try", "await"].contains(first) { words.removeFirst() }
    var expected = ["super", ".", function.name, "("]
    for (index, parameter) in (function.child(.parameters)?.children(.parameter) ?? []).enumerated() {
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
