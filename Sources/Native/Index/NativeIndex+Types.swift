// Queries about types: conformances, cases and requirements.

extension NativeIndex {
  /// The declarations of a type itself, in all modules.
  public func types(named path: String) -> [NativeEntry] {
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last else { return [] }
    let owner = parts.dropLast().joined(separator: ".")
    return declarations(named: name, in: owner).filter(\.kind.isType)
  }

  /// All protocols and superclasses of a type or protocol, transitively. Constraints are ignored.
  public func supertypes(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for conformance in conformances(of: next) where conformance.requirements.isEmpty {
        var name = conformance.result
        if let space = name.lastIndex(of: " ") { name = String(name[name.index(after: space)...]) }
        if found.insert(name).inserted { open.append(name) }
      }
    }
    return found
  }

  /// Whether the type is known to conform to a protocol that the compiler can synthesize.
  public func conforms(_ type: String, to conformance: String) -> Bool {
    let known = supertypes(of: type)
    switch conformance {
    case "Equatable": return !known.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
    default: return known.contains(conformance)
    }
  }
}

extension NativeEntry.Kind {
  public var isType: Bool {
    switch self {
    case .structure, .classType, .enumeration, .protocolType, .actor, .typealias: true
    default: false
    }
  }
}
