// if case .hidden = shown                              works with every enum that has the case
// switch shown { case .hidden: … default: … }          so does this
// switch shown { case .visible: … case .hidden: … }    works only with one that has no other cases
import SwiftSource

extension MirrorType {
  /// Which patterns that name its cases mean the same of the native type.
  var patterns: Patterns {
    let native = converter.facts.cases
    guard renamed.isEmpty, native.isSuperset(of: declaration.cases.keys) else { return .none }
    return converter.facts.isClosed && native.count == declaration.cases.count ? .all : .open
  }

  enum Patterns {
    case none
    /// The native type has, or may get, more cases.
    case open
    case all
  }
}

extension MirrorUseReader {
  /// Whether it stands in a pattern that the native type does not suit.
  var isInOwnPattern: Bool { node.patternOwner.map { !suits($0) } ?? false }

  /// Whether a pattern that does not work with the native type names its case.
  var isAskedByPattern: Bool {
    for around in node.selfAndAncestors {
      switch around.kind {
      case .switchStatement:
        let labels = around.descendants.filter { $0.kind == .caseLabel && $0.parent?.parent == around }
        guard let first = labels.first, index < first.tokenIndices.lowerBound else { return false }
        return !suits(around) && labels.contains(where: { tree.namesCase(of: mirror, in: $0.tokenIndices) })
      case .conditionElement:
        guard tree.text(ofToken: around.tokenIndices.lowerBound) == "case" else { return false }
        return !suits(around) && tree.namesCase(of: mirror, in: around.tokenIndices)
      case .codeBlock, .closure, .memberBlock: return false
      default: break
      }
    }
    return false
  }

  /// Whether a pattern's owner works with a native value as well.
  private func suits(_ choice: Syntax) -> Bool {
    switch mirror.patterns {
    case .none: false
    case .open: choice.kind == .conditionElement || choice.hasPlainDefault
    case .all: true
    }
  }
}

extension SyntaxTree {
  /// Whether a pattern names a case of a mirror: `.link`.
  fileprivate func namesCase(of mirror: MirrorType, in tokens: Range<Int>) -> Bool {
    tokens.contains {
      $0 > 0 && mirror.declaration.cases[text(ofToken: $0)] != nil && self.tokens[$0 - 1].kind == .period
    }
  }
}

extension Syntax {
  /// The `switch`, condition or `catch` of the pattern that it stands in.
  fileprivate var patternOwner: Syntax? {
    for around in selfAndAncestors {
      switch around.kind {
      case .caseLabel: return around.ancestors.first { $0.kind == .switchStatement }
      case .catchClause: return around
      case .conditionElement:
        return tree.text(ofToken: around.tokenIndices.lowerBound) == "case" ? around : nil
      case .initializer, .codeBlock, .closure, .memberBlock: return nil
      default: break
      }
    }
    return nil
  }

  /// Of a `switch`: it has a `default:`, which is not `@unknown`.
  fileprivate var hasPlainDefault: Bool {
    descendants.contains { line in
      line.kind == .switchCase && line.parent == self
        && tree.text(ofToken: line.tokenIndices.lowerBound) == "default"
    }
  }
}
