// enum PointerShape {                          (or the conversion in an extension of it)
//   case link, upDown
//   @available(macOS 15, *)
//   var official: PointerStyle {
//     switch self {
//     case .link: .link
//     case .upDown: .upDown
//     }
//   }
// }
//
// An enum that becomes a native value of the same name case by case. What does anything else keeps its place.
import Availability
import LintCore
import SwiftSource

/// A candidate: its type converts to something newer.
struct MirrorHint: ProjectFact {
  var name: String
  /// The first name of the native type: a project declaration of that name would shadow it.
  var native: String
  var converter: String
}

/// An enum with the name of a mirror.
struct MirrorEnum: ProjectFact {
  var name: String
  /// The type that it is nested in.
  var owner: String?
  var cases: Set<String>
  var conformances: [String]
  /// What it has beside cases and a conversion, or what its declaration carries.
  var surplus: String?
  var isPublic: Bool
  /// A comment that goes with it.
  var doubt: Doubt?
  var removableLines: Int
  var place: ProjectPlace
  var deletion: FileEdit
}

/// A property that makes a native value of a mirror.
struct MirrorConverter: ProjectFact {
  /// The mirror's name.
  var mirror: String
  var name: String
  /// The native type as it is written, without its module.
  var native: String
  var module: String?
  /// The names of native values by those of its cases.
  var natives: [String: String]
  /// Its `switch` only lists cases.
  var isPlain: Bool
  /// Of `Equatable`, `Hashable` and `Sendable`: the protocols that the native type conforms to.
  var conformances: Set<String>
  /// What lets it use the native type.
  var attributes: [AvailabilityAttribute]
  /// It is declared in the enum itself, and goes with it.
  var isInside: Bool
  var place: ProjectPlace
  var deletion: FileEdit
}

/// Something else that an extension gives a mirror.
struct MirrorSurplus: ProjectFact {
  var mirror: String
  var what: String
}

/// A declaration elsewhere that has the name of a conversion.
struct MirrorRival: ProjectFact {
  var name: String
}

/// Reads what a file declares of mirrors.
struct MirrorReading {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  /// The mirrors whose conversion needs no check any more.
  func hints() -> [any ProjectFact] {
    let attributes = pass.facts.attributes
    let newer = Set(
      attributes.indices.lazy.filter { attributes[$0].judgement.introduction?.verdict == .always }
        .map { attributes[$0].declaration })
    if newer.isEmpty { return [] }
    return pass.facts.declarations(where: \.mayBeMirror).flatMap { node in
      let isNewer = node.kind == .extensionDeclaration && newer.contains(node.index)
      return converters(of: node) { isNewer || newer.contains($0.index) }.compactMap {
        converter -> MirrorHint? in
        guard !self.attributes(of: converter, in: node).isEmpty,
          let fact = self.converter(converter, of: node),
          !pass.context.system.index.types(named: fact.native).isEmpty
        else { return nil }
        return MirrorHint(name: fact.mirror, native: fact.nativeRoot, converter: fact.name)
      }
    }
  }

  /// All that the file declares of some mirrors.
  func declarations(of names: Set<String>) -> [any ProjectFact] {
    types.flatMap { node -> [any ProjectFact] in
      guard let name = mirrorName(of: node), names.contains(name) else { return [] }
      let found = converters(of: node)
      var facts: [any ProjectFact] = found.compactMap { converter($0, of: node) }
      let others = (node.body?.items ?? []).filter { item in
        item.kind != .enumCaseDeclaration && !found.contains { $0.node.index == item.index }
      }
      if node.kind == .enumDeclaration {
        facts.append(mirror(node, name: name, other: others.first))
      } else if let other = others.first {
        facts.append(MirrorSurplus(mirror: name, what: other.displayName))
      } else if let more = node.child(.inheritance) {
        facts.append(MirrorSurplus(mirror: name, what: "'\(more.conciseText)'"))
      }
      return facts
    }
  }

  /// Whether a declaration is a member of a mirror.
  func isMember(_ node: Syntax, of names: Set<String>) -> Bool {
    node.parent?.scopeContainer.parent.flatMap(mirrorName).map(names.contains) ?? false
  }

  /// Enums, and what may extend one.
  private var types: [Syntax] { tree.nodes(where: \.mayBeMirror) }

  private func mirrorName(of node: Syntax) -> String? {
    if node.kind == .enumDeclaration { return node.declaredName }
    guard let type = node.child(.type), let last = type.tokenIndices.last,
      tree.tokens[last].kind == .identifier
    else { return nil }
    return tree.text(ofToken: last)
  }

  /// The attributes that make the conversion newer than the enum. An enum that is as new itself is no mirror.
  private func attributes(of conversion: Conversion, in node: Syntax) -> [AvailabilityAttribute] {
    let declarations = [conversion.node.index] + (node.kind == .extensionDeclaration ? [node.index] : [])
    return pass.facts.attributes.filter {
      declarations.contains($0.declaration) && $0.judgement.introduction?.verdict == .always
    }.compactMap(\.available)
  }

