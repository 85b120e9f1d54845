// private var isModern: Bool { if #available(old) { true } else { false } }   → nothing
// if isModern && x { A } else { B }                                           → if x { A } else { B }
// view.hidden(!isModern)                                                      → view.hidden(false)
//
// Safe where the declaration is local or private, unsafe where the whole project may use it and the name is
// declared nowhere else in it. All uses are understood, or nothing is done: see `AnswerUse` for what is refused.
import LintCore
import SwiftSource

extension FollowUp {
  static let knownAnswer = FollowUp(
    rule: "redundant-check",
    names: { Set(KnownAnswer.all(in: $0).filter { $0.reach != .block && !$0.isPrivateMember }.map(\.name)) },
    check: { pass in
      let places = NamePlaces()
      for answer in KnownAnswer.all(in: pass) { answer.report(in: pass, places) }
    })
}

/// A property or function that only answered what a check asked.
struct KnownAnswer {
  enum Reach { case block, file, project }

  let declaration: Syntax
  let name: String
  let value: Bool
  let isFunction: Bool
  let reach: Reach
  private var tree: SyntaxTree { declaration.tree }

  /// Those that a migration left in a file: constant now, and a check before.
  static func all(in pass: FollowUpPass) -> [KnownAnswer] {
    let answers = pass.rememberedAfter(KnownAnswers.init).all
    if answers.isEmpty { return [] }
    let checks = CheckedNames(in: pass.before)
    return answers.filter { answer in
      pass.isNew(answer.declaration.anchorIndex..<answer.declaration.tokenIndices.upperBound)
        && checks.hold(answer)
    }
  }

  /// Those of a file, whoever wrote them.
  private struct KnownAnswers {
    let all: [KnownAnswer]

    init(_ tree: SyntaxTree) {
      all = tree.nodes { $0 == .variableDeclaration || $0 == .functionDeclaration }
        .compactMap(KnownAnswer.init)
    }
  }

  private init?(_ declaration: Syntax) {
    guard declaration.attributes.isEmpty, declaration.child(.ifConfig) == nil,
      let parent = declaration.parent, parent.hasItems,
      declaration.modifiers.isDisjoint(with: ["override", "public", "open", "lazy", "weak", "async"])
    else { return nil }
    self.declaration = declaration
    isFunction = declaration.kind == .functionDeclaration
    let owner = isFunction ? declaration : declaration.child(.binding)
    guard let name = owner?.declaredName, let value = owner?.constantAnswer else { return nil }
    self.name = name
    self.value = value
    switch parent.scopeContainer.kind {
    case .memberBlock, .sourceFile:
      let isHidden = declaration.access <= .fileprivate
      if !isHidden, declaration.access >= .public { return nil }
      reach = isHidden ? .file : .project
      guard isFunction || declaration.isNeverAssignedByOthers, parent.parent?.kind != .protocolDeclaration
      else { return nil }
    default: reach = .block
    }
  }

  fileprivate var isPrivateMember: Bool { reach == .file && ownerName != nil }

  /// The type that it is a member of.
  var ownerName: String? {
    guard let block = declaration.parent, block.kind == .memberBlock, let owner = block.parent else {
      return nil
    }
    return owner.kind == .extensionDeclaration ? owner.child(.type)?.text : owner.declaredName
  }

  // MARK: What is done

  fileprivate func report(in pass: FollowUpPass, _ places: NamePlaces) {
    var files = [(path: pass.path, tree: pass.after)]
    let others = pass.project.files(naming: name).filter { $0.path != pass.path }
    if reach == .project {
      files += others.map { ($0.path, $0.tree) }
    } else if reach == .file, !isPrivateMember, others.contains(where: { $0.tree.declaresMember(name) }) {
      // A type of this file may inherit that member.
      return
    }
    var rewrites: [(path: String, tree: SyntaxTree, range: Range<Int>, rewrite: Rewrite)] = []
    for (path, tree) in files {
      guard let uses = uses(in: tree, places) else { return }
      var simplified: [(use: AnswerUse, result: Simplification.Result)] = []
      var constants: [Int: Bool] = [:]
      for use in uses {
        guard let result = Simplification(of: use, being: value).result else { return }
        if case .condition(let element, let value) = result { constants[element.index] = value }
        simplified.append((use, result))
      }
      for (use, result) in simplified {
        let rewrite = result.rewrite(knowing: constants).mendingClosure(in: tree).watchingErrors(in: tree)
        if case .manual = rewrite { return }
        rewrites.append((path, tree, use.range, rewrite))
      }
    }
    if rewrites.isEmpty {
      reportNeedless(in: pass)
      return
    }
    for (path, tree, range, rewrite) in rewrites {
      pass.report(
        range, "'\(name)' is always \(value)", in: path, tree, evidence: declaration.range,
        fix: pass.fix(doubted(rewrite), in: path, tree)
      )
    }
  }

  private func reportNeedless(in pass: FollowUpPass) {
    let types = pass.rememberedAfter(FileTypes.init(of:))
    guard let edit = deletion, declaration.exposure(as: name, among: types) == nil,
      !declaration.isEncoded(among: types)
    else { return }
    let rewrite = doubted(Rewrite.safe([edit]).mendingClosure(in: tree))
    let fix = pass.fix(rewrite, in: pass.path, pass.after)
    pass.report(declaration.range, "nothing asks for '\(name)' any more", names: [name], fix: fix)
  }

