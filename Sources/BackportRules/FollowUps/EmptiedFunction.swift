// private func fixBaseline() { if #unavailable(old) {…} }   → nothing
// fixBaseline()                                             → nothing
//
// A workaround that the migration left empty goes with its calls. Every mention has to be a call on `self` or the type
// that is a statement of its own, and whose arguments have no side effect; else the function stays, and the place is
// reported. It also stays where such a call may mean another function. There is no unsafe fix: the check
// inside would have to wait for it, as its evidence.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let emptiedFunction = ChangeRule(
    comesLast: true,
    check: { pass in
      for function in EmptiedFunction.all(in: pass) { function.report(in: pass) }
    })
}

/// A function that had statements before a migration, and has none now.
struct EmptiedFunction {
  let declaration: Syntax
  let name: String
  let parameters: [Parameter]
  private var tree: SyntaxTree { declaration.tree }

  static func all(in pass: ChangePass) -> [EmptiedFunction] {
    let functions = pass.after.nodes { $0 == .functionDeclaration }.compactMap(EmptiedFunction.init)
    if functions.isEmpty { return [] }
    let checks = CheckedNames(in: pass.before)
    return functions.filter { function in
      pass.isNew(function.declaration.anchorIndex..<function.declaration.tokenIndices.upperBound)
        && (checks.holdFunction(function.name) || function.onlyCalled(in: pass.before))
    }
  }

  /// Whether it only called functions before: these were deleted, so they were empty, too.
  private func onlyCalled(in before: SyntaxTree) -> Bool {
    let functions = before.nodes { $0 == .functionDeclaration }.filter { $0.declaredName == name }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let items = function.child(.codeBlock)?.items, !items.isEmpty else { return false }
        return items.allSatisfy { [.chain, .expressionStatement].contains($0.kind) }
      }
  }

  private init?(_ declaration: Syntax) {
    guard let body = declaration.child(.codeBlock), body.items.isEmpty, !body.flags.contains(.incomplete),
      declaration.tree.comments(in: body.range).isEmpty, declaration.givesNothing,
      let name = declaration.orphanName, !name.hasPrefix("test"),
      declaration.owningType?.kind != .protocolDeclaration,
      let parent = declaration.parent?.scopeContainer,
      parent.kind == .memberBlock || parent.kind == .sourceFile,
      declaration.attributes.allSatisfy({ ["MainActor", "inline", "nonobjc"].contains($0.attributeName) }),
      declaration.child(.ifConfig) == nil, declaration.access < .package,
      !declaration.effects.contains("async"),
      declaration.modifiers.isDisjoint(with: ["override", "public", "open", "package", "mutating"]),
      let parameters = declaration.parameterList
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.parameters = parameters
  }

  // MARK: What is done

  fileprivate func report(in pass: ChangePass) {
    let exposure = pass.exposure(of: declaration, as: name)
    if exposure?.isCertain == true || declaration.owningType?.kind == .protocolDeclaration { return }
    if let exposure {
      // The system calls what nobody else does, and it may be empty.
      guard CheckedNames(in: pass.before).holdFunction(name) || pass.before.usesDeclared(name) else { return }
      return stays(pass, Reason(exposure))
    }
    guard let references = pass.references(to: declaration, outside: declaration.tokenIndices) else { return }
    var calls: [(path: String, call: EmptyCall)] = []
    for reference in references {
      let file = pass.project[reference.file]
      let place = file.tree.place(of: file.tree.tokens[reference.token].range, in: file.path)
      guard let call = EmptyCall(at: reference.token, in: file.tree, of: self) else {
        return stays(pass, "'\(name)' may be used for more than calls: \(place)")
      }
      guard reference.certainty == .certain, case .safe = call.removal(in: pass) else {
        return stays(pass, "another '\(name)' may be called, or the call means more: \(place)")
      }
      calls.append((file.path, call))
    }
    if let hidden = pass.hidden, !declaration.isPrivate || !parameters.isEmpty {
      return stays(pass, "a use may be out of sight: \(hidden)")
    }
    let message = "\(declaration.displayName) does nothing any more"
    if calls.isEmpty {
      // A function without calls exists for another reason.
      guard pass.wasUsed(name) else { return }
      let edit = tree.text.deletion(of: tree.extent(of: declaration.emptiedOwner))
      return pass.report(
        declaration.range, message, subject: declaration.title, names: [name], fix: pass.fix(.safe([edit])))
    }
    var containers: [ObjectIdentifier: Set<Int>] = [:]
    for (path, call) in calls {
      // Two of one container would not see that they leave it empty together.
      let container = call.statement.parent?.scopeContainer.index ?? 0
      guard containers[ObjectIdentifier(call.tree), default: []].insert(container).inserted else { continue }
      pass.report(
        call.statement.range, message, subject: declaration.title, in: path, call.tree,
        evidence: declaration.range,
        fix: pass.fix(call.removal(in: pass), in: path, call.tree))
    }
  }

  private func stays(_ pass: ChangePass, _ reason: Reason) {
    pass.report(
      declaration.rangeBelowAttributes, "\(declaration.displayName) does nothing any more",
      subject: declaration.title, fix: Fix(.manual, reason: reason))
  }
}

extension ChangePass {
  /// Whether a function of this file was used somewhere before the migration took mentions of its name away.
  func wasUsed(_ name: String) -> Bool { before.usesDeclared(name) || project.hasLost(name) }
}

extension SyntaxTree {
  /// Whether the name stands elsewhere than where it is declared.
  fileprivate func usesDeclared(_ name: String) -> Bool {
    root.tokenIndices.count { isMention($0, of: name) } > 1
  }

  /// A name, or the text of a string, that reads so.
  fileprivate func isMention(_ index: Int, of name: String) -> Bool {
    switch tokens[index].kind {
    case .identifier, .dollarIdentifier: bareName(ofToken: index) == name
    case .stringSegment: text.holds(name: name, in: tokens[index].range)
    default: false
    }
  }
}
