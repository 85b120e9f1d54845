/// The types that a file declares or extends, and what they inherit from.
public struct FileTypes: Sendable {
  /// The inherited types by type name, from the declaration and from extensions.
  private var listed: [String: [String]] = [:]
  /// The types of the file by the name of a type that they inherit from.
  private var listing: [String: [String]] = [:]
  /// The types declared here, not only extended.
  private var declared: Set<String> = []
  /// The types that no other file can name.
  private(set) var hiddenTypes: Set<String> = []
  /// The types with `@objcMembers`.
  private(set) var objectiveCMembers: Set<String> = []
  /// The attached macro by type.
  private(set) var macros: [String: String] = [:]
  /// The aliased type by the name of a typealias.
  private var aliased: [String: String] = [:]

  public init(of tree: SyntaxTree) {
    for node in tree.nodes(where: { $0 == .typealiasDeclaration }) {
      let types = node.child(.type)?.composedTypes ?? []
      if types.count == 1 { aliased[node.declaredName ?? ""] = types[0] }
    }
    for node in tree.nodes(where: { $0.isTypeDeclaration }) {
      let name = name(behind: node.typeName)
      let inherited = (node.child(.inheritance)?.children(.type).flatMap(\.composedTypes) ?? []).map(
        name(behind:))
      listed[name, default: []] += inherited
      for other in inherited { listing[other, default: []].append(name) }
      if node.attributes.contains(where: { $0.attributeName == "objcMembers" }) {
        objectiveCMembers.insert(name)
      }
      if let macro = node.attributes.first(where: { $0.attributeName.mayBeMacro }) {
        macros[name] = "@\(macro.attributeName)"
      }
      guard node.kind != .extensionDeclaration else { continue }
      declared.insert(name)
      if node.access <= .fileprivate { hiddenTypes.insert(name) }
    }
  }

  /// The type's own name, when the file has a typealias for it.
  func name(behind name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let next = aliased[name], seen.insert(name).inserted { name = next }
    return name
  }

  /// A type and its supertypes, as far as the file shows.
  public func supertypes(of type: String) -> Set<String> { closure(of: type) { listed[$0] ?? [] } }

  /// A type and its subtypes, as far as the file shows.
  public func subtypes(of type: String) -> Set<String> { closure(of: type) { listing[$0] ?? [] } }

  /// The conformances of a type and all its subtypes, without protocols of the file: their requirements are
  /// mentions.
  public func conformances(ofSubtypesOf type: String) -> [String] {
    let all = subtypes(of: type).reduce(into: Set<String>()) { $0.formUnion(supertypes(of: $1)) }
    return all.subtracting(declared).subtracting([type]).sorted()
  }

  private func closure(of type: String, _ next: (String) -> [String]) -> Set<String> {
    var found: Set<String> = [type]
    var open = [type]
    while let name = open.popLast() {
      for other in next(name) where found.insert(other).inserted { open.append(other) }
    }
    return found
  }
}

extension Syntax {
  /// The last component of the name of a type or extended type, without generic arguments.
  var typeName: String {
    guard kind == .extensionDeclaration else { return declaredName ?? "" }
    return child(.type)?.composedTypes.last ?? ""
  }

  /// `A` and `C` for `A & B.C<D>`.
  fileprivate var composedTypes: [String] {
    var names: [String] = []
    var nesting = 0
    for index in tokenIndices {
      switch tree.text(ofToken: index) {
      case "<", "(", "[": nesting += 1
      case ">", ")", "]": nesting -= 1
      case "&": names.append("")
      case ">>": nesting -= 2
      default:
        guard nesting == 0, tree.tokens[index].kind == .identifier else { continue }
        // `@unchecked`, `~Copyable`.
        if index > 0, ["@", "~"].contains(tree.text(ofToken: index - 1)) { continue }
        if names.isEmpty { names.append("") }
        names[names.count - 1] = tree.text(ofToken: index)
      }
    }
    return names.filter { !$0.isEmpty }
  }
}
