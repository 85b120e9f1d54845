// The public declarations of a module's interface in SwiftSyntax's tree.
//
// Output: for each file a line `file` (or `unreadable`), then a line for each import and each public declaration, with
// fields separated by tabs; `InterfaceFact` writes the same for our reader. SwiftIfConfig evaluates `#if`.
import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A current compiler for the system in the interface's header.
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

struct Scope {
  var owners: [String] = []
  var availability = Availability()
  var isProtocol = false
  var isInactive = false
}

struct FileWalk {
  let configuration: Configuration

  func walk(_ items: [DeclSyntax], _ scope: Scope) {
    for item in items {
      if let config = item.as(IfConfigDeclSyntax.self) {
        walk(config, scope)
      } else if !item.is(ImportDeclSyntax.self) {
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
      write(
        [
          declaration.kind, declaration.flags.union(attributes.flags).sorted().joined(separator: " "),
          scope.owners.joined(separator: "/"), unquoted(declaration.name), declaration.parameters,
          declaration.result, declaration.generics.joined(separator: ", "),
          text(declaration.requirements?.requirements), inherited.joined(separator: ", "),
          availability.text, availability.renamed,
        ].joined(separator: "\t") + "\n")
    }
    guard let group = item.asProtocol(DeclGroupSyntax.self) else { return }
    walk(
      group.memberBlock.members.map(\.decl),
      Scope(
        owners: scope.owners + [unquoted(found[0].name)], availability: availability,
        isProtocol: item.is(ProtocolDeclSyntax.self), isInactive: scope.isInactive))
  }
}

@main
enum InterfaceOracle {
  static func main() {
    answerForEachFile { bytes in
      guard let bytes else { return write("unreadable\n") }
      write("file\n")
      let header = String(decoding: bytes.prefix(4000), as: UTF8.self)
      let tree = Parser.parse(source: bytes)
      let walk = FileWalk(configuration: Configuration(header: header))
      walk.walk(tree.statements.compactMap { $0.item.as(DeclSyntax.self) }, Scope())
    }
  }
}
