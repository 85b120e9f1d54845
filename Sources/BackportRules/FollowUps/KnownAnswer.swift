// private var isModern: Bool { if #available(old) { true } else { false } }   → nothing
// if isModern && x { A } else { B }                                           → if x { A } else { B }
// view.hidden(!isModern)                                                      → view.hidden(false)
//
// Safe where each use is known to mean it; where a use may be one of something out of sight, all is unsafe. What may mean
// another declaration of the name, or cannot be replaced by the constant (see `AnswerUse`), keeps the declaration and is
// reported; the other uses are replaced.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let knownAnswer = ChangeRule { pass in
    for answer in KnownAnswer.all(in: pass) { answer.report(in: pass) }
  }

  /// Reports what keeps the declaration of a known answer.
  static let keptAnswer = ChangeRule(comesLast: true) { pass in
    for answer in KnownAnswer.all(in: pass) { answer.report(in: pass, isTelling: true) }
  }
}

/// A property or function that only returned the result of a check.
struct KnownAnswer {
  /// Where it can be named: in a block, or as a member or global.
  enum Reach { case block, project }

  let declaration: Syntax
  let name: String
  /// `nil`: the clauses of a `#if` answer differently.
  let value: Bool?
  let isFunction: Bool
  let reach: Reach
  private var tree: SyntaxTree { declaration.tree }

  /// Those that are constant now and were not before the migration: they held a check, or the answer of one.
  static func all(in pass: ChangePass) -> [KnownAnswer] {
    let answers = pass.rememberedAfter(KnownAnswers.init).all
    if answers.isEmpty { return [] }
    let names = Set(answers.map(\.name))
    var open: [NodeKind: Set<String>] = [:]
    for node in pass.before.nodes(where: { $0 == .variableDeclaration || $0 == .functionDeclaration }) {
      guard let name = node.named.declaredName, names.contains(name) else { continue }
      if node.isStoredVariable || node.named.constantAnswers == nil {
        open[node.kind, default: []].insert(name)
      }
    }
    return answers.filter { answer in
      pass.isNew(answer.declaration.anchorIndex..<answer.declaration.tokenIndices.upperBound)
        && open[answer.declaration.kind]?.contains(answer.name) == true
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
      reach = .project
      guard isFunction || declaration.isNeverAssignedByOthers, parent.parent?.kind != .protocolDeclaration
      else { return nil }
    default: reach = .block
    }
  }

  // MARK: What is done

  /// A place that names it, or may.
  private struct Mention {
    var path: String
    var tree: SyntaxTree
    var token: Int
    var certainty = Reference.Certainty.certain
    var site: Site {
      Site(path: path, line: tree.text.position(of: tree.tokens[token].range.lowerBound).line)
    }
    var place: String { tree.place(of: tree.tokens[token].range, in: path) }
  }

  /// - Returns: `nil`: it may have other values.
  private func mentions(in pass: ChangePass) -> [Mention]? {
    if reach == .block {
      let tokens = declaration.parent?.scopeContainer.tokenIndices ?? 0..<0
      return tree.identifiers(among: NameFilter([name])).filter {
        tokens.contains($0) && !declaration.tokenIndices.contains($0) && tree.bareName(ofToken: $0) == name
      }.map { Mention(path: pass.path, tree: tree, token: $0) }
    }
    // Whoever sets what Objective-C sees need not name it.
    let types = pass.rememberedAfter(FileTypes.init(of:))
    if declaration.isVariableOfClass, declaration.isExposedToObjectiveC(among: types) { return nil }
    guard let references = pass.references(to: declaration, outside: declaration.tokenIndices),
      !declaration.isStoredVariable || !references.contains(where: { $0.isChange || $0.position == .keyPath })
    else { return nil }
    return references.map {
      let file = pass.project[$0.file]
      return Mention(path: file.path, tree: file.tree, token: $0.token, certainty: $0.certainty)
    }
  }