  private func doubted(_ rewrite: Rewrite) -> Rewrite {
    reach == .project ? rewrite.doubted("every '\(name)' of the project is taken for it") : rewrite
  }

  private var deletion: Edit? {
    guard let container = declaration.parent else { return nil }
    if container.kind == .switchCase || container.kind == .ifConfigClause, container.onlyItem != nil {
      return nil
    }
    return tree.text.deletion(of: tree.extent(of: declaration.emptiedOwner))
  }

  /// All uses in a file; `nil` if one of the places that mention the name is not understood.
  private func uses(in tree: SyntaxTree, _ places: NamePlaces) -> [AnswerUse]? {
    var tokens = tree.root.tokenIndices
    if reach == .block {
      guard let block = declaration.parent?.scopeContainer else { return nil }
      tokens = block.tokenIndices
    }
    let own = tree === self.tree ? declaration.tokenIndices : 0..<0
    var uses: [AnswerUse] = []
    for index in places.of(name, in: tree) where tokens.contains(index) && !own.contains(index) {
      switch AnswerUse.reading(index, in: tree, of: self) {
      case .use(let use): uses.append(use)
      case .label: continue
      case .unclear: return nil
      }
    }
    return uses
  }
}

extension Syntax {
  /// Of a function or binding that always answers the same: the answer.
  fileprivate var constantAnswer: Bool? {
    if kind == .functionDeclaration {
      guard let parameters = child(.parameters), parameters.children(.parameter).isEmpty,
        child(.genericParameters) == nil, child(.returnType)?.text.filter({ $0 != " " }) == "->Bool"
      else { return nil }
      return child(.codeBlock)?.onlyAnswer
    }
    if let type = child(.type), type.text != "Bool" { return nil }
    switch (child(.initializer), child(.accessorBlock)) {
    case (let initializer?, nil):
      return initializer.tokens.count == 2
        ? tree.answer(ofToken: initializer.tokenIndices.lowerBound + 1) : nil
    case (nil, let block?):
      if block.flags.contains(.implicitGetter) { return block.onlyAnswer }
      let accessors = Array(block.children)
      guard accessors.count == 1, accessors[0].kind == .accessorDeclaration, accessors[0].name == "get" else {
        return nil
      }
      return accessors[0].child(.codeBlock)?.onlyAnswer
    default: return nil
    }
  }

  /// Of a block: the `true` or `false` that is all it gives.
  private var onlyAnswer: Bool? {
    guard tree.comments(in: range).isEmpty, let answers, answers.count == 1 else { return nil }
    return answers.first
  }

  /// Of a block or case that does nothing but answer: what it may answer.
  private var answers: Set<Bool>? {
    guard let last = items.last else { return nil }
    var result: Set<Bool> = []
    for item in items {
      switch item.kind {
      case .guardStatement, .ifStatement:
        guard item.conditionElements.allSatisfy(\.isQuestion), let own = item.body?.answers,
          item != last || item.elsePart != nil
        else { return nil }
        result.formUnion(own)
        guard let other = item.elsePart, item.kind == .ifStatement else { continue }
        guard let own = other.kind == .ifStatement ? nil : other.answers else { return nil }
        result.formUnion(own)
      case .switchStatement:
        let subject = item.tokenIndices.dropFirst().prefix { tree.tokens[$0].kind != .leftBrace }
        guard item == last, tree.isPure(subject), !subject.isEmpty else { return nil }
        for choice in item.children where choice.tokenIndices.lowerBound > subject.lowerBound {
          guard choice.kind == .switchCase, choice.child(.caseLabel)?.isPlainLabel == true,
            let own = choice.answers
          else { return nil }
          result.formUnion(own)
        }
      default:
        guard item == last, let value = item.returnedTokens, value.count == 1,
          let answer = tree.answer(ofToken: value.lowerBound)
        else { return nil }
        result.insert(answer)
      }
    }
    return result
  }

  /// Of an element of a condition: whether it only asks for what can be read.
  private var isQuestion: Bool { child(.availabilityCondition) == nil && !flags.contains(.isLet) && isPure }

  /// Whether it is made of cases by their names.
  private var isPlainLabel: Bool {
    tokenIndices.allSatisfy {
      switch tree.tokens[$0].kind {
      case .identifier, .period, .comma, .colon: true
      case .keyword: ["case", "default"].contains(tree.text(ofToken: $0))
      default: false
      }
    }
  }

  /// Of a variable: whether an initializer or another file cannot give it a value.
  fileprivate var isNeverAssignedByOthers: Bool {
    child(.binding)?.child(.accessorBlock) != nil || flags.contains(.isLet) || modifiers.contains("static")
  }
}

extension SyntaxTree {
  /// Whether a type has a member of a name, or an extension.
  fileprivate func declaresMember(_ name: String) -> Bool {
    nodes { $0 == .variableDeclaration || $0 == .functionDeclaration }.contains { node in
      node.parent?.scopeContainer.kind == .memberBlock
        && (node.declaredName == name || node.boundNames.contains(name))
    }
  }

  fileprivate func answer(ofToken index: Int) -> Bool? {
    switch text(ofToken: index) {
    case "true": true
    case "false": false
    default: nil
    }
  }
}
