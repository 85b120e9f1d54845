/// The types that a file declares or extends, with what they say that they are.
public struct FileTypes: Sendable {
  /// By name, what it lists after a colon: here, and in extensions.
  private var listed: [String: [String]] = [:]
  /// By name, the types of the file that list it.
  private var listing: [String: [String]] = [:]
  /// Those that are declared here, and not only extended.
  private var declared: Set<String> = []
  /// Those that no other file can name.
  private(set) var hiddenTypes: Set<String> = []
  /// Those that give Objective-C all their members.
  private(set) var objectiveCMembers: Set<String> = []
  /// By type, the macro that is attached to it.
  private(set) var macros: [String: String] = [:]
  /// By the name of a typealias, the type that it stands for.
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

  /// A type's own name, where the file has a typealias for it.
  func name(behind name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let next = aliased[name], seen.insert(name).inserted { name = next }
    return name
  }

  /// A type and what it inherits from, as far as the file shows.
  public func lineage(of type: String) -> Set<String> { closure(of: type) { listed[$0] ?? [] } }

  /// A type and what inherits from it, as far as the file shows.
  public func heirs(of type: String) -> Set<String> { closure(of: type) { listing[$0] ?? [] } }

  /// What a type and all that inherit from it conform to, without protocols of the file: those name what they
  /// require.
  public func conformances(ofKin type: String) -> [String] {
    let all = heirs(of: type).reduce(into: Set<String>()) { $0.formUnion(lineage(of: $1)) }
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
  /// The last name of a type, or of the one that an extension extends, without generic arguments.
  var typeName: String {
    guard kind == .extensionDeclaration else { return declaredName ?? "" }
    return child(.type)?.composedTypes.last ?? ""
  }

  /// Of `A & B.C<D>`: `A` and `C`.
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
