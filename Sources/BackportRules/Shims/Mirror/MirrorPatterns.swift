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
    let reader = MirrorPatternReader(mirror: self, pass: pass)
    let tree = pass.tree
    let patterns = tree.nodes { $0 == .switchStatement || $0 == .conditionElement }
      .filter { !suits($0) }.compactMap(reader.pattern)
    if converter.facts.conforms(to: "Equatable") { return patterns }
    let operators = tree.tokens.indices.filter {
      tree.tokens[$0].kind == .binaryOperator && ["==", "!="].contains(tree.text(ofToken: $0))
    }
    return patterns + operators.compactMap(reader.comparison)
  }

  /// Whether a `switch` or a condition works with a native value as well.
  private func suits(_ choice: Syntax) -> Bool {
    switch patterns {
    case .none: false
    case .open: choice.kind == .conditionElement || choice.hasPlainDefault
    case .all: true
    }
  }
}

private struct MirrorPatternReader {
  let mirror: MirrorType
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  func pattern(_ choice: Syntax) -> MirrorUse? {
    var labels: [Syntax] = [choice]
    var subject = choice.child(.initializer)?.tokenIndices.dropFirst() ?? 0..<0
    if choice.kind == .switchStatement {
      labels = choice.descendants.filter { $0.kind == .caseLabel && $0.parent?.parent == choice }
      subject = choice.tokenIndices.dropFirst().prefix { tree.tokens[$0].kind != .leftBrace }
    } else if tree.text(ofToken: choice.tokenIndices.lowerBound) != "case" {
      return nil
    }
    let names = labels.flatMap(\.tokenIndices).filter {
      $0 > 0 && !subject.contains($0) && tree.tokens[$0 - 1].kind == .period
    }
    guard let first = names.first,
      names.allSatisfy({ mirror.declaration.cases[tree.text(ofToken: $0)] != nil })
    else { return nil }
    let isNamed = names.contains { $0 > 1 && tree.text(ofToken: $0 - 2) == mirror.name }
    return use(at: first, isOurs: isNamed ? true : isOurs(subject), .otherUse)
  }

  func comparison(_ sign: Int) -> MirrorUse? {
    let sides = [tree.operand(before: sign), tree.operand(behind: sign)]
    let isNamed = sides.contains { side in
      side.count > 2 && tree.text(ofToken: side.lowerBound) == mirror.name
    }
    let known = isNamed ? [true] : sides.compactMap(isOurs)
    let hasCase = sides.contains { side in
      side.count == 2 && tree.tokens[side.lowerBound].kind == .period
        && mirror.declaration.cases[tree.text(ofToken: side.lowerBound + 1)] != nil
    }
    guard hasCase || known.contains(true) else { return nil }
    return use(at: sign, isOurs: known.first, nil)
  }

  /// - Parameters:
  ///   - isOurs: `nil`: the file does not say what is asked.
  ///   - obstacle: why a value of the native type does not do; `nil`: it has to be compared.
  private func use(at token: Int, isOurs: Bool?, _ obstacle: Obstacle?) -> MirrorUse? {
    if isOurs == false || isOwn(token) { return nil }
    let place = pass.projectPlace(tree.tokens[token].range)
    var use = MirrorUse(mirrors: [mirror.name], place: place)
    if isOurs == true, let obstacle {
      use.obstacle = .at(obstacle, place.site)
    } else if isOurs == true {
      use.doubt = .conformance("Equatable", mirror.converter.native)
    } else {
      use.doubt = .maybeMeant(place.site)
    }
    // What cannot be reached is no doubt, but has to compile until its check goes.
    if let doubt = use.doubt, pass.facts.context(at: token).isUnreachable {
      (use.doubt, use.obstacle) = (nil, .doubt(doubt))
    }
    return use
  }

  private func isOwn(_ token: Int) -> Bool {
    pass.lies(token, in: mirror.declaration.deletion) || pass.lies(token, in: mirror.converter.deletion)
  }

  /// Whether `name` or `self.name` is declared as a mirror; `nil`: the file does not say.
  private func isOurs(_ operand: Range<Int>) -> Bool? {
    guard let last = operand.last, tree.tokens[last].kind == .identifier else { return nil }
    let isMember = operand.count == 3 && tree.text(ofToken: operand.lowerBound) == "self"
    guard isMember || operand.count == 1 else { return nil }
    return tree.writtenType(
      of: tree.text(ofToken: last), at: tree.node(coveringToken: last), isMember: isMember
    ).map { $0.names(mirror.name) }
  }
}

extension SyntaxTree {
  /// Names and periods before an operator.
  fileprivate func operand(before sign: Int) -> Range<Int> {
    var start = sign
    while start > 0, isNameOrPeriod(start - 1) { start -= 1 }
    return start..<sign
  }

  /// The same behind it.
  fileprivate func operand(behind sign: Int) -> Range<Int> {
    var end = sign + 1
    while end < tokens.count, isNameOrPeriod(end) { end += 1 }
    return sign + 1..<end
  }

  private func isNameOrPeriod(_ token: Int) -> Bool {
    [.identifier, .period].contains(tokens[token].kind) || tokens[token].keyword == .`self`
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
