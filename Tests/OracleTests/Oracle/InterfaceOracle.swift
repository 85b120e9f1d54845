// Says what SwiftSyntax's tree holds of a module's interface: reads paths from standard input, one a line.
//
// Output: for each file a line `file` (or `unreadable`), then a line for each import and each declaration that is
// there for everyone, its fields between tabs; `InterfaceFact` on our side writes the same. Which clause of a `#if`
// counts, SwiftIfConfig says.
import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A compiler of today for the system that the interface's header names.
struct Configuration: BuildConfiguration {
  var system = ""
  var architecture = ""
  var environment = ""

  init(header: String) {
    guard let flags = header.split(separator: "\n").first(where: { $0.hasPrefix("// swift-module-flags:") }),
      let target = flags.range(of: "-target ").map({ flags[$0.upperBound...].prefix { $0 != " " } })
    else { return }
    let parts = target.split(separator: "-")
    architecture = parts[0] == "arm64e" ? "arm64" : String(parts[0])
    system = parts[2].replacingOccurrences(of: "xros", with: "visionos")
    environment = parts.last == "macabi" ? "macCatalyst" : ""
  }

  /// A feature may be asked for as a flag: `$AsyncAwait`.
  func isCustomConditionSet(name: String) -> Bool { name.hasPrefix("$") }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool { true }
  func isActiveTargetOS(name: String) -> Bool { system.hasPrefix(name.lowercased()) }
  func isActiveTargetArchitecture(name: String) -> Bool { name == architecture }
  func isActiveTargetEnvironment(name: String) -> Bool { name == environment }
  func isActiveTargetRuntime(name: String) -> Bool { true }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { true }
  func isActiveTargetObjectFormat(name: String) -> Bool { true }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 0) }
  var compilerVersion: VersionTuple { VersionTuple(9, 0) }
}

struct Span: Equatable {
  var introduced: [Int]?
  var deprecated: [Int]?
  var obsoleted: [Int]?
  var isDeprecated = false
  var isUnavailable = false

  var text: String {
    var text = introduced.map(Self.text) ?? ""
    if let deprecated { text += "~" + Self.text(deprecated) }
    if isDeprecated { text += "~" }
    if let obsoleted { text += "x" + Self.text(obsoleted) }
    return isUnavailable ? text + "!" : text
  }

  static func text(_ version: [Int]) -> String {
    var version = version
    while version.count > 1, version.last == 0 { version.removeLast() }
    return version.map(String.init).joined(separator: ".")
  }

  func within(_ outer: Span) -> Span {
    func pick(_ one: [Int]?, _ other: [Int]?, latest: Bool) -> [Int]? {
      guard let one, let other else { return one ?? other }
      let isEarlier = (one + [0, 0]).prefix(3).lexicographicallyPrecedes((other + [0, 0]).prefix(3))
      return isEarlier == latest ? other : one
    }
    return Span(
      introduced: pick(introduced, outer.introduced, latest: true),
      deprecated: pick(deprecated, outer.deprecated, latest: false),
      obsoleted: pick(obsoleted, outer.obsoleted, latest: false),
      isDeprecated: isDeprecated || outer.isDeprecated,
      isUnavailable: isUnavailable || outer.isUnavailable)
  }
}

/// What `@available` says, by the letter of our compact form.
struct Availability {
  var spans: [String: Span] = [:]
  var renamed = ""

  static let letters = [
    "iOS": "i", "macOS": "m", "OSX": "m", "tvOS": "t", "watchOS": "w", "visionOS": "v", "xrOS": "v",
    "macCatalyst": "c", "DriverKit": "d", "anyAppleOS": "a", "*": "*", "swift": "swift",
  ]

  static func letter(_ name: String) -> String? { name.hasSuffix("Extension") ? "e" : letters[name] }

  static func numbers(_ version: VersionTupleSyntax) -> [Int] {
    ([version.major] + version.components.map(\.number)).map { Int($0.text) ?? 0 }
  }

