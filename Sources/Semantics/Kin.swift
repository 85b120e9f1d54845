import SwiftSource

/// The types that a member of a type may have to suit: those above it, and above its heirs.
public struct Kin {
  /// What the type and its heirs inherit from.
  public var ancestors: Set<Declaration> = []
  /// The names of ancestors that the project does not declare.
  public var outside: Set<String> = []
  /// Whether all of them are known.
  public var isWhole = true
  /// What inherits from the type.
  public var heirs: Set<Declaration> = []
}

extension SemanticModel {
  public func kin(ofType type: Declaration) -> Kin {
    let found = kept(kins[type]) { newKin(ofType: type) }
    kins[type] = found
    return found.value
  }

  private func newKin(ofType type: Declaration) -> Kin {
    var kin = Kin()
    addHeirs(of: type, to: &kin)
    for relative in kin.heirs.union([type]) { addAncestors(of: relative, to: &kin) }
    kin.ancestors.remove(type)
    return kin
  }

  /// What a type inherits from, without its heirs.
  public func ancestry(ofType type: Declaration) -> Kin {
    var kin = Kin()
    addAncestors(of: type, to: &kin)
    return kin
  }

  /// The type that a member belongs to, if the project declares it.
  public func type(ofMember member: Declaration) -> Declaration? {
    owner(of: member).flatMap(declaration(of:))
  }

  /// Whether a class of the project may override a member, as far as names show, or the member overrides one.
  public func mayBeOverridden(_ member: Declaration) -> Bool {
    if member.isOverride { return true }
    if member.owner == nil || member.access == .private { return false }
    if let type = type(ofMember: member), [.structure, .enumeration, .actor].contains(type.kind) {
      return false
    }
    return sources.files(naming: member.name, .declaration, thatSee: member.file).contains {
      contents(ofFile: $0).named(member.name).contains(where: \.isOverride)
    }
  }

  /// Whether no protocol requires a member and it overrides none, by the build's index. That tells of the type that declares
  /// it, and not of heirs.
  public func isKnownToSuitNothing(_ member: Declaration) -> Bool {
    let tree = member.node.tree
    return sources.isOverride(
      at: tree.tokens[member.token].range.lowerBound, inFile: member.file) == false
  }

  /// What a protocol itself requires by a name.
  public func requirements(named name: String, of type: Declaration) -> [Declaration] {
    guard type.kind == .protocolType else { return [] }
    return contents(ofFile: type.file).named(name).filter { $0.owner?.index == type.node.index }
  }

  private func addAncestors(of type: Declaration, to kin: inout Kin) {
    var open = parents(of: type, inExtensions: false)
    while let next = open.popLast() {
      switch next {
      case .project(let declaration, _), .selfType(let declaration):
        if kin.ancestors.insert(declaration).inserted {
          open += parents(of: declaration, inExtensions: false)
        }
      case .native(let name, _): kin.outside.insert(name)
      case .composition(let types), .oneOf(let types): open += types
      default: kin.isWhole = false
      }
    }
  }

  private func addHeirs(of type: Declaration, to kin: inout Kin) {
    var open = [type]
    while let next = open.popLast() {
      // What nothing inherits from may have an alias.
      let places: [NamePlace] = next.mayHaveHeirs ? [.inheritance, .alias] : [.alias]
      for file in places.flatMap({ sources.files(naming: next.name, $0, thatSee: next.file) }) {
        for node in sources.tree(ofFile: file).nodes(where: {
          $0.isTypeDeclaration || $0 == .typealiasDeclaration
        })
        where node.inherits(next.name) {
          // Whoever extends the alias or inherits from it does not name the type.
          if node.kind == .typealiasDeclaration, mayGiveConformances(node, to: next) { kin.isWhole = false }
          let types = node.child(.inheritance)?.children(.type) ?? []
          guard types.contains(where: { declaration(of: resolve($0, inFile: file)) == next }),
            let heir = declaration(of: ownType(of: node, inFile: file)),
            kin.heirs.insert(heir).inserted
          else { continue }
          open.append(heir)
        }
      }
    }
  }

  /// Whether something may inherit from a type, or make it conform, by an alias.
  private func mayGiveConformances(_ alias: Syntax, to type: Declaration) -> Bool {
    guard let name = alias.declaredName else { return true }
    func isNamed(_ place: NamePlace, by isMeant: (Syntax) -> Bool) -> Bool {
      sources.files(naming: name, place, thatSee: type.file).contains { file in
        sources.tree(ofFile: file).nodes { $0.isTypeDeclaration || $0 == .typealiasDeclaration }
          .contains { $0 != alias && isMeant($0) }
      }
    }
    return isNamed(.extension) { $0.extendedOrDeclaredName == name && $0.child(.inheritance) != nil }
      || isNamed(.alias) { $0.inherits(name) }
      || type.mayHaveHeirs && isNamed(.inheritance) { $0.inherits(name) }
  }

  private func declaration(of type: TypeValue) -> Declaration? {
    switch type {
    case .project(let declaration, _), .selfType(let declaration): declaration
    default: nil
    }
  }
}

extension Declaration {
  fileprivate var mayHaveHeirs: Bool {
    switch kind {
    case .protocolType, .associatedType, .alias: true
    case .classType: !node.modifiers.contains("final")
    default: false
    }
  }
}

extension Syntax {
  /// Whether a type, extension or alias names another one where it says what it stands for.
  fileprivate func inherits(_ name: String) -> Bool {
    guard let list = child(kind == .typealiasDeclaration ? .type : .inheritance) else { return false }
    return list.tokenIndices.contains { tree.text(ofToken: $0) == name }
  }
}
