// switch shown { case .visible: … case .hidden: … }    the native type may have other cases, or none
// if case .hidden = shown
//
// Only the files that name a mirror are looked at: what else asks for its cases does not compile, which the compiler says.
import LintCore
import SwiftSource

extension MirrorType {
  /// The patterns of a file that name its cases.
  func patternUses(in pass: FilePass) -> [MirrorUse] {
    pass.tree.nodes { $0 == .switchStatement || $0 == .conditionElement }.compactMap { choice in
      guard let token = firstCase(in: choice), !pass.lies(token, in: declaration.deletion),
        !pass.lies(token, in: converter.deletion)
      else { return nil }
      let place = pass.projectPlace(pass.tree.tokens[token].range)
      return MirrorUse(mirrors: [name], obstacle: .at(.otherUse, place.site), place: place)
    }
  }

  /// Of a `switch` or an `if case`: the first case that it names, if all are those of the mirror.
  private func firstCase(in choice: Syntax) -> Int? {
    let tree = choice.tree
    let isSwitch = choice.kind == .switchStatement
    // Within an extension of the mirror it would be a member, and keep it already.
    if isSwitch, tree.text(ofToken: choice.anchorIndex + 1) == "self",
      tree.tokens[choice.anchorIndex + 2].kind == .leftBrace
    {
      return nil
    }
    if !isSwitch, tree.text(ofToken: choice.tokenIndices.lowerBound) != "case" { return nil }
    let labels =
      isSwitch ? choice.descendants.filter { $0.kind == .caseLabel && $0.parent?.parent == choice } : [choice]
    let value = choice.child(.initializer)?.tokenIndices ?? 0..<0
    let names = labels.flatMap(\.tokenIndices).filter {
      $0 > 0 && (isSwitch || !value.contains($0)) && tree.tokens[$0 - 1].kind == .period
    }
    return names.allSatisfy { declaration.cases.contains(tree.text(ofToken: $0)) } ? names.first : nil
  }
}
