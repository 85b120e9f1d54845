// let version = ProcessInfo.processInfo.operatingSystemVersion
// if version.majorVersion < 14 { … }                             like a comparison of the property itself
import SwiftSource

/// A constant that holds the running system's version, and the comparisons of it in its block.
struct VersionVariable {
  /// The tokens of the name, each with its comparison.
  let comparisons: [(token: Int, comparison: VersionComparison)]

  /// `nil`: the version at a token is not all of a constant's value.
  init?(ofVersionAt index: Int, in tree: SyntaxTree) {
    let node = tree.node(coveringToken: index)
    guard let binding = node.selfAndAncestors.first(where: { $0.kind == .binding }),
      let name = binding.boundNames.first,
      let variable = binding.parent, variable.kind == .variableDeclaration,
      tree.text(ofToken: variable.anchorIndex) == "let", binding.tokenIndices.upperBound == index + 1,
      let block = variable.parent
    else { return nil }
    let scopes = Scopes(tree)
    comparisons = (index + 1..<block.tokenIndices.upperBound).compactMap { place in
      guard tree.tokens[place].kind == .identifier, tree.bareName(ofToken: place) == name,
        tree.tokens[place - 1].kind != .period,
        let comparison = VersionComparison(ofMajorVersionAt: place, named: name, in: tree),
        scopes.bindings(of: name, at: place).first.map({ binding.tokenIndices.contains($0.token) }) ?? true
      else { return nil }
      return (place, comparison)
    }
  }
}

extension SyntaxTree {
  /// Whether what stands before a member's name is the running system's process: `ProcessInfo.processInfo`, a constant that
  /// holds it, or nothing in an extension of `ProcessInfo`. Other types tell versions by the same names.
  func isMemberOfProcess(_ index: Int) -> Bool {
    guard isMember(index) else {
      return !Scopes(self).isLocal(text(ofToken: index), at: index) && isInExtensionOfProcess(index)
    }
    let start = VersionComparison.firstToken(of: index, in: self)
    if start < index, isProcess(start..<index - 1) { return true }
    guard start == index - 2 else { return false }
    if tokens[start].keyword == .self { return isInExtensionOfProcess(index) }
    let name = text(ofToken: start)
    // What is no constant may be another one in a test.
    guard let variable = Scopes(self).bindings(of: name, at: start).first?.variable,
      variable.parent?.anchor.keyword == .let, let value = variable.child(.initializer)
    else { return false }
    return isProcess(value.tokenIndices.dropFirst())
  }

  private func isProcess(_ range: Range<Int>) -> Bool {
    ["ProcessInfo.processInfo", "ProcessInfo()", "Foundation.ProcessInfo.processInfo"]
      .contains(range.map { text(ofToken: $0) }.joined())
  }

  private func isInExtensionOfProcess(_ index: Int) -> Bool {
    node(coveringToken: index).enclosingType?.extendedOrDeclaredName == "ProcessInfo"
  }
}
