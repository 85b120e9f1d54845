// let size = limit; let size = measure()        → nothing; _ = measure()
// let inset = 1, height = 2                     → let height = 2
// async let old = load()                        → async let _ = load()
// let (a, b) = size()                           → let (_, b) = size()
// if let size = limit {…}                       → if limit != nil {…}
// case .circle(let radius): …                   → case .circle: …
// for size in sizes {…}                         → for _ in sizes {…}
// { [weak self] in g() }                        → { g() }
// var last = 0; last = size                     → nothing
//
// The compiler warns of names that nothing reads. The binding of a name that only deleted code read goes, with its value if
// that is pure.
import LintCore
import SwiftSource

extension Rule {
  static let unusedBinding = Rule(
    id: "tidy", kind: "unused-binding", formerID: "unused-binding",
    summary: "A local name or capture that only deleted code read",
    documentation: Documentation(
      what: """
        Finds local variables, bindings of `if let`, `guard let`, `for`, `catch` and patterns, and captures of \
        closures that were read before the migration, and are not read now.
        """,
      before: """
        // the minimum is iOS 15
        let limit = size.width
        if #unavailable(iOS 15) { adjust(limit) }
        """,
      after: "",
      safety: """
        Always safe. A value that calls something stays as `_ = …` or in a comparison with `nil`. Reading a \
        property or subscript is taken to have no side effect, and nobody to rely on the moment at which an \
        object is released. A `self` stays where bare names behind it may be its members.
        """
    ),
    changes: [.unusedBinding, .unreadWrites])
}

extension ChangeRule {
  fileprivate static let unusedBinding = ChangeRule(
    check: { pass in
      for unused in pass.unusedBindings {
        let rewrites = unused.rewrites.lazy.map { $0.mendingClosure(in: pass.after) }
        guard let rewrite = rewrites.first(where: { if case .safe = $0 { true } else { false } }) else {
          continue
        }
        pass.report(
          unused.range, "nothing reads \(unused.names) any more", subject: unused.first.name,
          evidence: unused.evidence, fix: pass.fix(rewrite))
      }
    })

  /// Whether a declaration in a body goes because nothing reads it.
  static func removesUnused(_ declaration: Syntax, in pass: ChangePass) -> Bool {
    pass.unusedBindings.contains { $0.first.holder == declaration && !$0.rewrites.isEmpty }
  }

  /// Takes out what gives values to a variable that nothing reads.
  fileprivate static let unreadWrites = ChangeRule(
    check: { pass in
      for binding in LocalBindings.changed(in: pass) where binding.isVariableDeclaration {
        guard !binding.uses.isEmpty, binding.isUnread, binding.isNew(in: pass, { !$0.isUnread }),
          let edits = binding.editsOfWrites,
          case .safe(let mended) = Rewrite.safe(edits).mendingClosure(in: pass.after)
        else { continue }
        pass.report(
          pass.after.tokens[binding.token].range, "nothing reads '\(binding.name)' any more",
          subject: binding.name, evidence: binding.holder.range.lowerBound..<binding.end,
          fix: pass.fix(.safe(mended)))
      }
    })
}

/// A type of its own, by which it is cached.
private struct UnusedBindings {
  let all: [UnusedBinding]

  init(in pass: ChangePass) {
    var groups: [UnusedBinding] = []
    for binding in LocalBindings.changed(in: pass)
    where binding.uses.isEmpty && binding.isNew(in: pass, { !$0.isOnlyAssigned }) {
      if let last = groups.last, last.first.isBeside(binding) {
        groups[groups.count - 1].bindings.append(binding)
      } else {
        groups.append(UnusedBinding(bindings: [binding]))
      }
    }
    all = groups
  }
}

extension ChangePass {
  fileprivate var unusedBindings: [UnusedBinding] { rememberedChange { UnusedBindings(in: self) }.all }
}

extension LocalBinding {
  fileprivate var isVariableDeclaration: Bool { holder.kind == .variableDeclaration }

  /// Where what can mention it ends.
  var end: Int { Int(tree.tokens[max(scope.lowerBound, scope.upperBound - 1)].end) }

  /// Whether both belong to one pattern.
  fileprivate func isBeside(_ other: LocalBinding) -> Bool {
    holder == other.holder && pattern == other.pattern
  }

  /// Those that take out the first write in each block, or its left side: two of one block would not see that they leave
  /// it empty together.
  fileprivate var editsOfWrites: [Edit]? {
    var blocks: Set<Int> = []
    var edits: [Edit] = []
    for write in uses.compactMap(tree.write)
    where blocks.insert(write.parent?.scopeContainer.index ?? 0).inserted {
      let value = write.tokenIndices.dropFirst(2)
      if tree.isPure(value), tree.comments(in: write.range).isEmpty {
        guard case .safe(let own) = Removal(of: write).rewrite() else { return nil }
        edits += own
      } else {
        guard tree.text(ofToken: write.tokenIndices.lowerBound + 1) == "=" else { return nil }
        edits.append(Edit(tree.tokens[write.tokenIndices.lowerBound].range, replacement: "_"))
        if tree.tokens[value.lowerBound].kind == .period {
          // `.make()` takes its type from the variable.
          guard
            let type = holder.children(.binding).first(where: { $0.tokenIndices.contains(token) })?.child(
              .type),
            type.tokens.last?.kind == .identifier
          else { return nil }
          let start = Int(tree.tokens[value.lowerBound].start)
          edits.append(Edit(start..<start, replacement: type.text))
        }
      }
    }
    return edits.areApart ? edits : nil
  }
}