  mutating func read(_ arguments: AvailabilityArgumentListSyntax) {
    let all = Array(arguments)
    let words = ["deprecated", "unavailable", "noasync"]
    switch all.dropFirst().first?.argument {
    case .availabilityLabeledArgument: return readLong(all)
    case .token(let word) where words.contains(word.text): return readLong(all)
    default: break
    }
    for case .availabilityVersionRestriction(let clause) in all.map(\.argument) {
      guard let letter = Self.letter(clause.platform.text), letter != "swift", letter != "e",
        let version = clause.version
      else { continue }
      spans[letter, default: Span()].introduced = Self.numbers(version)
    }
  }

  private mutating func readLong(_ arguments: [AvailabilityArgumentSyntax]) {
    var name = ""
    switch arguments[0].argument {
    case .token(let token): name = token.text
    case .availabilityVersionRestriction(let clause): name = clause.platform.text
    default: return
    }
    guard let letter = Self.letter(name) else { return }
    var span = spans[letter] ?? Span()
    for argument in arguments.dropFirst() {
      switch argument.argument {
      case .token(let word):
        if word.text == "deprecated" { span.isDeprecated = true }
        if word.text == "unavailable" { span.isUnavailable = true }
      case .availabilityLabeledArgument(let option):
        switch option.value {
        case .version(let version):
          if option.label.text == "introduced" { span.introduced = Self.numbers(version) }
          if option.label.text == "deprecated" { span.deprecated = Self.numbers(version) }
          if option.label.text == "obsoleted" { span.obsoleted = Self.numbers(version) }
        case .string(let literal):
          if option.label.text == "renamed" { renamed = literal.segments.trimmedDescription }
        }
      default: break
      }
    }
    switch letter {
    case "e":
      if span.isUnavailable { spans[letter] = Span(isUnavailable: true) }
    case "swift":
      if span.deprecated != nil || span.isDeprecated { spans["*", default: Span()].isDeprecated = true }
      if span.obsoleted != nil || span.isUnavailable { spans["*", default: Span()].isUnavailable = true }
    default: spans[letter] = span
    }
  }

  func within(_ outer: Availability) -> Availability {
    Availability(
      spans: spans.merging(outer.spans) { own, outer in own.within(outer) }, renamed: renamed)
  }

  var text: String {
    var text = ""
    for letter in ["i", "m", "t", "w", "v", "c", "d", "a", "*", "e"] {
      guard let span = spans[letter], letter != "*" || span != Span() else { continue }
      text += letter + span.text
    }
    return text
  }
}

func text(_ node: (some SyntaxProtocol)?) -> String {
  guard let node else { return "" }
  var text = ""
  var gap = false
  for token in node.tokens(viewMode: .sourceAccurate) {
    if !text.isEmpty, gap || !token.leadingTrivia.isEmpty { text += " " }
    text += token.text
    gap = !token.trailingTrivia.isEmpty
  }
  return text
}

func unquoted(_ name: String) -> String {
  name.count > 2 && name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
}

struct Scope {
  var owners: [String] = []
  var availability = Availability()
  var isProtocol = false
  var isInactive = false
}

var lines = ""

struct Declaration {
  var kind: String
  var name: String
  var parameters = ""
  var result = ""
  var generics: [String] = []
  var requirements: GenericWhereClauseSyntax?
  var inherited: InheritanceClauseSyntax?
  var flags: Set<String> = []
}

func parameter(
  _ first: TokenSyntax?, _ second: TokenSyntax?, oneNameIsLabel: Bool, attributes: AttributeListSyntax?,
  type: TypeSyntax, isVariadic: Bool, value: InitializerClauseSyntax?
) -> String {
  var label = "-"
  if let first, first.text != "_", second != nil || oneNameIsLabel { label = unquoted(first.text) }
  let attributes = attributes?.compactMap { $0.as(AttributeSyntax.self).map { text($0) } } ?? []
  return [label, attributes.joined(separator: " "), text(type), isVariadic ? "..." : "", text(value?.value)]
    .joined(separator: "|")
}

