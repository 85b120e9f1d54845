// items.forEach { if #available(old) { f() } else { g($0) } }   → items.forEach { _ in f() }
// items.forEach { [weak self] in … self?.g($0) … }              → items.forEach { [weak self] _ in f() }
// let done = { if #available(old) { self?.reload() } }          → let done = { () -> Void in self?.reload() }
//
// A closure whose signature names no parameters has as many as its highest `$n` says; when the last use of one goes
// with dead code, the signature has to say it. A closure that only a name without a type holds takes its type from a single
// expression, and from several statements it takes none.
//
// Several fixes in such a closure are applied one after another: only the last of them changes what it is.
import SwiftSource

extension Rewrite {
  /// With what the closure around the edits needs to remain of its type.
  func mendingClosure(in tree: SyntaxTree) -> Rewrite {
    switch self {
    case .safe(let edits), .unsafe(let edits, _):
      return ClosureChange(edits, in: tree).map { combined(with: $0.mend) } ?? self
    case .manual: return self
    }
  }
}

/// A closure before and after some edits.
private struct ClosureChange {
  let closure: Syntax
  let after: Syntax
  private var tree: SyntaxTree { closure.tree }

  init?(_ edits: [Edit], in tree: SyntaxTree) {
    guard let start = edits.map(\.range.lowerBound).min(), let end = edits.map(\.range.upperBound).max(),
      start < tree.text.bytes.count
    else { return nil }
    var node = tree.node(at: start)
    while node.range.upperBound < end || !node.isFunctionLike || !Self.holds(node, start..<end) {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    guard node.kind == .closure, node.tokens.count > 2, !node.flags.contains(.incomplete),
      node.namesNoParameters && node.argumentCount > 0 || node.isOfNoWrittenType
    else { return nil }
    closure = node
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard zip(ordered, ordered.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return nil
    }
    let changed = SyntaxTree("_ = " + tree.text.text(of: node.range, applying: ordered))
    guard let after = changed.nodes(where: { $0 == .closure }).first else { return nil }
    self.after = after
  }

  /// Whether all of a range lies between the braces.
  private static func holds(_ node: Syntax, _ range: Range<Int>) -> Bool {
    guard node.kind == .closure, let last = node.tokens.last else { return true }
    return range.lowerBound >= Int(node.tokens.first!.end) && range.upperBound <= Int(last.start)
  }

  var mend: Rewrite {
    let count = closure.namesNoParameters ? closure.argumentCount : 0
    let left = closure.namesNoParameters ? after.argumentCount : 0
    if count != left, left > 0 {
      return .manual("the closure would use fewer of its arguments than it is given")
    }
    let givesNothing = closure.isOfNoWrittenType && becomesExpression
    if count != left || givesNothing && count == 0 {
      let mend = Rewrite.safe([written(count, givesNothing)])
      // A generic call takes its result from the type that is written.
      let mayLearnItsResult = givesNothing && after.descendants.contains { $0.kind == .closure }
      return mayLearnItsResult ? mend.doubted("the closure may be of another type") : mend
    }
    // A second fix in the closure has to wait for the first: together they may take the last use of an argument.
    let brace = closure.tokens.first!.range
    let losesUses = count > 0 && closure.argumentUses != after.argumentUses
    return .safe(losesUses ? [Edit(brace, replacement: tree.text[brace])] : [])
  }

  /// Whether the closure gave nothing back, and now holds one expression that may have a value.
  private var becomesExpression: Bool {
    guard case .nothing = ClosureBody(of: closure), case .expression = ClosureBody(of: after) else {
      return false
    }
    return closure.child(.closureSignature)?.child(.returnType) == nil
  }

  private func written(_ count: Int, _ givesNothing: Bool) -> Edit {
    let result = givesNothing ? "-> Void " : ""
    let parameters = count > 0 ? Array(repeating: "_", count: count).joined(separator: ", ") : "()"
    if let signature = closure.child(.closureSignature) {
      let place = signature.anchor.range
      let added = closure.namesNoParameters ? parameters + " " : ""
      return Edit(place, replacement: added + result + tree.text[place])
    }
    return Edit(closure.tokens.first!.range, replacement: "{ \(parameters) \(result)in")
  }
}

extension Syntax {
  /// Of a closure: whether it is the value of a name that is declared without a type.
  fileprivate var isOfNoWrittenType: Bool {
    guard let value = parent, value.kind == .initializer, let binding = value.parent, binding.kind == .binding
    else { return false }
    return binding.child(.type) == nil && tokenIndices == value.tokenIndices.dropFirst()
  }
}
