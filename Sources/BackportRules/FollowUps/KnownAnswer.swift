// private var isModern: Bool { if #available(old) { true } else { false } }   → nothing
// if isModern && x { A } else { B }                                           → if x { A } else { B }
// view.hidden(!isModern)                                                      → view.hidden(false)
//
// Safe where the declaration is local or private, unsafe where the whole project may use it and declares the name
// nowhere else. Nothing is done where a mention may mean something else. A use that cannot be replaced by the constant
// keeps the declaration, and is reported: see `AnswerUse`.
import LintCore
import SwiftSource

extension ChangeRule {
  static let knownAnswer = ChangeRule(
    check: { pass in
      let places = NamePlaces()
      for answer in KnownAnswer.all(in: pass) { answer.report(in: pass, places) }
    })

  /// Says what keeps the declaration of a known answer.
  static let keptAnswer = ChangeRule(
    comesLast: true,
    check: { pass in
      let places = NamePlaces()
      for answer in KnownAnswer.all(in: pass) {
        answer.report(in: pass, places, isTelling: true)
      }
    })
}

/// A property or function that only returned the result of a check.
struct KnownAnswer {
  enum Reach { case block, file, project }

  let declaration: Syntax
  let name: String
  /// `nil`: the clauses of a `#if` answer differently.
  let value: Bool?
  let isFunction: Bool
  let reach: Reach
  private var tree: SyntaxTree { declaration.tree }

  /// Those that are constant now and held a check before the migration.
  static func all(in pass: ChangePass) -> [KnownAnswer] {
    let answers = pass.rememberedAfter(KnownAnswers.init).all
    if answers.isEmpty { return [] }
    let checks = CheckedNames(in: pass.before)
    return answers.filter { answer in
      pass.isNew(answer.declaration.anchorIndex..<answer.declaration.tokenIndices.upperBound)
        && checks.hold(answer)
    }
  }

