// override func viewDidLoad() {
//   super.viewDidLoad()
//   if #unavailable(old) {…}           → nothing
// }
// override var isOn: Bool { didSet { if #unavailable(old) {…} } }   → nothing
// override var image: UIImage? {
//   get { if #available(old) { return super.image }; return nil }   → nothing
//   set { super.image = newValue }
// }
//
// Only where callers cannot tell: a default value, an attribute, a modifier such as `nonisolated`, a parameter that unwraps
// or documentation say something that `super` may not say. Nor may it be seen from farther: what is public stays, but in a
// direct heir of UIKit or AppKit.
import SwiftSource

/// An override that would only do what `super` does.
struct ForwardingOverride {
  let declaration: Syntax

  /// - Parameter items: what would be left of the body that a statement stands in.
  init?(of body: Syntax?, keeping items: [Syntax]) {
    guard let body, items.count == 1,
      let declaration = body.ancestors.first(where: \.isFunctionOrVariable), declaration.isPlainOverride
    else { return nil }
    let whole: Syntax
    if declaration.kind == .functionDeclaration {
      guard body.kind == .codeBlock, body.parent == declaration, Self.calls(declaration, items[0]) else {
        return nil
      }
      whole = body
    } else {
      guard let accessors = Self.accessorsThatForward(declaration, with: items[0], in: body) else {
        return nil
      }
      whole = accessors
    }
    let tree = declaration.tree
    let words = CheckInWords(body)
    let comments = tree.comments(in: whole.range).filter { comment in
      !body.items.contains { $0.range.contains(comment.lowerBound) } && !words.cover(comment)
    }
    guard comments.isEmpty else { return nil }
    self.declaration = declaration
  }

  /// - Parameter accessors: the block of an overriding property that only observes, and would not any more.
  init?(ofObservers accessors: Syntax) {
    guard let declaration = accessors.parent?.parent, declaration.kind == .variableDeclaration,
      declaration.isPlainOverride, declaration.children(.binding).count == 1
    else { return nil }
    self.declaration = declaration
  }

  /// The accessors of a property of which each gets or sets what `super` does.
  /// - Parameter item: what the body of one of them would hold.
  private static func accessorsThatForward(_ variable: Syntax, with item: Syntax, in body: Syntax) -> Syntax?
  {
    guard variable.children(.binding).count == 1, let binding = variable.child(.binding),
      let name = binding.declaredName, let block = binding.child(.accessorBlock)
    else { return nil }
    func forwards(_ item: Syntax, _ accessor: String) -> Bool {
      let words = item.tokenIndices.map { item.tree.text(ofToken: $0) }.drop { $0 == "return" }
      return words.elementsEqual(["super", ".", name] + (accessor == "set" ? ["=", "newValue"] : []))
    }
    if block == body { return forwards(item, "get") ? block : nil }
    let accessors = block.children(.accessorDeclaration)
    let areForwarding = accessors.allSatisfy { accessor in
      guard ["get", "set"].contains(accessor.name), let own = accessor.body else { return false }
      return (own == body ? item : own.onlyItem).map { forwards($0, accessor.name) } ?? false
    }
    return areForwarding && accessors.contains { $0.body == body } ? block : nil
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
  fileprivate var isFunctionOrVariable: Bool { kind == .functionDeclaration || kind == .variableDeclaration }

  /// Whether an override says nothing that what it overrides may not say.
  fileprivate var isPlainOverride: Bool {
    let words = Set(modifierTokens.map { tree.text(ofToken: $0) })
    guard words.contains("override"), !Self.asked.contains(named.declaredName ?? ""),
      child(.attribute) == nil, child(.ifConfig) == nil,
      words.isSubset(of: ["override", "final", "class", "static", "internal", "public", "open"]),
      words.isDisjoint(with: ["public", "open"]) || isOfClassOfSystem
    else { return false }
    let isDocumented = tree.commentsAbove(range.lowerBound).contains {
      ["///", "/**"].contains(tree.text[$0].prefix(3))
    }
    return !isDocumented && reasonBeside == nil && !isHiddenElsewhere
  }

  /// Whether it is a member of a direct heir of UIKit or AppKit, whose members are open.
  private var isOfClassOfSystem: Bool {
    owningType?.child(.inheritance)?.child(.type)?.text.hasObjectiveCPrefix == true
  }

  /// What UIKit and AppKit do otherwise where it is overridden, whatever it does.
  private static let asked: Set = ["draw", "loadView", "scrollWheel", "updateLayer"]

  /// Whether the file declares a member of that name that no other file sees: the override may be seen from farther.
  private var isHiddenElsewhere: Bool {
    let name = named.declaredName
    return tree.nodes { $0 == kind }.contains { other in
      other.named.declaredName == name && other.index != index && other.access <= .fileprivate
    }
  }
}