func list(of clause: FunctionParameterClauseSyntax, oneNameIsLabel: Bool = true) -> String {
  clause.parameters.map {
    parameter(
      $0.firstName, $0.secondName, oneNameIsLabel: oneNameIsLabel, attributes: $0.attributes, type: $0.type,
      isVariadic: $0.ellipsis != nil, value: $0.defaultValue)
  }.joined(separator: ";")
}

func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
  clause?.parameters.map { text($0.with(\.trailingComma, nil)) } ?? []
}

let flagNames = [
  "_disfavoredOverload": "disfavored", "_alwaysEmitIntoClient": "emitted", "_spi": "spi",
  "_spi_available": "spi", "propertyWrapper": "wrapper", "resultBuilder": "builder", "frozen": "frozen",
  "_functionBuilder": "builder",
]

struct Attributes {
  var availability = Availability()
  var flags: Set<String> = []

  mutating func read(_ list: AttributeListSyntax) {
    for element in list {
      if case .attribute(let attribute) = element { read(attribute) }
      guard case .ifConfigDecl(let config) = element else { continue }
      for case .attributes(let attributes)? in config.clauses.map(\.elements) { read(attributes) }
    }
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    var name = text(attribute.attributeName)
    if let member = attribute.attributeName.as(MemberTypeSyntax.self) { name = member.name.text }
    if name == "available", case .availability(let arguments) = attribute.arguments {
      availability.read(arguments)
    }
    if let flag = flagNames[name] { flags.insert(flag) }
  }
}

func isSettable(_ binding: PatternBindingSyntax) -> Bool {
  guard let block = binding.accessorBlock else { return true }
  guard case .accessors(let accessors) = block.accessors else { return false }
  let writers = ["set", "_modify", "modify", "unsafeMutableAddress"]
  return accessors.contains { writers.contains($0.accessorSpecifier.text) }
}

let kinds: [SyntaxKind: String] = [
  .structDecl: "structure", .classDecl: "classType", .actorDecl: "actor", .enumDecl: "enumeration",
  .protocolDecl: "protocolType", .extensionDecl: "extension", .typeAliasDecl: "typealias",
  .associatedTypeDecl: "associatedType", .functionDecl: "function", .initializerDecl: "initializer",
  .subscriptDecl: "subscript", .macroDecl: "macro", .variableDecl: "property", .enumCaseDecl: "enumCase",
]

func declarations(of node: DeclSyntax) -> [Declaration] {
  guard let kind = kinds[node.kind] else { return [] }
  let generic = node.asProtocol(WithGenericParametersSyntax.self)
  var declaration = Declaration(kind: kind, name: node.asProtocol(NamedDeclSyntax.self)?.name.text ?? "")
  declaration.generics = generics(generic?.genericParameterClause)
  declaration.requirements =
    generic?.genericWhereClause ?? node.asProtocol(DeclGroupSyntax.self)?.genericWhereClause
  declaration.inherited = node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
  switch node.as(DeclSyntaxEnum.self) {
  case .extensionDecl(let node): declaration.name = text(node.extendedType)
  case .protocolDecl(let node):
    declaration.generics = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { $0.name.text } ?? []
  case .typeAliasDecl(let node): declaration.result = text(node.initializer.value)
  case .associatedTypeDecl(let node):
    declaration.result = text(node.initializer?.value)
    declaration.requirements = node.genericWhereClause
    declaration.inherited = node.inheritanceClause
  case .functionDecl(let node):
    declaration.read(node.signature)
  case .initializerDecl(let node):
    declaration.name = "init"
    declaration.read(node.signature)
    if node.optionalMark != nil { declaration.flags.insert("failable") }
  case .macroDecl(let node): declaration.read(node.signature)
  case .subscriptDecl(let node):
    declaration.name = "subscript"
    declaration.parameters = list(of: node.parameterClause, oneNameIsLabel: false)
    declaration.result = text(node.returnClause.type)
  case .variableDecl(let node):
    return node.bindings.map { binding in
      let isSettable = node.bindingSpecifier.text == "var" && isSettable(binding)
      return Declaration(
        kind: kind, name: text(binding.pattern), result: text(binding.typeAnnotation?.type),
        flags: isSettable ? ["settable"] : [])
    }
  case .enumCaseDecl(let node):
    return node.elements.map { element in
      let parameters = element.parameterClause?.parameters.map {
        parameter(
          $0.firstName, $0.secondName, oneNameIsLabel: true, attributes: nil, type: $0.type,
          isVariadic: false, value: $0.defaultValue)
      }
      return Declaration(
        kind: kind, name: element.name.text, parameters: parameters?.joined(separator: ";") ?? "")
    }
  default: break
  }
  return [declaration]
}