  /// All constant answers of a file.
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
      declaration.modifiers.isDisjoint(with: ["override", "open", "lazy", "weak", "async"])
    else { return nil }
    self.declaration = declaration
    isFunction = declaration.kind == .functionDeclaration
    let owner = isFunction ? declaration : declaration.child(.binding)
    guard let name = owner?.declaredName, let answers = owner?.constantAnswers else { return nil }
    self.name = name
    value = answers.count == 1 ? answers.first : nil
    switch parent.scopeContainer.kind {
    case .memberBlock, .sourceFile:
      let isHidden = declaration.access <= .fileprivate
      reach = isHidden ? .file : .project
      guard isFunction || declaration.isNeverAssignedByOthers, parent.parent?.kind != .protocolDeclaration
      else { return nil }
    default: reach = .block
    }
  }

  fileprivate var isPrivateMember: Bool { reach == .file && ownerName != nil }

  /// Whether a key path to it can only ask.
  var isReadOnlyMember: Bool {
    reach != .block
      && (declaration.flags.contains(.isLet) || declaration.child(.binding)?.child(.accessorBlock) != nil)
  }

  /// The type that it is a member of.
  var ownerName: String? {
    guard let block = declaration.parent, block.kind == .memberBlock, let owner = block.parent else {
      return nil
    }
    return owner.kind == .extensionDeclaration ? owner.child(.type)?.text : owner.declaredName
  }

  // MARK: What is done

  /// - Parameter isTelling: only what keeps it is reported.
  fileprivate func report(in pass: ChangePass, _ places: NamePlaces, isTelling: Bool = false) {
    var files = [(path: pass.path, tree: pass.after)]
    let others = pass.project.files(naming: name).filter { $0.path != pass.path }
    if reach == .project {
      files += others.map { ($0.path, $0.tree) }
    } else if reach == .file, !isPrivateMember, others.contains(where: { $0.tree.declaresMember(name) }) {
      // A type of this file may inherit that member.
      return
    }
    // Whoever sets what Objective-C sees need not name it.
    let types = pass.rememberedAfter(FileTypes.init(of:))
    if declaration.isVariableOfClass, declaration.isExposedToObjectiveC(among: types) { return }
    var rewrites: [(path: String, tree: SyntaxTree, range: Range<Int>, rewrite: Rewrite)] = []
    var kept: String?
    for (path, tree) in files {
      var simplified: [(use: AnswerUse, result: Simplification.Result)] = []
      var constants: [Int: Bool] = [:]
      for (index, reading) in readings(in: tree, places) {
        let place = tree.place(of: tree.tokens[index].range, in: path)
        switch reading {
        case .label: continue
        // It does not always answer the same.
        case .change: return
        case .unclear:
          if isTelling, reach != .block { stays(pass, "another '\(name)' may be meant: \(place)") }
          return
        case .question: kept = kept ?? place
        case .use(let use):
          guard let value else { return }
          guard let result = Simplification(of: use, being: value).result else {
            kept = kept ?? place
            continue
          }
          if case .condition(let element, let value) = result { constants[element.index] = value }
          simplified.append((use, result))
        }
      }
      for (use, result) in simplified {
        let bare = result.rewrite(knowing: constants)
        let rewrite = bare.mendingClosure(in: tree)
        if case .manual = rewrite {
          kept = kept ?? tree.place(of: use.range, in: path)
        } else {
          rewrites.append((path, tree, use.range, rewrite))
        }
      }
    }
    // Safe answers beside those that are not would have to wait for them.
    if kept != nil, reach == .file { rewrites = [] }
    if isTelling {
      if rewrites.isEmpty, let kept { stays(pass, "it is asked for where no answer can be written: \(kept)") }
      return
    }
    if rewrites.isEmpty, kept == nil {
      reportNeedless(in: pass)
      return
    }
    for (path, tree, range, rewrite) in rewrites {
      pass.report(
        range, message, subject: name, in: path, tree, evidence: declaration.range,
        fix: pass.fix(doubted(rewrite), in: path, tree)
      )
    }
  }

  private var message: String { "'\(name)' is always \(value ?? true)" }

  private func stays(_ pass: ChangePass, _ reason: Reason) {
    guard value != nil else { return }
    pass.report(declaration.range, message, subject: name, fix: Fix(.manual, reason: reason))
  }

  private func reportNeedless(in pass: ChangePass) {
    let types = pass.rememberedAfter(FileTypes.init(of:))
    // One note is enough.
    if reach == .block, ChangeRule.removesUnused(declaration, in: pass) { return }
    guard let edit = deletion, pass.exposure(of: declaration, as: name, among: types) == nil,
      !declaration.isEncoded(among: types)
    else { return }
    var rewrite = doubted(Rewrite.safe([edit]).mendingClosure(in: tree))
    if !tree.comments(in: declaration.range).isEmpty {
      rewrite = rewrite.doubted("a comment in it goes, too")
    }
    let fix = pass.fix(rewrite, in: pass.path, pass.after)
    pass.report(
      declaration.range, "nothing asks for '\(name)' any more", subject: name, names: [name], fix: fix)
  }

  private func doubted(_ rewrite: Rewrite) -> Rewrite {
    if reach == .project, declaration.access >= .public {
      return rewrite.doubted(Doubt.publicDeclaration.reason)
    }
    let doubt: Reason = "every '\(name)' of the project is taken for it"
    return reach == .project ? rewrite.doubted(doubt) : rewrite
  }

  private var deletion: Edit? {
    guard let container = declaration.parent else { return nil }
    if container.kind == .switchCase || container.kind == .ifConfigClause, container.onlyItem != nil {
      return nil
    }
    return tree.text.deletion(of: tree.extent(of: declaration.emptiedOwner))
  }

  /// What the mentions of the name in a file are.
  private func readings(in tree: SyntaxTree, _ places: NamePlaces) -> [(Int, AnswerUse.Reading)] {
    var tokens = tree.root.tokenIndices
    if reach == .block {
      guard let block = declaration.parent?.scopeContainer else { return [] }
      tokens = block.tokenIndices
    }
    let own = tree === self.tree ? declaration.tokenIndices : 0..<0
    return places.of(name, in: tree).filter { tokens.contains($0) && !own.contains($0) }.map {
      ($0, AnswerUse.reading($0, in: tree, of: self))
    }
  }
}

extension SyntaxTree {
  /// Whether a type has a member of a name, or an extension.
  fileprivate func declaresMember(_ name: String) -> Bool {
    nodes { $0 == .variableDeclaration || $0 == .functionDeclaration || $0 == .enumElement }.contains {
      node in
      if node.kind == .enumElement { return node.declaredName == name }
      return node.parent?.scopeContainer.kind == .memberBlock
        && (node.declaredName == name || node.boundNames.contains(name))
    }
  }
}
