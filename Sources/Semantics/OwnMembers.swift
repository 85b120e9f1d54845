import Native
import SwiftSource

// The members of one type, as its declaration and extensions give them. Only the files that may hold both the name and the
// type's declaration or an extension of it are opened.

extension SemanticModel {
  struct OwnerInView: Hashable {
    var owner: OwnerKey
    var view: Int
  }

  /// A name among the members of a type; without a type, of all protocols of the system.
  struct MemberName: Hashable {
    var name: String
    var owner: OwnerKey?
    var view: Int
  }

  /// The members of one type with a name.
  func members(named name: String, of owner: OwnerKey, seenFrom file: Int) -> [Declaration] {
    if name == "init" || name == "subscript" { return nameless(name, of: owner, seenFrom: file) }
    return members(MemberName(name: name, owner: owner, view: sources.view(ofFile: file))) {
      let holders = files(thatMayHold: owner, seenFrom: file)
      return sources.files(naming: name, .declaration, where: holders.contains)
        .flatMap { contents(ofFile: $0).named(name) }
        .filter { self.owner(of: $0).map(key) == owner }
    }
  }

  /// The members with a name of the system's protocols.
  func membersOfProtocols(named name: String, seenFrom file: Int) -> [Declaration] {
    members(MemberName(name: name, owner: nil, view: sources.view(ofFile: file))) {
      sources.files(naming: name, .declaration, seenFrom: file)
        .filter { sources.mayExtend(systemProtocols, inFile: $0) }
        .flatMap { contents(ofFile: $0).named(name) }
        .filter {
          guard case .native(let other)? = self.owner(of: $0).map(key) else { return false }
          return isSystemProtocol(other)
        }
    }
  }

  private func members(_ key: MemberName, _ find: () -> [Declaration]) -> [Declaration] {
    let part = questions.beginPart()
    let made = kept(members[key], find)
    // Inside a question, an owner may be one that is not known yet.
    if questions.endPart(part) { members[key] = made }
    return made.value
  }

  /// The files in which members of a type may stand: that of its declaration, and those that extend it or an alias of it.
  private func files(thatMayHold owner: OwnerKey, seenFrom file: Int) -> Set<Int> {
    guard let name = owner.name else { return [] }
    let key = OwnerInView(owner: owner, view: sources.view(ofFile: file))
    let made = kept(holders[key]) {
      var found: Set<Int> = if case .project(let declaration) = owner { [declaration.file] } else { [] }
      var names = [name]
      var next = 0
      while next < names.count {
        found.formUnion(sources.files(naming: names[next], .extension, seenFrom: file))
        for alias in sources.files(naming: names[next], .alias, seenFrom: file)
          .flatMap({ contents(ofFile: $0).all })
        where alias.kind == .alias && alias.typeNode?.names(names[next]) == true
          && !names.contains(alias.name)
        {
          names.append(alias.name)
        }
        next += 1
      }
      return found
    }
    holders[key] = made
    return made.value
  }

  /// The extensions of a type.
  func extensions(of key: OwnerKey, in files: [Int]) -> [(file: Int, node: Syntax)] {
    guard let name = key.name else { return [] }
    return files.flatMap { file in
      (contents(ofFile: file).extensions[name] ?? []).filter {
        self.key(of: ownType(of: $0, inFile: file)) == key
      }.map { (file, $0) }
    }
  }

  /// The initializers or subscripts of a type: they have no name to search for.
  private func nameless(_ kind: String, of owner: OwnerKey, seenFrom file: Int) -> [Declaration] {
    let files = owner.name.map { sources.files(naming: $0, .extension, seenFrom: file) } ?? []
    var parts = extensions(of: owner, in: files)
    if case .project(let declaration) = owner { parts.insert((declaration.file, declaration.node), at: 0) }
    return parts.flatMap { file, node in contents(ofFile: file).named(kind).filter { $0.owner == node } }
  }

  private func isSystemProtocol(_ name: String) -> Bool {
    Self.standardProtocols.contains(name) || system.types(named: name).contains { $0.kind == .protocolType }
  }

  static let standardProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "StringProtocol", "Equatable", "Hashable", "Comparable", "BinaryInteger",
    "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "Numeric", "BinaryFloatingPoint",
    "FloatingPoint",
    "AdditiveArithmetic", "SignedNumeric", "Strideable", "Identifiable", "LazySequenceProtocol",
    "LazyCollectionProtocol", "IteratorProtocol", "SetAlgebra", "OptionSet", "CustomStringConvertible",
    "CustomDebugStringConvertible", "TextOutputStream", "Error", "RawRepresentable", "CaseIterable",
    "Encodable",
    "Decodable", "Codable", "Encoder", "Decoder", "KeyedDecodingContainerProtocol", "AsyncSequence", "Actor",
    "RangeExpression", "LosslessStringConvertible", "ExpressibleByStringLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral", "Sendable", "AnyObject", "Any",
  ]

  /// The names of the system's protocols.
  static func protocols(of system: NativeIndex) -> WordIndex.Names {
    WordIndex.Names(standardProtocols.union(system.protocolNames))
  }
}

extension Syntax {
  /// Whether a name is a token of it.
  fileprivate func names(_ name: String) -> Bool {
    tokenIndices.contains { tree.text(ofToken: $0) == name }
  }
}
