// if case .hidden = shown                              works with every enum that has the case
// switch shown { case .hidden: … default: … }          so does this
// switch shown { case .visible: … case .hidden: … }    works only with one that has no other cases
// shown == .hidden                                     works with what is 'Equatable'
//
// Only the files that name a mirror are looked at: what else asks for its cases does not compile, which the compiler says.
import LintCore
import SwiftSource

extension MirrorType {
  /// Which patterns that name its cases mean the same of the native type.
  private enum Patterns {
    case none
    /// The native type has, or may get, more cases.
    case open
    case all
  }

  private var patterns: Patterns {
    let native = converter.facts.cases
    guard renamed.isEmpty, native.isSuperset(of: declaration.cases.keys) else { return .none }
    return converter.facts.isClosed && native.count == declaration.cases.count ? .all : .open
  }

  /// Why a type that stores it may lose what it conforms to.
  /// - Parameter type: a node that names the mirror.
  func doubt(aboutOwnerOf type: Syntax, at place: ProjectPlace) -> Doubt? {
    guard let binding = type.typedOwner, binding.kind == .binding, let variable = binding.parent,
      binding.child(.accessorBlock) == nil, let owner = variable.owningType,
      variable.parent?.scopeContainer.parent == owner
    else { return nil }
    let lost = owner.child(.inheritance)?.children(.type).map(\.text).first {
      ["Equatable", "Hashable"].contains($0) && !converter.facts.conforms(to: $0)
    }
    return lost.map { .conformance($0, converter.native) }
  }

  /// The patterns and comparisons of a file that the native type may not suit.
  func patternUses(in pass: FilePass) -> [MirrorUse] {
    let tree = pass.tree
    let patterns = tree.nodes { $0 == .switchStatement || $0 == .conditionElement }
      .filter { !suits($0) }.compactMap { choice in
        names(in: choice).map { (token: $0[0], doubt: Doubt?.none, isAll: isAll($0, in: choice)) }
      }
    let comparisons =
      converter.facts.conforms(to: "Equatable")
      ? []
      : tree.tokens.indices.filter {
        tree.tokens[$0].kind == .binaryOperator && ["==", "!="].contains(tree.text(ofToken: $0))
          && isCompared(at: $0, in: tree)
      }.map { (token: $0, doubt: Doubt?.some(.conformance("Equatable", converter.native)), isAll: false) }
    return (patterns + comparisons).compactMap { token, doubt, isAll in
      if pass.lies(token, in: declaration.deletion) || pass.lies(token, in: converter.deletion) { return nil }
      let place = pass.projectPlace(tree.tokens[token].range)
      let doubt = doubt ?? .maybeMeant(place.site)
      var use = MirrorUse(mirrors: [name], place: place)
      // What cannot be reached is no doubt, but has to compile until its check goes.
      if isAll {
        use.obstacle = .at(.otherUse, place.site)
      } else if pass.facts.context(at: token).isUnreachable {
        use.obstacle = .doubt(doubt)
      } else {
        use.doubt = doubt
      }
      return use
    }
  }

  /// Whether a `switch` or a condition works with a native value as well.
  private func suits(_ choice: Syntax) -> Bool {
    switch patterns {
    case .none: false
    case .open: choice.kind == .conditionElement || choice.hasPlainDefault
    case .all: true
    }
  }

  /// Whether a `switch` names every case: it is one over the mirror.
  private func isAll(_ names: [Int], in choice: Syntax) -> Bool {
    choice.kind == .switchStatement
      && Set(names.map { choice.tree.text(ofToken: $0) }).count == declaration.cases.count
  }

  /// Of a `switch` or an `if case`: the cases that it names, if all are those of the mirror.
  private func names(in choice: Syntax) -> [Int]? {
    let tree = choice.tree
    let isSwitch = choice.kind == .switchStatement
    if !isSwitch, tree.text(ofToken: choice.tokenIndices.lowerBound) != "case" { return nil }
    let labels =
      isSwitch ? choice.descendants.filter { $0.kind == .caseLabel && $0.parent?.parent == choice } : [choice]
    let value = choice.child(.initializer)?.tokenIndices ?? 0..<0
    let names = labels.flatMap(\.tokenIndices).filter {
      $0 > 0 && (isSwitch || !value.contains($0)) && tree.tokens[$0 - 1].kind == .period
    }
    let areOurs = names.allSatisfy { declaration.cases[tree.text(ofToken: $0)] != nil }
    return areOurs && !names.isEmpty ? names : nil
  }

  /// Whether `.case` or `Mirror.case` stands beside an operator.
  private func isCompared(at sign: Int, in tree: SyntaxTree) -> Bool {
    func isCase(_ token: Int) -> Bool {
      token > 0 && token < tree.tokens.count && tree.tokens[token - 1].kind == .period
        && declaration.cases[tree.text(ofToken: token)] != nil
    }
    return isCase(sign - 1) || isCase(sign + 2) || tree.text(ofToken: sign + 1) == name
  }
}

extension Syntax {
  /// Of a `switch`: it has a `default:`, which is not `@unknown`.
  fileprivate var hasPlainDefault: Bool {
    descendants.contains { line in
      line.kind == .switchCase && line.parent == self
        && tree.text(ofToken: line.tokenIndices.lowerBound) == "default"
    }
  }
}