  /// - Parameter isTelling: only what keeps it is reported.
  fileprivate func report(in pass: ChangePass, isTelling: Bool = false) {
    guard let mentions = mentions(in: pass) else { return }
    var rewrites: [(Mention, AnswerUse, Rewrite)] = []
    // What may mean something else of the name keeps it.
    var kept = mentions.first { $0.certainty == .shared }
    for (_, mentions) in Dictionary(grouping: mentions.filter { $0.certainty != .shared }, by: \.path).sorted(
      by: {
        $0.key < $1.key
      })
    {
      var simplified: [(mention: Mention, use: AnswerUse, result: Simplification.Result)] = []
      var constants: [Int: Bool] = [:]
      for mention in mentions {
        switch AnswerUse.reading(mention.token, in: mention.tree, of: self) {
        case .label: continue
        case .change, .unclear: return
        case .question: kept = kept ?? mention
        case .use(let use):
          guard let value else { return }
          guard let result = Simplification(of: use, being: value).result else {
            kept = kept ?? mention
            continue
          }
          if case .condition(let element, let value) = result { constants[element.index] = value }
          simplified.append((mention, use, result))
        }
      }
      for (mention, use, result) in simplified {
        let rewrite = result.rewrite(in: mention.tree, knowing: constants)
        if case .manual = rewrite { kept = kept ?? mention } else { rewrites.append((mention, use, rewrite)) }
      }
    }
    if isTelling {
      if rewrites.isEmpty, let kept {
        let unanswered: Reason = "it is asked for where no answer can be written: \(kept.place)"
        let isCommented =
          if case .use(let use) = AnswerUse.reading(kept.token, in: kept.tree, of: self) {
            !use.tree.comments(in: use.range).isEmpty
          } else { false }
        let isShared = kept.certainty == .shared
        // Other types answer a requirement for themselves; a default is finished.
        if isShared, pass.exposure(of: declaration, as: name)?.isCertain == true { return }
        let reason = isCommented ? Obstacle.at(.lostComment, kept.site).reason : unanswered
        stays(pass, isShared ? Doubt.maybeMeant(kept.site).reason : reason)
      }
      return
    }
    let doubtOfAll = doubt(in: pass, mentions)
    if rewrites.isEmpty, kept == nil { return reportNeedless(in: pass, doubtOfAll) }
    for (mention, use, rewrite) in rewrites {
      // Where it stays anyway, each use is for itself.
      let doubt = kept != nil && mention.certainty == .certain ? nil : doubtOfAll
      pass.report(
        use.range, message, subject: name, in: mention.path, mention.tree, evidence: declaration.range,
        fix: pass.fix(doubt.map(rewrite.doubted) ?? rewrite, in: mention.path, mention.tree))
    }
  }

  /// Why not all of it is safe.
  private func doubt(in pass: ChangePass, _ mentions: [Mention]) -> Reason? {
    if let comment = commentThatGoes { return tree.reason(ofLosing: comment, in: pass.path) }
    if reach == .block { return nil }
    if declaration.access >= .public, !pass.isProgram { return Doubt.publicDeclaration.reason }
    if let mention = mentions.first(where: { $0.certainty != .certain }) {
      return Doubt.maybeMeant(mention.site).reason
    }
    if declaration.access > .fileprivate, let hidden = pass.hidden {
      return Obstacle.hiddenFiles(hidden).reason
    }
    return pass.exposure(of: declaration, as: name).map { Reason($0) }
  }

  private var message: String { "'\(name)' is always \(value ?? true)" }

  private func stays(_ pass: ChangePass, _ reason: Reason) {
    guard value != nil else { return }
    pass.report(declaration.range, message, subject: name, fix: Fix(.manual, reason: reason))
  }

  private func reportNeedless(in pass: ChangePass, _ doubt: Reason?) {
    // One note is enough.
    if reach == .block, ChangeRule.removesUnused(declaration, in: pass) { return }
    // What followed from an answer and was not asked for before is there for another reason.
    guard pass.rememberedBefore(CheckedNames.init(in:)).hold(self) || pass.wasUsed(name) else { return }
    guard let edit = deletion, pass.exposure(of: declaration, as: name)?.isCertain != true,
      !declaration.isEncoded(among: pass.rememberedAfter(FileTypes.init(of:)))
    else { return }
    var rewrite = Rewrite.safe([edit]).mendingClosure(in: tree)
    if let doubt { rewrite = rewrite.doubted(doubt) }
    pass.report(
      declaration.range, "\(message), and can go", subject: name, names: [name],
      namesAreOfFile: declaration.access <= .fileprivate, fix: pass.fix(rewrite))
  }

  /// A comment that would go with the declaration and does not only describe it: one in it, one behind what a branch
  /// assigned, or one that gives a reason above or behind it.
  private var commentThatGoes: Range<Int>? {
    let end =
      reach == .block ? tree.text.endOfLine(at: declaration.range.upperBound) : declaration.range.upperBound
    return tree.comments(in: declaration.range.lowerBound..<end).first ?? declaration.reasonBeside
  }

  private var deletion: Edit? {
    guard let container = declaration.parent else { return nil }
    if container.kind == .switchCase || container.kind == .ifConfigClause, container.onlyItem != nil {
      return nil
    }
    return tree.text.deletion(of: tree.extent(of: declaration.emptiedOwner))
  }
}