  private func mirror(_ node: Syntax, name: String, other: Syntax?) -> MirrorEnum {
    let elements = node.descendants.filter { $0.kind == .enumElement }
    let cases = Set(elements.map { tree.text(ofToken: $0.anchorIndex) })
    let withValues = elements.first { $0.child(.parameters) != nil }
    let attribute = node.attributes.first { $0.attributeName != "available" }
    let extent = tree.extent(of: node.emptiedOwner)
    return MirrorEnum(
      name: name, owner: owner(of: node), cases: cases,
      conformances: node.child(.inheritance)?.children(.type).map(\.text) ?? [],
      surplus: other?.displayName ?? withValues?.displayName ?? attribute.map { "'\($0.conciseText)'" }
        ?? node.child(.genericParameters).map { "'\($0.conciseText)'" },
      isPublic: pass.isSeenOutside(node), doubt: pass.doubtOfReason(of: node),
      removableLines: tree.text.lineCount(of: extent),
      place: pass.projectPlace(node.anchor.range), deletion: pass.fileEdit(tree.text.deletion(of: extent)))
  }

  private func owner(of node: Syntax) -> String? {
    guard let type = node.enclosingType else { return nil }
    guard type.kind == .extensionDeclaration else { return type.declaredName }
    return type.child(.type).map { tree.text(ofToken: $0.tokenIndices.lowerBound) }
  }

  // MARK: Conversions

  /// A declaration that converts, with its type and its `switch`.
  private struct Conversion {
    let node: Syntax
    let type: Syntax
    let choice: Syntax
  }

  private func converters(of node: Syntax, where isWanted: (Syntax) -> Bool = { _ in true }) -> [Conversion] {
    (node.body?.items ?? []).lazy.filter(isWanted).compactMap { item in
      guard item.kind == .variableDeclaration, !item.modifiers.contains("static"),
        let type = item.child(.binding)?.child(.type),
        let block = item.child(.binding)?.child(.accessorBlock),
        let choice = block.descendants.first(where: { $0.kind == .switchStatement }),
        tree.text(ofToken: choice.anchorIndex + 1) == "self",
        tree.tokens[choice.anchorIndex + 2].kind == .leftBrace, isAll(choice, of: block),
        type.tokens.allSatisfy({ $0.kind == .identifier || $0.kind == .period }),
        type.tokens.last.map({ tree.text[$0.range].first?.isUppercase == true }) ?? false
      else { return nil }
      return Conversion(node: item, type: type, choice: choice)
    }
  }

  /// Whether a `switch` is all that stands in a body.
  private func isAll(_ choice: Syntax, of block: Syntax) -> Bool {
    let inner = block.tokenIndices.dropFirst().dropLast()
    return inner.filter {
      !["return", "get", "{", "}"].contains(tree.text(ofToken: $0)) || choice.tokenIndices.contains($0)
    }
    .count == choice.tokenIndices.count
  }

  private func converter(_ conversion: Conversion, of node: Syntax) -> MirrorConverter? {
    guard let mirror = mirrorName(of: node) else { return nil }
    let imports = tree.importedModules
    var path = conversion.type.tokenIndices.filter { tree.tokens[$0].kind == .identifier }.map {
      tree.text(ofToken: $0)
    }
    let module = path.count > 1 && imports.contains(path[0]) ? path.removeFirst() : nil
    let item = conversion.node
    var natives: [String: String] = [:]
    var isPlain = true
    for part in conversion.choice.children where part.kind == .switchCase || part.kind == .ifConfig {
      if let (name, native) = pair(part) { natives[name] = native } else { isPlain = false }
    }
    if natives.isEmpty { return nil }
    let native = path.joined(separator: ".")
    let index = pass.context.system.index
    return MirrorConverter(
      mirror: mirror, name: item.child(.binding)?.declaredName ?? "", native: native, module: module,
      natives: natives, isPlain: isPlain,
      conformances: Set(["Equatable", "Hashable"].filter { index.conforms(native, to: $0) } + ["Sendable"]),
      attributes: attributes(of: conversion, in: node), isInside: node.kind == .enumDeclaration,
      place: pass.projectPlace((item.child(.binding) ?? item).anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: item.emptiedOwner))))
  }

  /// Of `case .link: return .link`, `case .link: PointerStyle.link`: the names of both.
  private func pair(_ line: Syntax) -> (String, String)? {
    guard line.kind == .switchCase, let label = line.child(.caseLabel), line.items.count == 1,
      let value = line.items[0].returnedTokens, tree.text(ofToken: label.anchorIndex) == "case"
    else { return nil }
    let pattern = label.tokenIndices.dropFirst().dropLast()
    let type = value.dropLast(2)
    guard pattern.count == 2, tree.tokens[pattern.lowerBound].kind == .period,
      value.count > 1, tree.tokens[value.upperBound - 2].kind == .period,
      type.isEmpty || tree.text(ofToken: type.lowerBound).isTypeName,
      type.allSatisfy({ [.identifier, .period].contains(tree.tokens[$0].kind) })
    else { return nil }
    return (tree.text(ofToken: pattern.upperBound - 1), tree.text(ofToken: value.upperBound - 1))
  }
}

extension MirrorConverter {
  /// The first name of the native type.
  var nativeRoot: String { native.split(separator: ".").first.map(String.init) ?? native }
}

extension NodeKind {
  fileprivate var mayBeMirror: Bool { self == .enumDeclaration || self == .extensionDeclaration }
}
