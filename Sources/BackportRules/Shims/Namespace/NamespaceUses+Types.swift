import LintCore
import SwiftSource

// Uses by the name of the wrapper: `Backport.AsyncImage(…)`, `Backport<Any>.Style`, `@Backport.StateObject`.

extension NamespaceUses {
  func use(ofType type: String, at index: Int, in pass: FilePass) -> ShimUse? {
    let tree = pass.tree
    let node = tree.node(coveringToken: index)
    let place = pass.projectPlace(tree.tokens[index].range)
    let value = ShimUse(
      groups: [type], meanings: [], obstacle: .at(.otherUse, place.site),
      place: place)
    // `import Compat` names a module, `f(Compat: 1)` a parameter.
    if node.anchorIndex == index, node.kind.isTypeDeclaration || node.holdsNoReference(at: index) {
      return nil
    }
    if isOwnMention(node, of: type, in: pass) { return nil }
    if node.kind == .chain, node.baseTokens == index..<index + 1 {
      var suffixes = node.suffixes[...]
      if suffixes.first?.kind == .genericArguments { suffixes = suffixes.dropFirst() }
      guard let member = suffixes.first, member.kind == .memberSuffix, member.tokens.count == 2 else {
        return value
      }
      let qualifier = node.range.lowerBound..<tree.tokens[member.anchorIndex].range.lowerBound
      return use(of: value, type: type, member: member, qualifier: qualifier, pass: pass)
    }
    if node.kind == .type, let name = node.memberName(after: index) {
      // A type in the wrapper, where a type is written: the other members do not mind.
      var use = value
      use.obstacle = nil
      use.meanings = (numbers[name] ?? []).filter { members[$0].type == type && members[$0].kind == .type }
        .map { .init(shim: $0, edits: [], refusal: .at(.otherUse, place.site)) }
      if node.enclosingAttribute == nil { return use }
    }
    if let attribute = node.kind == .attribute
      ? node : node.ancestors.first(where: { $0.kind == .attribute }),
      let written = attribute.child(.type), written.tokenIndices.lowerBound == index
    {
      return use(of: value, attribute: attribute, pass: pass)
    }
    return value
  }

  /// Its declaration, what extends it, and the properties that give it back.
  private func isOwnMention(_ node: Syntax, of type: String, in pass: FilePass) -> Bool {
    if node.kind == .type, let parent = node.parent, parent.kind == .extensionDeclaration { return true }
    return ([node] + Array(node.ancestors)).contains { around in
      around.kind == .binding
        && accessors.contains { $0.type == type && pass.begins($0.place, with: around.anchorIndex) }
    }
  }

  private func use(
    of value: ShimUse, type: String, member: Syntax, qualifier: Range<Int>, pass: FilePass
  ) -> ShimUse {
    let name = pass.tree.text(ofToken: member.anchorIndex)
    var use = value
    use.obstacle = nil
    use.meanings = (numbers[name] ?? []).filter { members[$0].type == type && members[$0].isStatic }
      .compactMap { number in
        meaning(number, of: member, place: value.place, pass: pass) {
          forwarding throws(Obstacle) in
          guard case .none = forwarding.receiver else {
            throw .more(nil)
          }
        } prefix: { () throws(Obstacle) in
          [Edit(qualifier, replacement: try module(of: members[number]))]
        }
      }
    if use.meanings.isEmpty, (numbers[name] ?? []).contains(where: { members[$0].type == type }) {
      use.obstacle = .at(.mismatch, value.place.site)
    }
    return use
  }

  private func use(of value: ShimUse, attribute: Syntax, pass: FilePass) -> ShimUse {
    let tree = pass.tree
    let name = attribute.attributeName
    var use = value
    use.obstacle = nil
    let numbers = (self.numbers[name] ?? []).filter {
      value.groups.contains(members[$0].type) && members[$0].isStatic
    }
    use.meanings = numbers.map { number in
      guard let renamed = members[number].renamed, !rivals.contains(renamed), value.place.severity != nil,
        !pass.scopes.isHidden(renamed, at: attribute.anchorIndex)
      else {
        return .init(
          shim: number, edits: [],
          refusal: value.place.severity == nil
            ? .at(.silenced, value.place.site)
            : .at(.otherUse, value.place.site))
      }
      let start = attribute.child(.type)!.range.lowerBound
      let edit = Edit(start..<tree.tokens[attribute.anchorIndex].range.upperBound, replacement: renamed)
      return .init(shim: number, edits: [pass.fileEdit(edit)])
    }
    return use
  }

  /// `SwiftUI.` where the project has something of that name.
  private func module(of member: NamespaceMember) throws(Obstacle) -> String {
    guard let name = member.forwarding?.name ?? member.renamed, rivals.contains(name) else { return "" }
    guard case .none(let module?)? = member.forwarding?.receiver else {
      throw .ownDeclaration(name)
    }
    return module + "."
  }
}

extension Syntax {
  /// Of a type: the name behind a token and its generic arguments: `Style` of `Backport<Any>.Style`.
  fileprivate func memberName(after index: Int) -> String? {
    var next = index + 1
    var nesting = 0
    while next < tokenIndices.upperBound {
      let word = tree.text(ofToken: next)
      if nesting == 0, tree.tokens[next].kind == .period {
        return next + 1 < tokenIndices.upperBound ? tree.text(ofToken: next + 1) : nil
      }
      nesting += word.count { $0 == "<" } - word.count { $0 == ">" }
      if nesting == 0, !word.hasSuffix(">") { return nil }
      next += 1
    }
    return nil
  }

  fileprivate var enclosingAttribute: Syntax? {
    parent?.kind == .attribute ? parent : nil
  }
}
