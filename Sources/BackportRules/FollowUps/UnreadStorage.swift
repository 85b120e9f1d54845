// private var didMove = false          → nothing
// override func move() {
//   super.move()
//   didMove = true                      → nothing, when only deleted code read it
// }
//
// What writes a private property that nothing reads goes, and then the property does as an orphan. An object may be there
// only to live on.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let unreadStorage = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = (
        pass.rememberedBefore(Mentions.init(in:)), pass.rememberedAfter(Mentions.init(in:))
      )
      for node in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        guard node.isPrivate, let name = node.orphanName, then.count(of: name) > now.count(of: name),
          now.count(of: name) > 1, node.isRemovable(inFile: pass.path, pass.parents(inFile: pass.file)),
          pass.exposure(of: node, as: name) == nil, !now.isInString(name),
          let writes = pass.writes(of: node), !writes.isEmpty, pass.before.reads(name)
        else { continue }
        let message = "nothing reads \(node.displayName) any more"
        let reason: Reason? =
          node.holdsPlainValue
          ? writes.contains(where: \.storesParameterOfInitializer)
            ? "an initializer has a parameter for it" : nil
          : "it may keep an object alive"
        if let reason {
          pass.report(
            node.range, message, subject: node.title, names: [name], fix: Fix(.manual, reason: reason))
          continue
        }
        guard let edits = pass.after.edits(withoutWrites: writes),
          case .safe(let mended) = Rewrite.safe(edits).mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          node.range, message, subject: node.title, names: [name], fix: pass.fix(.safe(mended)))
      }
    })
}

extension ChangePass {
  /// The statements that give a private property a value; `nil`: something else mentions it, or may do so.
  fileprivate func writes(of node: Syntax) -> [Syntax]? {
    project.model { model in
      guard let declaration = model.declaration(of: node.named, inFile: file) else { return nil }
      var writes: [Syntax] = []
      for reference in model.references(to: declaration) {
        guard reference.file == file, reference.certainty != .shared,
          let write = after.write(at: reference.token)
        else { return nil }
        writes.append(write)
      }
      return writes
    }
  }
}

extension SyntaxTree {
  /// Whether a name is mentioned other than where it is declared and given a value.
  fileprivate func reads(_ name: String) -> Bool {
    mentions(of: name, in: root.tokenIndices, ofMembers: true).contains { index in
      let node = node(coveringToken: index)
      return !(node.kind == .binding && node.anchorIndex == index) && write(at: index) == nil
    }
  }

  /// The edits that take out the first of some writes in each block, or its left side: two of one block would not see
  /// that they leave it empty together.
  func edits(withoutWrites writes: [Syntax]) -> [Edit]? {
    var blocks: Set<Int> = []
    var edits: [Edit] = []
    for write in writes where blocks.insert(write.parent?.scopeContainer.index ?? 0).inserted {
      guard let sign = write.tokenIndices.first(where: isAssignment) else { return nil }
      let value = sign + 1..<write.tokenIndices.upperBound
      if isPure(value), comments(in: write.range).isEmpty {
        guard case .safe(let own) = Removal(of: write).rewrite() else { return nil }
        edits += own
      } else {
        // `.make()` takes its type from the variable.
        guard tokens[value.lowerBound].kind != .period, text(ofToken: sign) == "=" else { return nil }
        edits.append(Edit(write.range.lowerBound..<Int(tokens[sign].start), replacement: "_ "))
      }
    }
    let ordered = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let areApart = zip(ordered, ordered.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
    return areApart ? edits : nil
  }
}

extension Syntax {
  /// Of a write: whether it passes on what an initializer is given.
  fileprivate var storesParameterOfInitializer: Bool {
    guard let function = ancestors.first(where: \.isFunctionLike), function.kind == .initializerDeclaration
    else {
      return false
    }
    let names = Set(function.parameterList?.map(\.name) ?? [])
    return tokenIndices.dropFirst().contains { index in
      names.contains(tree.text(ofToken: index)) && tree.tokens[index - 1].kind != .period
    }
  }
}
