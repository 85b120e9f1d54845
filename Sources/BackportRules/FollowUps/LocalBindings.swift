import LintCore
import SwiftSource

/// The local bindings of a file; what mentions them is found when it is asked for.
struct LocalBindings {
  private let tree: SyntaxTree
  private let all: [LocalBinding]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    all = tree.nodes {
      switch $0 {
      case .variableDeclaration, .conditionElement, .forStatement, .caseLabel, .catchClause,
        .closureSignature:
        true
      default: false
      }
    }.flatMap(LocalBinding.all)
  }

  fileprivate func all(named name: String) -> [LocalBinding] { all.filter { $0.name == name } }

  /// Those of the changed file that are mentioned less often than before, in the order of their places.
  static func changed(in pass: ChangePass) -> [LocalBinding] {
    pass.rememberedChange { Changed(in: pass) }.bindings
  }

  /// A type of its own, by which it is cached.
  private struct Changed {
    let bindings: [LocalBinding]

    init(in pass: ChangePass) {
      let (before, after) = pass.mentions
      bindings = pass.rememberedAfter(LocalBindings.init).all.filter { binding in
        let token = pass.after.tokens[binding.token]
        // Keywords like `self` are not counted.
        return token.kind != .identifier
          || before.count(of: token.nameRange, in: after) > after.count(of: token.nameRange, in: after)
      }
    }
  }
}

extension LocalBinding {
  /// Whether each binding of the same words before the migration, or else of such a statement, or at least of the same name,
  /// was of another kind: it is by the migration's doing that this one is as it is.
  func isNew(in pass: ChangePass, _ wasOther: (LocalBinding) -> Bool) -> Bool {
    let before = pass.rememberedBefore(LocalBindings.init).all(named: name)
    let words = words
    let alike = before.filter { $0.holder.kind == holder.kind && $0.isVariable == isVariable }
    let same = alike.filter { $0.words == words }
    return !before.isEmpty && [same, alike, before].first { !$0.isEmpty }!.allSatisfy(wasOther)
  }

  private var words: [String] {
    let isWhole = holder.kind == .conditionElement || holder.kind == .variableDeclaration
    return (isWhole ? holder.tokenIndices : pattern).map { tree.text(ofToken: $0) }
  }
}
