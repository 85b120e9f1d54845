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
    comparisons = (index + 1..<block.tokenIndices.upperBound).compactMap { place in
      guard tree.tokens[place].kind == .identifier, tree.bareName(ofToken: place) == name,
        tree.tokens[place - 1].kind != .period,
        let comparison = VersionComparison(ofMajorVersionAt: place, named: name, in: tree)
      else { return nil }
      return (place, comparison)
    }
  }
}
