import Native
import SwiftSource

/// The members that a name may mean.
struct FoundMembers {
  var declarations: [Declaration] = []
  /// Whether the system or a library may declare one, too.
  var mayBeOutside = false
}

extension SemanticModel {
  // MARK: Owners

  /// The type that a declaration or extension is about: in a protocol, its `Self`.
  func ownType(of node: Syntax, inFile file: Int) -> TypeValue {
    if node.kind == .extensionDeclaration {
      return answer(to: .owner(Place(file: file, index: node.index))) { extendedType(of: node, inFile: file) }
    }
    guard let declaration = declaration(of: node, inFile: file) else { return .unknown }
    return declaration.kind == .protocolType ? .selfType(declaration) : ownType(of: declaration)
  }

  private func extendedType(of node: Syntax, inFile file: Int) -> TypeValue {
    guard let written = node.child(.type) else { return .unknown }
    switch resolve(written, inFile: file) {
    case .project(let declaration, let arguments):
      if declaration.kind == .protocolType { return .selfType(declaration) }
      return arguments.isEmpty ? ownType(of: declaration) : .project(declaration, arguments)
    case .native(let name, let arguments):
      let parameters =
        arguments.isEmpty ? Self.parameters(ofNative: name).map(TypeValue.nativeParameter) : arguments
      return .native(name, parameters)
    case .optional: return .optional(.nativeParameter("Wrapped"))
    default: return .unknown
    }
  }

  /// A type with its own generic parameters as arguments.
  func ownType(of declaration: Declaration) -> TypeValue {
    .project(declaration, genericParameters(of: declaration))
  }

  func genericParameters(of declaration: Declaration) -> [TypeValue] {
    guard declaration.kind != .protocolType else { return [] }
    return (declaration.node.child(.genericParameters)?.children(.genericParameter) ?? []).map {
      .parameter(file: declaration.file, node: $0.index, name: $0.declaredName ?? "")
    }
  }

