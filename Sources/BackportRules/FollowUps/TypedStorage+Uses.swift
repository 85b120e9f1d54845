// tip = Tip()          print(tip?.title)                                       the same
// tip?.update { tip }  change(&tip)  tip?.title = tip?.title ?? ""            not the same: what is stored is in use
//                                                                              until the call or assignment is over
import LintCore
import Native
import SwiftSource

extension TypedStorage {
  /// Of `any P` and `Tip?`: the name.
  var plainType: String {
    let name = type.hasSuffix("?") ? String(type.dropLast()) : type
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Whether a value is replaced and not changed in its place by something that may ask for it meanwhile: a computed
  /// property hands out copies, and what is stored must not be used twice at a time.
  func isChangedWhole(in pass: FollowUpPass) -> Bool {
    if isReference(in: pass) { return true }
    if property.isPrivate { return !property.tree.mayChange(names.property) }
    return pass.hidden == nil
      && trees(naming: names.property, in: pass).allSatisfy { !$0.mayChange(names.property) }
  }

  /// Whether only objects are stored.
  private func isReference(in pass: FollowUpPass) -> Bool {
    let name = plainType
    let declared = trees(naming: name, in: pass).flatMap { tree in
      tree.nodes { $0.isTypeDeclaration && $0 != .extensionDeclaration }.filter { $0.declaredName == name }
    }
    if declared.isEmpty {
      let native = NativeIndex.builtIn.types(named: name)
      return !native.isEmpty && native.allSatisfy { $0.kind == .classType || $0.kind == .actor }
    }
    return declared.allSatisfy { node in
      switch node.kind {
      case .classDeclaration, .actorDeclaration: true
      case .protocolDeclaration: node.inheritedNames.contains("AnyObject")
      default: false
      }
    }
  }
}

extension SyntaxTree {
  /// Whether something of that name may be changed in its place, or a part of it may.
  fileprivate func mayChange(_ name: String) -> Bool {
    let scopes = Scopes(self)
    return identifiers(among: NameFilter([name])).contains { index in
      let isMember = index > 0 && tokens[index - 1].kind == .period
      guard bareName(ofToken: index) == name, isMember || !scopes.isLocal(name, at: index) else {
        return false
      }
      let chain = node(coveringToken: index).selfAndAncestors.first { $0.kind == .chain }
      let start = chain.map(\.tokenIndices.lowerBound) ?? index
      if start > 0, tokens[start - 1].kind == .prefixAmpersand { return true }
      guard let chain,
        chain.baseTokens.contains(index) || chain.suffixes.contains(where: { $0.anchorIndex == index })
      else { return false }
      if chain.suffixes.contains(where: { $0.kind == .callSuffix && $0.tokenIndices.lowerBound > index }) {
        return true
      }
      let next = chain.tokenIndices.upperBound
      let isWhole = next == index + 1
      return !isWhole && (tokens[next].kind == .equal || text(ofToken: next).hasSuffix("="))
    }
  }
}