extension Declaration {
  mutating func read(_ signature: FunctionSignatureSyntax) {
    parameters = list(of: signature.parameterClause)
    result = text(signature.returnClause?.type)
    if signature.effectSpecifiers?.asyncSpecifier != nil { flags.insert("async") }
    if signature.effectSpecifiers?.throwsClause != nil { flags.insert("throws") }
  }
}

struct FileWalk {
  let configuration: Configuration

  func walk(_ items: [DeclSyntax], _ scope: Scope) {
    for item in items {
      if let config = item.as(IfConfigDeclSyntax.self) {
        walk(config, scope)
      } else if let node = item.as(ImportDeclSyntax.self) {
        let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
        lines += "import\t\(node.path.first?.name.text ?? "")\t\(isExported ? "exported" : "")\n"
      } else {
        declare(item, scope)
      }
    }
  }

  private func walk(_ config: IfConfigDeclSyntax, _ scope: Scope) {
    let active = config.activeClause(in: configuration).clause
    for clause in config.clauses {
      var inner = scope
      inner.isInactive = scope.isInactive || clause.id != active?.id
      switch clause.elements {
      case .statements(let items): walk(items.compactMap { $0.item.as(DeclSyntax.self) }, inner)
      case .decls(let members): walk(members.map(\.decl), inner)
      default: continue
      }
    }
  }

  private func declare(_ item: DeclSyntax, _ scope: Scope) {
    guard let modified = item.asProtocol(WithModifiersSyntax.self),
      let attributed = item.asProtocol(WithAttributesSyntax.self)
    else { return }
    let isPublic =
      scope.isProtocol || item.is(ExtensionDeclSyntax.self) || item.is(EnumCaseDeclSyntax.self)
      || modified.modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    let found = declarations(of: item)
    guard isPublic, !found.isEmpty else { return }
    var attributes = Attributes()
    attributes.read(attributed.attributes)
    if modified.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      attributes.flags.insert("static")
    }
    if scope.isInactive { attributes.flags.insert("inactive") }
    let availability = attributes.availability.within(scope.availability)
    for declaration in found {
      let inherited = declaration.inherited?.inheritedTypes.map { text($0.type) } ?? []
      lines +=
        [
          declaration.kind, declaration.flags.union(attributes.flags).sorted().joined(separator: " "),
          scope.owners.joined(separator: "/"), unquoted(declaration.name), declaration.parameters,
          declaration.result, declaration.generics.joined(separator: ", "),
          text(declaration.requirements?.requirements), inherited.joined(separator: ", "),
          availability.text, availability.renamed,
        ].joined(separator: "\t") + "\n"
    }
    guard let group = item.asProtocol(DeclGroupSyntax.self) else { return }
    walk(
      group.memberBlock.members.map(\.decl),
      Scope(
        owners: scope.owners + [unquoted(found[0].name)], availability: availability,
        isProtocol: item.is(ProtocolDeclSyntax.self), isInactive: scope.isInactive))
  }
}

while let path = readLine() {
  lines = "unreadable\n"
  if let data = FileManager.default.contents(atPath: path) {
    let source = String(decoding: data, as: UTF8.self)
    let tree = Parser.parse(source: source)
    lines = "file\n"
    let walk = FileWalk(configuration: Configuration(header: String(source.prefix(4000))))
    walk.walk(tree.statements.compactMap { $0.item.as(DeclSyntax.self) }, Scope())
  }
  FileHandle.standardOutput.write(Data(lines.utf8))
}
