// private func glass(tint: Color, fallback: Color) -> some View {…}   → private func glass(tint: Color) -> some View {…}
// glass(tint: .red, fallback: .blue)                                  → glass(tint: .red)
//
// A parameter that only deleted code read goes with its arguments, where every use is a call that says no more with it than a
// value. What other files can name stays as it is: an unsafe fix would keep the check, which is its evidence.
import LintCore
import Projects
import Semantics
import SwiftSource

extension ChangeRule {
  static let unreadParameter = ChangeRule(
    comesLast: true,
    check: { pass in
      let functions = pass.after.nodes { $0 == .functionDeclaration }.filter { function in
        function.body.map { pass.isNew($0.tokenIndices) } ?? false
      }
      for function in functions {
        // One after the other: the next is found in what this one leaves.
        guard let parameter = UnreadParameter.all(of: function, in: pass).first else { continue }
        parameter.report(in: pass)
      }
    })
}

private struct UnreadParameter {
  let function: Syntax
  let list: [Parameter]
  let place: Int
  private var name: String { list[place].name }
  private var nodes: [Syntax] { function.child(.parameters)?.children(.parameter) ?? [] }

  /// Those that were read before a migration, and are not now.
  static func all(of function: Syntax, in pass: ChangePass) -> [UnreadParameter] {
    guard function.isPrivate, let list = function.parameterList, !list.isEmpty, let body = function.body,
      function.child(.genericParameters) == nil, function.child(.ifConfig) == nil,
      function.attributes.allSatisfy({
        ["ViewBuilder", "MainActor", "discardableResult"].contains($0.attributeName)
      }),
      let before = function.bodyOfSame(in: pass.before)
    else { return [] }
    return list.indices.filter { place in
      let parameter = list[place]
      let isPlain =
        !parameter.isVariadic && !parameter.isInout && !parameter.isFunction && !parameter.isGeneric
      return isPlain && !before.tree.mentions(of: parameter.name, in: before.tokenIndices).isEmpty
        && function.tree.mentions(of: parameter.name, in: body.tokenIndices).isEmpty
    }.map { UnreadParameter(function: function, list: list, place: $0) }
  }

  func report(in pass: ChangePass) {
    guard let title = function.orphanName, pass.exposure(of: function, as: title) == nil,
      let references = references(in: pass)
    else { return }
    let node = nodes[place]
    var fix = pass.fix(.safe(function.tree.deletions(of: [node.index], from: nodes)))
    if nodes.count == 1 { fix = pass.fix(.safe([Edit(node.range)])) }
    if let line = documentation {
      fix.edits += pass.fix(.safe([function.tree.text.deletion(of: line)])).edits
    }
    for reference in references {
      let file = pass.project[reference.file]
      guard let edits = edits(at: reference.token, in: file.tree) else { return }
      fix.edits += pass.fix(.safe(edits), in: file.path, file.tree).edits
    }
    pass.report(
      node.range, "nothing reads the parameter '\(name)' any more", subject: name,
      evidence: function.range, fix: fix)
  }

  /// `- Parameter fallback: …` in the comment above.
  private var documentation: Range<Int>? {
    function.tree.commentsAbove(function.range.lowerBound).first { line in
      let words = function.tree.text[line].drop { "/ *".contains($0) }
      return words.hasPrefix("- Parameter \(name):") || words.hasPrefix("- \(name):")
    }
  }

  /// The calls; `nil`: something else may be meant, or may be called instead.
  private func references(in pass: ChangePass) -> [Reference]? {
    pass.project.model { model in
      guard let own = model.declaration(of: function, inFile: pass.file), !model.mayBeOverridden(own),
        model.declarations(named: own.name, seenFrom: pass.file) == [own]
      else { return nil }
      let uses = model.references(to: own)
      return uses.allSatisfy { $0.certainty == .certain && $0.position == .call } ? uses : nil
    }
  }

  /// What takes the argument out of a call; `nil`: it does more than read.
  private func edits(at token: Int, in tree: SyntaxTree) -> [Edit]? {
    guard let call = NamedCall(after: token, in: tree).node, call.kind == .callSuffix,
      let passed = CallSite(call: call).match(list)
    else { return nil }
    switch passed[place] {
    case .omitted: return []
    case .closure: return nil
    case .argument(let argument):
      guard tree.isPure(argument.valueTokens), tree.comments(in: argument.node.range).isEmpty else {
        return nil
      }
      let all = call.arguments.map(\.node)
      return all.count == 1
        ? [Edit(argument.node.range)] : tree.deletions(of: [argument.node.index], from: all)
    }
  }
}

extension Syntax {
  /// The body of the function that this one was.
  fileprivate func bodyOfSame(in before: SyntaxTree) -> Syntax? {
    let same = before.nodes { $0 == .functionDeclaration }.filter {
      $0.declaredName == declaredName && $0.child(.parameters)?.text == child(.parameters)?.text
        && $0.owningType?.typeName == owningType?.typeName
    }
    return same.count == 1 ? same[0].body : nil
  }
}
