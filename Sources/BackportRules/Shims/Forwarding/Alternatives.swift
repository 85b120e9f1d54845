// #if os(iOS)
//   struct Gap: View { var body: some View { if #available(old) { Spacer() } else { … } } }
// #else
//   struct Gap: View { var body: some View { Spacer() } }        goes with the other, as it comes to the same
// #endif
//
// Declarations of one name in different clauses of a `#if` are never built together: they are no rivals. A use may mean
// each of them, so they go where all come to the same call.
import LintCore
import SwiftSource

extension Syntax {
  /// Of a declaration: those of its name in the other clauses of the innermost `#if` around it.
  var alternatives: [Syntax] {
    guard let clause = ancestors.first(where: { $0.kind == .ifConfigClause }), let whole = clause.parent,
      let name = named.declaredName, isGlobalOrMember
    else { return [] }
    let owner = owningType?.typeName
    return whole.children(.ifConfigClause).filter { $0 != clause }.flatMap { other in
      other.descendants.filter {
        $0.kind.isDeclaration && $0.named.declaredName == name && $0.isStaticMember == isStaticMember
          && $0.isGlobalOrMember && $0.owningType?.typeName == owner
      }
    }
  }

  private var isGlobalOrMember: Bool {
    let container = parent?.scopeContainer.kind
    return container == .sourceFile || container == .memberBlock
  }
}

extension [ForwardingShim] {
  /// Together with the alternatives that forward, too, without a check of their own.
  /// - Parameters:
  ///   - nodes: the declarations of these shims.
  ///   - read: the shim that a declaration would be if it had those checks.
  func withAlternatives(
    _ nodes: [Syntax], read: (Syntax, ForwardingShim) -> ForwardingShim?
  ) -> [ForwardingShim] {
    var result = self
    var known = Set(nodes.map(\.index))
    for (number, node) in zip(indices, nodes) {
      for other in node.alternatives where known.insert(other.index).inserted {
        guard var shim = read(other, self[number]),
          shim.parameters.map(\.label) == self[number].parameters.map(\.label)
        else { continue }
        // It had no check, so nothing is reported when it stays.
        shim.isPlain = false
        shim.doubt = shim.doubt ?? self[number].doubt
        result[number].doubt = result[number].doubt ?? shim.doubt
        result.append(shim)
      }
      result[number].hasAlternatives = !node.alternatives.isEmpty
    }
    return result
  }
}
