// "shown: \(visibility)", print(visibility)      says the name of the case, and another text of a native value
//
// Only variables whose type is written are followed, in the file that writes it.
import LintCore
import SwiftSource

extension MirrorType {
  /// The places of a file that show a value as a text.
  func shownUses(in pass: FilePass) -> [MirrorUse] {
    let tree = pass.tree
    let types = tree.nodes { $0 == .type }.filter { $0.names(name) }
    let names = Set(types.flatMap { $0.typedOwner?.boundOrOwnNames ?? [] })
    if names.isEmpty { return [] }
    return tree.identifiers(among: NameFilter(names)).filter { index in
      names.contains(tree.text(ofToken: index)) && tree.showsText(ofToken: index)
        && !pass.lies(index, in: declaration.deletion) && !pass.lies(index, in: converter.deletion)
    }.map { index in
      let doubt = "a text shows the name of its case, and would show '\(converter.native)' in another way"
      return MirrorUse(
        mirrors: [name], doubt: .advice(doubt), place: pass.projectPlace(tree.tokens[index].range))
    }
  }
}

extension SyntaxTree {
  /// Whether a value, whose name ends at a token, is an argument of what makes a text of it.
  fileprivate func showsText(ofToken index: Int) -> Bool {
    var value = node(coveringToken: index)
    while value.kind == .chain || value.kind.isSuffix, let parent = value.parent { value = parent }
    guard value.kind == .argument, value.tokenIndices.upperBound == index + 1, let call = value.parent else {
      return false
    }
    let label = value.flags.contains(.labeled) ? value.name : ""
    return call.kind == .interpolation || ["describing", "reflecting"].contains(label)
      || ["print", "debugPrint", "dump", "NSLog"].contains(call.calleeName ?? "")
  }
}
