// private func glass(tint: Color, fallback: Color) -> some View {…}   → private func glass(tint: Color) -> some View {…}
// glass(tint: .red, fallback: .blue)                                  → glass(tint: .red)
//
// A parameter that only deleted code read goes with its arguments, where every use is a call that says no more with it than a
// value. One of a function that other files can name, or of an initializer, is listed: an unsafe fix would keep the check,
// which is its evidence.
import LintCore
import Native
import Projects
import Semantics
import SwiftSource

extension ChangeRule {
  static let unreadParameter = ChangeRule(
    comesLast: true,
    check: { pass in
      for change in pass.changedBodies {
        // One after the other: the next is found in what this one leaves.
        UnreadParameter.all(of: change.declaration, before: change.before).first?.report(in: pass)
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
  static func all(of function: Syntax, before: Syntax) -> [UnreadParameter] {
    guard let list = function.parameterList, let body = function.ownBody, function.child(.ifConfig) == nil,
      function.modifiers.isDisjoint(with: ["override", "required"])
    else { return [] }
    return list.indices.filter { place in
      !before.tree.mentions(of: list[place].name, in: before.tokenIndices).isEmpty
        && function.tree.mentions(of: list[place].name, in: body.tokenIndices).isEmpty
    }.map { UnreadParameter(function: function, list: list, place: $0) }
  }

  func report(in pass: ChangePass) {
    let title = function.kind == .initializerDeclaration ? "init" : function.orphanName
    guard let title, !list[place].type.hasPrefix("isolated "), pass.exposure(of: function, as: title) == nil,
      let references = references(in: pass)
    else { return }
    pass.report(
      nodes[place].range, "nothing reads the parameter '\(name)' any more", subject: name,
      evidence: function.range, fix: deletion(with: references, in: pass) ?? pass.fix(.manual(obstacle)))
  }

  private var obstacle: Reason {
    function.access > .package
      ? "it is public, and other projects may use it"
      : "its callers hand a value in, and a person has to change them"
  }

  /// `nil`: something else may be meant, other files may call it, or a call says more.
  private func deletion(with references: [Reference], in pass: ChangePass) -> Fix? {
    let parameter = list[place]
    guard function.kind == .functionDeclaration, function.isPrivate,
      function.child(.genericParameters) == nil,
      !parameter.isVariadic, !parameter.isInout, !parameter.isFunction, !parameter.isGeneric,
      !parameter.hasCallAsDefault, !function.hasAttributedParameter, !function.mayBecomeAnother,
      function.attributes.allSatisfy({
        ["ViewBuilder", "MainActor", "discardableResult"].contains($0.attributeName)
      }),
      references.allSatisfy({ $0.certainty == .certain })
    else { return nil }
    let node = nodes[place]
    var fix = pass.fix(.safe(function.tree.deletion(of: node, from: nodes)))
    if let line = documentation {
      fix.edits += pass.fix(.safe([function.tree.text.deletion(of: line)])).edits
    }
    for reference in references {
      let file = pass.project[reference.file]
      guard let edits = edits(at: reference.token, in: file.tree) else { return nil }
      fix.edits += pass.fix(.safe(edits), in: file.path, file.tree).edits
    }
    return fix
  }

  /// `- Parameter fallback: …` in the comment above.
  private var documentation: Range<Int>? {
    function.tree.commentsAbove(function.range.lowerBound).first { line in
      let words = function.tree.text[line].drop { "/ ".contains($0) }
      return words.hasPrefix("- Parameter \(name):") || words.hasPrefix("- \(name):")
    }
  }

  /// The calls; `nil`: a use may need its type, or another one may be called instead.
  private func references(in pass: ChangePass) -> [Reference]? {
    if function.kind == .initializerDeclaration { return [] }
    return pass.project.model { model in
      guard let own = model.declaration(of: function, inFile: pass.file), !model.mayBeOverridden(own),
        model.declarations(named: own.name, seenFrom: pass.file) == [own]
      else { return nil }
      let uses = model.references(to: own)
      return uses.allSatisfy { $0.position == .call } ? uses : nil
    }
  }

  /// What takes the argument out of a call; `nil`: it does more than read.
  private func edits(at token: Int, in tree: SyntaxTree) -> [Edit]? {
    guard let call = NamedCall(after: token, in: tree).node, call.kind == .callSuffix,
      function.isStaticMember || !tree.isMemberOfType(token), let passed = CallSite(call: call).match(list)
    else { return nil }
    switch passed[place] {
    case .omitted: return []
    case .closure: return nil
    case .argument(let argument):
      guard tree.isPure(argument.valueTokens), tree.comments(in: argument.node.range).isEmpty,
        !call.mayTellClosureItsType(by: argument.valueTokens)
      else { return nil }
      return tree.deletion(of: argument.node, from: call.arguments.map(\.node))
    }
  }
}

extension Syntax {
  /// Whether a parameter has an attribute: a wrapper, a builder.
  var hasAttributedParameter: Bool {
    child(.parameters)?.children.contains { $0.child(.attribute) != nil } ?? false
  }

  /// Whether some tokens of a call name a parameter of a closure around it. They may tell how many arguments the closure
  /// takes, and of which types.
  fileprivate func mayTellClosureItsType(by tokens: Range<Int>) -> Bool {
    let names = Set(tokens.map { tree.text(ofToken: $0) })
    if tokens.contains(where: { tree.tokens[$0].kind == .dollarIdentifier }) { return true }
    return ancestors.contains { closure in
      closure.kind == .closure
        && closure.child(.closureSignature)?.tokenIndices.contains { names.contains(tree.text(ofToken: $0)) }
          == true
    }
  }

  /// Whether it would be another function with a parameter less: one of the system, or of a superclass.
  fileprivate var mayBecomeAnother: Bool {
    if let name = declaredName, StandardLibraryNames.hasFunction(called: name) { return true }
    return parameterList?.count == 1 && owningType?.child(.inheritance) != nil
      && owningType?.kind == .classDeclaration
  }
}

extension SyntaxTree {
  /// Whether a name is written `Type.name`.
  func isMemberOfType(_ token: Int) -> Bool { isMember(token) && text(ofToken: token - 2).isTypeName }

  /// Takes an element out of a list in brackets; of the only one, the white space around it goes too.
  fileprivate func deletion(of element: Syntax, from list: [Syntax]) -> [Edit] {
    if list.count > 1 { return deletions(of: [element.index], from: list) }
    let tokens = element.tokenIndices
    return [Edit(Int(self.tokens[tokens.lowerBound - 1].end)..<Int(self.tokens[tokens.upperBound].start))]
  }
}
