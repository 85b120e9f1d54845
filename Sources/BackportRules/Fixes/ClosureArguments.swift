// items.forEach { if #available(iOS 13, *) { f() } else { g($0) } }  → items.forEach { _ in f() }
//
// A closure without a signature has as many parameters as its highest `$n` says; when the last use of one goes
// with dead code, the signature has to say it.
import SwiftSource

/// What a closure needs when some of its tokens go.
enum ClosureArguments {
  /// - Parameter dead: the byte ranges that go, somewhere in the closure.
  static func mend(around statement: Syntax, losing dead: [Range<Int>]) -> Rewrite {
    guard let closure = statement.ancestors.first(where: { $0.isFunctionLike }), closure.kind == .closure,
      closure.child(.closureSignature) == nil
    else { return .safe([]) }
    let tree = closure.tree
    var before = 0
    var after = 0
    for index in closure.tokensOutsideClosures() where tree.tokens[index].kind == .dollarIdentifier {
      guard let number = Int(tree.text(ofToken: index).dropFirst()) else { continue }
      before = max(before, number + 1)
      let start = Int(tree.tokens[index].start)
      if !dead.contains(where: { $0.contains(start) }) { after = max(after, number + 1) }
    }
    if before == after { return .safe([]) }
    guard after == 0 else { return .manual("the closure would use fewer of its arguments than it is given") }
    let open = Int(closure.tokens.first!.end)
    let names = Array(repeating: "_", count: before).joined(separator: ", ")
    return .safe([Edit(open..<open, replacement: " \(names) in")])
  }
}

extension Syntax {
  var isFunctionLike: Bool {
    switch kind {
    case .closure, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .accessorDeclaration, .accessorBlock, .subscriptDeclaration, .sourceFile:
      true
    default: false
    }
  }
}
