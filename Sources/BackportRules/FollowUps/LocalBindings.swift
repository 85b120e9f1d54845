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

  /// The bindings of the changed file that are mentioned less often than before, in the order of their places.
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
  /// Whether it was of another kind before the migration: it is by the migration's doing that this one is as it is. Asked of
  /// the binding of the same words in the same function, or else of such a statement there, or of those elsewhere, or at
  /// least of the same name; of each of them, where there are not as many as before.
  func isNew(in pass: ChangePass, _ wasOther: (LocalBinding) -> Bool) -> Bool {
    let before = pass.rememberedBefore(LocalBindings.init).all(named: name)
    let after = pass.rememberedAfter(LocalBindings.init).all(named: name)
    let (words, function) = (words, function)
    func isAlike(_ other: LocalBinding) -> Bool {
      other.holder.kind == holder.kind && other.isVariable == isVariable
    }
    func isSame(_ other: LocalBinding) -> Bool { isAlike(other) && other.words == words }
    let filters: [(LocalBinding) -> Bool] = [
      { isSame($0) && $0.function == function }, { isAlike($0) && $0.function == function }, isSame, isAlike,
      { _ in true },
    ]
    for filter in filters {
      let found = before.filter(filter)
      if found.isEmpty { continue }
      let now = after.filter(filter)
      guard found.count == now.count, let place = now.firstIndex(where: { $0.token == token }) else {
        return found.allSatisfy(wasOther)
      }
      return wasOther(found[place])
    }
    return false
  }

  /// The name of the function around it.
  private var function: String? { holder.ancestors.first { $0.kind == .functionDeclaration }?.declaredName }

  private var words: [String] {
    let isWhole = holder.kind == .conditionElement || holder.kind == .variableDeclaration
    return (isWhole ? holder.tokenIndices : pattern).map { tree.text(ofToken: $0) }
  }
}
