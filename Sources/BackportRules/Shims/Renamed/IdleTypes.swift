// @available(iOS, deprecated: 15) struct _Choice {…}            → nothing, once only the other one names it
// @available(iOS, deprecated: 15) enum ChoiceBuilder {…}        → nothing
import LintCore
import SwiftSource

/// A place that names a deprecated type.
struct IdleMention: ProjectFact {
  var name: String
  /// The number of such a type in whose declaration it lies.
  var holder: Int?
}

/// The deprecated types whose attributes name no replacement: helpers of what has gone already.
struct IdleTypes: Sendable {
  private let types: [RenamedDeclaration]
  var names: Set<String> { Set(types.map(\.name)) }

  init(_ all: [RenamedDeclaration]) {
    types = all.filter { $0.kind == .type && $0.renamed == nil && !$0.isPublic && !$0.name.isEmpty }
  }

  func mentions(in pass: FilePass) -> [IdleMention] {
    let tree = pass.tree
    return tree.identifiers(among: NameFilter(names)).compactMap { token in
      let node = tree.node(coveringToken: token)
      if node.holdsNoReference(at: token) || node.declares(token) { return nil }
      let start = Int(tree.tokens[token].start)
      let holder = types.firstIndex {
        $0.extent.path == pass.path && $0.extent.edit.range.contains(start)
      }
      return IdleMention(name: tree.text(ofToken: token), holder: holder)
    }
  }

  /// The places of those that nothing names but each other.
  func unused(_ mentions: [IdleMention]) -> Set<ProjectPlace> {
    var used = Set(mentions.filter { $0.holder == nil }.map(\.name))
    while true {
      let more = mentions.filter { mention in
        mention.holder.map { used.contains(types[$0].name) } ?? false && !used.contains(mention.name)
      }
      if more.isEmpty { break }
      used.formUnion(more.map(\.name))
    }
    return Set(types.filter { !used.contains($0.name) }.map(\.place))
  }
}
