// if #available(old) { modern() } else { legacy() }
// private func legacy() {…}                           → nothing, once the check is gone
//
// The lint reports private declarations. A migration searches the whole project for what it left without any use
// (`FollowUps/OrphanedDeclarations.swift`). There is no fix as long as the dead code exists.
import LintCore
import SwiftSource

extension Rule {
  public static let orphanedDeclaration = Rule(
    id: "orphaned-declaration", kind: "unused",
    summary: "A declaration that only dead code refers to",
    severity: .note,
    words: ["#available", "#unavailable"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds private declarations to which nothing but the dead branch of an availability check refers. \
        `backport-migrate` looks again once the dead code is gone: then it finds every declaration that was \
        mentioned before and is not any more, over the whole project.
        """,
      before: """
        // the minimum is iOS 15
        func show() {
          if #available(iOS 14, *) { modern() } else { legacy() }
        }
        private func legacy() { … }
        """,
      after: """
        func show() {
          modern()
        }
        """,
      safety: """
        What is private or file-private goes safely, and so do functions and types that nothing in the whole \
        project names: names count in all clauses of `#if`. So do members of a type of the project whose \
        conformances are all known and require no such name, and members of `extension View` with a name that \
        the system has for nothing. Stored properties go when making them does nothing, and neither an initializer \
        nor `Codable`, `Equatable` or a macro may count on them; else they are reported. A private one that \
        only deleted code read goes with the statements that write to it, where it holds a value, such as a text or a \
        size, or is only given constants: of objects a person decides. A variable that only deleted code gave another \
        value than `nil`, `true` or `false`, with which it begins, is reported. A parameter of a private function that only \
        deleted code read goes with its arguments, where each use is a call that passes no more than a value; one of \
        another function is only reported. A private \
        `@objc` method goes with its last selector unless a string, an interface file or Objective-C code holds its name. What \
        conforms to a protocol by which the system or a test runner may find it goes with `--unsafe` and is \
        reported without it, as are members that may satisfy a protocol and classes that Objective-C may make. \
        A public declaration is only reported. Overrides, what has attributes that register it, and types that a \
        string names are never orphans.
        """
    ),
    check: checkOrphans
  ).checkingChanges([
    .orphanedDeclaration, .orphanedLocal, .unreadStorage, .unsetStorage, .unreadParameter,
    .unreferencedAction,
  ])
}

private func checkOrphans(_ pass: FilePass) {
  let dead = pass.deadBranches
  if dead.isEmpty { return }
  // Most dead code names nothing that could go.
  lazy var mentions = Mentions(in: pass.tree)
  let placesInDeadCode = Dictionary(
    grouping: dead.joined().filter { pass.tree.tokens[$0].isName }, by: pass.tree.bareName(ofToken:))
  var found: [Syntax] = []
  for node in pass.tree.nodes(where: { $0.isNamedDeclaration }) {
    guard let name = node.orphanName, let places = placesInDeadCode[name], node.isPrivate,
      node.isRemovable(inFile: pass.path),
      found.last?.range.contains(node.range.lowerBound) != true
    else { continue }
    let own = node.ownMentions(by: mentions, as: name)
    // Not within itself, and not around it.
    let inDeadCode =
      dead.contains { $0.overlaps(node.tokenIndices) && !node.tokenIndices.contains($0.lowerBound) }
      ? 0 : places.count { !node.tokenIndices.contains($0) }
    guard inDeadCode > 0, mentions.count(of: name) == own + inDeadCode,
      !(node.isFoundByString && mentions.isInString(name)),
      node.exposure(as: name, among: pass.types) == nil
    else { continue }
    found.append(node)
    pass.report(
      node.range, "only dead code refers to \(node.displayName)", subject: node.title,
      removableLines: pass.tree.text.lineCount(of: node.range))
  }
}

extension Token {
  fileprivate var isName: Bool { kind == .identifier || kind == .dollarIdentifier }
}

extension FilePass {
  /// The tokens of blocks that a constant check makes unreachable, none within another.
  fileprivate var deadBranches: [Range<Int>] {
    var result: [Range<Int>] = []
    for check in facts.conditions {
      guard let holds = check.constantValue else { continue }
      let statement = Syntax(tree: tree, index: check.statement)
      let isAlone = statement.conditionElements.count == 1
      let block: Syntax?
      switch (statement.kind, holds) {
      case (.ifStatement, true): block = isAlone ? statement.elseBranch : nil
      case (.ifStatement, false), (.whileStatement, false): block = statement.body
      case (.guardStatement, true): block = isAlone ? statement.body : nil
      default: block = nil
      }
      guard let block, !result.contains(where: { $0.overlaps(block.tokenIndices) }) else { continue }
      result.append(block.tokenIndices)
    }
    return result
  }
}
