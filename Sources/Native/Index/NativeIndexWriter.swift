import Availability

/// Builds an index of interfaces. Names that begin with an underscore are private by convention, and left
/// out.
public struct NativeIndexWriter {
  private var entries: [NativeEntry] = []
  /// The availability of each type, by its name with the enclosing types. Types with the same name in two
  /// modules share an entry.
  private var types: [String: Set<NativeAvailability>] = [:]
  private var modules: Set<String> = []
  private let names: ModuleNames

  /// - Parameter modules: all modules of the SDK. Their names are removed from types.
  public init(modules: some Sequence<String>) { names = ModuleNames(modules) }

  /// The whole index: its lines sorted, without duplicates.
  /// - Parameter sdk: the SDK of the interfaces: `iphoneos 17.4`.
  public func text(sdk: String) -> [UInt8] {
    var bytes = Array("\(NativeIndex.signature)\nsdk \(sdk)\n".utf8)
    bytes += Array("modules \(modules.sorted().joined(separator: " "))\n\n".utf8)
    for line in Set(entries.map { within(its: $0).line }).map({ Array($0.utf8) }).sorted(by: {
      $0.lexicographicallyPrecedes($1)
    }) {
      bytes += line + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  public mutating func add(_ interface: Interface) {
    modules.insert(interface.module)
    let hidden: InterfaceDeclaration.Flags = [.isInactive, .isSPI]
    for declaration in interface.declarations where declaration.flags.isDisjoint(with: hidden) {
      let owners = interface.owners(of: declaration).map(names.short)
      let owner = owners.joined(separator: ".")
      let name = names.short(interface.name(of: declaration))
      guard !Self.isHidden(owner), !Self.isHidden(name) else { continue }
      let type = owner.isEmpty ? name : owner + "." + name
      if declaration.kind.isType, declaration.kind != .typealias {
        types[type, default: []].insert(declaration.availability)
      }
      addConformances(of: type, declaration, interface)
      guard declaration.kind != .extension, Self.isName(name) else { continue }
      entries.append(
        NativeEntry(
          name: name, kind: declaration.kind, flags: declaration.flags, module: interface.module,
          owner: owner,
          genericParameters: interface.genericParameters(of: declaration).map(names.short)
            .joined(separator: ", "),
          parameters: interface.parameters(of: declaration).map(parameter),
          result: result(of: declaration, interface),
          requirements: requirements(of: declaration, interface), availability: declaration.availability
        ))
    }
  }

  /// Limits a member of an extension to the availability of the extended type, wherever that is declared.
  private func within(its entry: NativeEntry) -> NativeEntry {
    let owner = entry.kind == .conformance ? entry.name : entry.owner
    guard let known = types[owner], known.count == 1, let type = known.first else { return entry }
    var entry = entry
    entry.availability = entry.availability.within(type)
    return entry
  }

  private mutating func addConformances(
    of type: String, _ declaration: InterfaceDeclaration, _ interface: Interface
  ) {
    for inherited in interface.inheritedTypes(of: declaration) where declaration.kind != .associatedType {
      let name = names.short(inherited)
      guard !Self.isHidden(name) else { continue }
      entries.append(
        NativeEntry(
          name: type, kind: .conformance, flags: [], module: interface.module, owner: "",
          genericParameters: "", parameters: [], result: name,
          requirements: declaration.kind == .extension ? requirements(of: declaration, interface) : "",
          availability: declaration.availability
        ))
    }
  }

  private func parameter(_ parameter: InterfaceParameter) -> NativeEntry.Parameter {
    var value = parameter.defaultValue.map(names.short)
    if let text = value, text.utf8.count > 24 || text.contains(where: { "|\t\n=".contains($0) }) {
      value = "…"
    }
    var type = names.short(parameter.type)
    if type.hasPrefix("@escaping ") { type.removeFirst(10) }
    return NativeEntry.Parameter(
      label: parameter.label, type: type,
      attributes: parameter.attributes.map(names.short).joined(separator: " "),
      isVariadic: parameter.isVariadic, defaultValue: value)
  }

  private func result(of declaration: InterfaceDeclaration, _ interface: Interface) -> String {
    let text = names.short(interface.result(of: declaration))
    // `@_opaqueReturnTypeOf("…", 0) __`: the compiler's spelling of an opaque type.
    return text.contains("@_opaqueReturnTypeOf") ? "some" : text
  }

  /// The requirements of a declaration and of the extensions and types around it.
  private func requirements(of declaration: InterfaceDeclaration, _ interface: Interface) -> String {
    let extensions = interface.parents(of: declaration).filter { $0.kind == .extension }
    return ([declaration] + extensions).map(interface.requirements).filter { !$0.isEmpty }.reversed()
      .map(names.short).joined(separator: ", ")
  }

  private static func isHidden(_ name: String) -> Bool { name.hasPrefix("_") || name.contains("._") }

  /// Shims do not stand for operators.
  private static func isName(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
  }
}
