// measure {
//   let size = limit; if #unavailable(old) { use(size) }
//   bump()                                  → measure { () -> Void in bump() }
// }
//
// A follow-up changes a closure like the fix of a check does, and asks the other files what they declare under the name of
// what the closure is passed to: here `func measure<T>(_ body: () -> T)`.
import LintCore
import Native
import SwiftSource

extension ChangePass {
  /// A rewrite in one of the project's files, with what the closure around it needs to remain of its type. May request names.
  func mendingClosure(around rewrite: Rewrite, in tree: SyntaxTree) -> Rewrite {
    rewrite.mendingClosure(in: tree) { takers(of: $0, becoming: $1) }
  }

  /// What other files declare that the closures around some nodes are passed to. May request names.
  func takers(ofClosuresAround nodes: [Syntax]) -> ClosureTakers {
    nodes.reduce(into: ClosureTakers()) { takers, node in
      guard let closure = node.ancestors.first(where: \.isFunctionLike) else { return }
      takers.add(self.takers(of: closure, becoming: closure))
    }
  }

  private func takers(of closure: Syntax, becoming after: Syntax) -> ClosureTakers {
    guard let place = closure.placeToAsk(becoming: after, in: .builtIn) else { return .none }
    need([NamedFiles.declaration(of: place.callee)])
    return project.remembered(place.key) { ClosureTakers(of: place, in: $0) }
  }
}

extension ClosureTakers {
  /// Those of a project for one place.
  fileprivate init(of place: ClosurePlace, in project: NamedFiles) {
    self.init()
    let words = WordSet(place.words)
    add(
      project.files(declaring: place.callee).filter { $0.holds(words) }
        .compactMap { ClosureTaker(in: $0.tree, for: place) })
  }
}

extension ClosurePlace {
  fileprivate var key: String { "\(callee) \(label ?? "") \(isTrailing)" }
}