  static func parameters(ofNative name: String) -> [String] {
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "Sequence", "Collection", "BidirectionalCollection",
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol":
      ["Element"]
    case "Dictionary": ["Key", "Value"]
    case "Range", "ClosedRange": ["Bound"]
    case "Result": ["Success", "Failure"]
    default: []
    }
  }

  /// Whose member a declaration is; `nil`: nobody's, or not known.
  func owner(of declaration: Declaration) -> TypeValue? {
    declaration.owner.map { ownType(of: $0, inFile: declaration.file) }
  }

  enum OwnerKey: Hashable {
    case project(Declaration)
    case native(String)
    case unknown

    /// As extensions say it.
    var name: String? {
      switch self {
      case .project(let declaration): declaration.name
      case .native(let native): native.split(separator: ".").last.map(String.init) ?? native
      case .unknown: nil
      }
    }
  }

  func key(of type: TypeValue) -> OwnerKey {
    switch type {
    case .project(let declaration, _), .selfType(let declaration): .project(declaration)
    case .native(let name, _): .native(name)
    case .optional: .native("Optional")
    default: .unknown
    }
  }

  // MARK: Supertypes

  /// The superclass and protocols of a type, from its declaration and its extensions.
  func inherited(by declaration: Declaration) -> [TypeValue] {
    let answer = answer(to: .supertypes(declaration)) {
      .composition(parents(of: declaration, inExtensions: true))
    }
    if case .composition(let types) = answer { return types }
    return [.unknown]
  }

  /// What a declaration and its extensions say that it inherits from.
  /// - Parameter inExtensions: whether also what extensions of a protocol are restricted to: inside of them it holds.
  func parents(of declaration: Declaration, inExtensions: Bool) -> [TypeValue] {
    let files = sources.files(naming: declaration.name, .extension, thatSee: declaration.file)
    let extensions = extensions(of: .project(declaration), in: files)
    let isProtocol = declaration.kind == .protocolType || declaration.kind == .associatedType
    var found: [TypeValue] = []
    for (file, node) in [(declaration.file, declaration.node)] + extensions {
      for type in node.child(.inheritance)?.children(.type) ?? [] {
        switch resolve(type, inFile: file) {
        case .composition(let types): found += types
        case .unknown: found.append(oneOfNamesakes(type, inFile: file))
        case let type: found.append(type)
        }
      }
      if isProtocol, inExtensions || node == declaration.node {
        found += constraints(on: ["Self"], by: node, inFile: file)
      }
    }
    return found
  }

  /// The types whose members a value of a type has, the nearest first.
  private struct Lineage {
    /// Whether a type is one of several that may be meant, or is above such a one.
    var owners: [(key: OwnerKey, isOneOf: Bool)] = []
    var natives: Set<String> = []
    /// Whether all of them are known.
    var isWhole = true
  }

  private func lineage(of type: TypeValue, at place: Place?) -> Lineage {
    var line = Lineage()
    var seen: Set<OwnerKey> = []
    var open = [(type: type, isOneOf: false)]
    while !open.isEmpty {
      let (next, isOneOf) = open.removeFirst()
      func follow(_ types: [TypeValue], isOneOf: Bool) { open += types.map { ($0, isOneOf) } }
      switch next {
      case .project(let declaration, _), .selfType(let declaration):
        guard seen.insert(.project(declaration)).inserted else { continue }
        line.owners.append((.project(declaration), isOneOf))
        follow(inherited(by: declaration), isOneOf: isOneOf)
        if declaration.kind == .associatedType {
          follow(constraintsAround(place, on: [declaration.name, "Self"]), isOneOf: isOneOf)
        }
      case .native(let name, _):
        guard seen.insert(.native(name)).inserted else { continue }
        line.owners.append((.native(name), isOneOf))
        line.natives.insert(name)
        if let parent = NativeClasses.superclass(of: name) { follow([.native(parent, [])], isOneOf: isOneOf) }
      case .optional:
        line.owners.append((.native("Optional"), isOneOf))
        line.natives.insert("Optional")
      case .composition(let types): follow(types, isOneOf: isOneOf)
      case .oneOf(let types): follow(types, isOneOf: true)
      case .parameter(let file, let node, let name):
        follow(constraints(onParameter: name, node: node, file: file, at: place), isOneOf: isOneOf)
      case .nativeParameter(let name):
        follow(constraintsAround(place, on: [name]), isOneOf: isOneOf)
      default: line.isWhole = false
      }
    }
    return line
  }

  /// The types of the name that a declaration inherits from, where there are several.
  private func oneOfNamesakes(_ node: Syntax, inFile file: Int) -> TypeValue {
    guard node.tokens.count == 1,
      case .global(let found) = lookup(
        node.text, node.tree, node.anchorIndex, inFile: file, onlyTypes: true), found.count > 1
    else { return .unknown }
    return .oneOf(found.map { value(ofType: $0, in: .unknown) })
  }

  // MARK: Members

  /// The members of a type with a name.
  /// - Parameters:
  ///   - file: from where they are named.
  ///   - place: where, for the constraints there.
  func members(named name: String, of type: TypeValue, fromFile file: Int, at place: Place? = nil)
    -> FoundMembers
  {
    let line = lineage(of: type, at: place)
    var found = FoundMembers()
    let isGeneric = if case .project = type { false } else { true }
    var isSure = true
    for (owner, isOneOf) in line.owners {
      let nearer = found.declarations
      for candidate in members(named: name, of: owner, seenFrom: file)
      where isVisible(candidate, fromFile: file)
        && (isOneOf || !nearer.contains(where: { hides($0, candidate, isGeneric) }))
      {
        if isOneOf { isSure = false }
        if isGeneric, candidate.owner?.kind == .protocolDeclaration {
          // A requirement is meant, not what extensions make of it.
          found.declarations.removeAll { $0.owner?.kind == .extensionDeclaration && isSame($0, candidate) }
        }
        found.declarations.append(candidate)
      }
    }
    // Extensions of the system's protocols may be about any type that conforms.
    let natives = line.natives
    if !natives.isEmpty, name != "init", name != "subscript" {
      found.declarations += membersOfProtocols(named: name, seenFrom: file).filter { candidate in
        guard let owner = owner(of: candidate).map(key), !line.owners.contains(where: { $0.key == owner })
        else { return false }
        return isVisible(candidate, fromFile: file)
      }
    }
    found.mayBeOutside = !isSure || !line.isWhole || natives.contains { mayDeclare(name, $0) }
    if !line.isWhole, case .unknown = type { found.declarations = [] }
    return found
  }

  /// Whether a native type may have a member of a name.
  private func mayDeclare(_ name: String, _ type: String) -> Bool {
    switch type {
    case "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "AnyObject",
      "Any",
      "Error", "CustomStringConvertible", "CustomDebugStringConvertible", "Copyable", "BitwiseCopyable",
      "Identifiable",
      "CaseIterable", "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "Escapable",
      "IteratorProtocol":
      return ["hash", "init", "hashValue", "localizedDescription", "allCases", "id"].contains(name)
        && name != "init"
    default:
      return name == "init" || isNameOfSystem(name)
    }
  }

  /// Whether the standard library or the system declares something of a name.
  func isNameOfSystem(_ name: String) -> Bool {
    if let known = namesOfSystem[name] { return known }
    let isOne = StandardMembers.mayDeclare(name) || !system.declarations(named: name).isEmpty
    namesOfSystem[name] = isOne
    return isOne
  }

  /// Whether a member of a nearer type takes the place of another.
  private func hides(_ near: Declaration, _ far: Declaration, _ isGeneric: Bool) -> Bool {
    guard isSame(near, far) else { return false }
    return
      !(isGeneric && far.owner?.kind == .protocolDeclaration && near.owner?.kind == .extensionDeclaration)
  }

  /// Whether two declarations have the same name, labels and types as written.
  func isSame(_ left: Declaration, _ right: Declaration) -> Bool {
    guard let first = left.parameters, let second = right.parameters else {
      return left.parameters == nil && right.parameters == nil && left.isStatic == right.isStatic
    }
    guard first.count == second.count, left.isStatic == right.isStatic else { return false }
    return zip(first, second).allSatisfy { one, other in
      one.label == other.label && text(of: one, left) == text(of: other, right)
    }
  }

  private func text(of parameter: Declaration.Parameter, _ declaration: Declaration) -> String {
    parameter.type.map { Syntax(tree: declaration.node.tree, index: $0).text } ?? ""
  }
}
