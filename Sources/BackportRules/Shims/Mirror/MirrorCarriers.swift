import LintCore
import Projects
import SwiftSource

/// A name of the project that holds values of a mirror: `let style: PointerShape`, `f(style: PointerShape?)`.
struct MirrorCarrier: ProjectFact {
  var mirror: String
  /// Of the value, or of the function that gives one back; empty for a parameter without a name.
  var name: String
  /// Where such a value is passed: the function, or the type that is made with it, and the label.
  var function: String?
  var label: String?
  /// What the type that it is a property of conforms to by comparing it: `Equatable`, `Hashable`.
  var comparison: String?
  /// A parameter or local variable: only its function knows it.
  var isLocal = false
}

/// The name of a mirror at a place.
struct MirrorName {
  /// With the type that it is nested in.
  let tokens: Range<Int>
  /// What it is reached by, where that is not the type that it is nested in.
  let strangeBase: String?

  /// - Returns: `nil`: something else is called so.
  init?(at index: Int, owner: String?, in tree: SyntaxTree) {
    guard index > 1, tree.tokens[index - 1].kind == .period else {
      if let owner, !tree.node(coveringToken: index).isWithin(type: owner) { return nil }
      (tokens, strangeBase) = (index..<index + 1, nil)
      return
    }
    var base = index - 2
    if tree.text(ofToken: base).hasSuffix(">") {
      var depth = 0
      while base > 0 {
        depth += tree.text(ofToken: base).count { $0 == ">" } - tree.text(ofToken: base).count { $0 == "<" }
        base -= 1
        if depth <= 0 { break }
      }
    }
    guard tree.tokens[base].kind == .identifier || tree.text(ofToken: base) == "Self",
      tree.text(ofToken: base).first?.isUppercase == true
    else { return nil }
    let name = tree.text(ofToken: base)
    if name == owner || name == "Self" {
      (tokens, strangeBase) = (base..<index + 1, nil)
    } else if owner == nil {
      (tokens, strangeBase) = (index..<index + 1, name)
    } else {
      return nil
    }
  }
}

extension MirrorReading {
  /// The names that stand for values of mirrors in a file.
  func carriers(of owners: [String: String?]) -> [any ProjectFact] {
    let tree = pass.tree
    return tree.identifiers(among: NameFilter(owners.keys)).flatMap { index -> [MirrorCarrier] in
      guard let owner = owners[tree.text(ofToken: index)],
        let name = MirrorName(at: index, owner: owner, in: tree)
      else { return [] }
      return carriers(of: tree.text(ofToken: index), at: name.tokens)
    }
  }

  private func carriers(of mirror: String, at tokens: Range<Int>) -> [MirrorCarrier] {
    let tree = pass.tree
    var node = tree.node(coveringToken: tokens.upperBound - 1)
    var isValue = false
    while let parent = node.parent {
      switch parent.kind {
      case .parameter where !isValue: return [parameter(parent, of: mirror)]
      case .binding:
        if isValue, parent.child(.type) != nil { return [] }
        return parent.boundNames.map { property($0, parent, of: mirror) }
      case .returnType where parent.parent?.kind == .functionDeclaration:
        return parent.parent?.declaredName.map { [MirrorCarrier(mirror: mirror, name: $0)] } ?? []
      case .enumElement:
        return [
          MirrorCarrier(
            mirror: mirror, name: tree.text(ofToken: parent.anchorIndex),
            function: tree.text(ofToken: parent.anchorIndex))
        ]
      case .initializer: isValue = true
      case .argument, .closure, .codeBlock, .memberBlock, .sourceFile:
        return []
      default: break
      }
      node = parent
    }
    return []
  }

  /// A parameter of a function, initializer, closure or enum case.
  private func parameter(_ node: Syntax, of mirror: String) -> MirrorCarrier {
    let tree = pass.tree
    let first = tree.text(ofToken: node.anchorIndex)
    let second = tree.text(ofToken: node.anchorIndex + 1)
    // Of a function type, or a value of an enum case.
    let isUnnamed = node.anchorIndex == node.child(.type)?.tokenIndices.lowerBound
    let name = isUnnamed ? "_" : second == ":" ? first : second
    var carrier = MirrorCarrier(mirror: mirror, name: name == "_" ? "" : name)
    let holder = node.parent?.parent
    switch holder?.kind {
    case .functionDeclaration:
      carrier.function = holder?.declaredName
      carrier.isLocal = true
    case .initializerDeclaration:
      carrier.function = holder?.enclosingTypeName
      carrier.isLocal = true
    case .enumElement: carrier.function = holder?.declaredName
    default: break
    }
    carrier.label = first == "_" || isUnnamed ? nil : first
    return carrier
  }

  private func property(_ name: String, _ binding: Syntax, of mirror: String) -> MirrorCarrier {
    var carrier = MirrorCarrier(mirror: mirror, name: name)
    let container = binding.parent?.parent?.scopeContainer
    carrier.isLocal = container?.kind != .memberBlock && container?.kind != .sourceFile
    guard let type = container, type.kind == .memberBlock else { return carrier }
    carrier.function = binding.enclosingTypeName
    carrier.label = name
    let compared: Set<String> = ["Equatable", "Hashable", "Comparable"]
    if binding.child(.accessorBlock) == nil,
      let conformance = type.parent?.child(.inheritance)?.children(.type).map(\.text).first(
        where: compared.contains)
    {
      carrier.comparison = conformance
    }
    return carrier
  }
}

extension Syntax {
  /// Whether it lies in a type of that name, or an extension of it.
  func isWithin(type name: String) -> Bool {
    ancestors.contains { $0.kind.isTypeDeclaration && $0.nameOfType == name }
  }

  /// The name of a type, or of the one that is extended.
  var nameOfType: String? {
    kind == .extensionDeclaration
      ? child(.type).map { $0.tree.text(ofToken: $0.tokenIndices.lowerBound) } : declaredName
  }

  /// The declaration of a type, or the extension, that it lies in.
  var enclosingType: Syntax? { ancestors.first(where: \.kind.isTypeDeclaration) }

  var enclosingTypeName: String? { enclosingType?.nameOfType }
}

/// What the index says of the native type of a mirror.
struct NativeTypeFacts: Hashable, Sendable {
  /// The cases of an enum that hold no values; empty: it is none.
  var cases: Set<String>
  /// These are all its cases, in newer systems, too.
  var isClosed: Bool
  /// Protocols for which an enum's cases stand in an order.
  var ordered: Set<String>
  var isHashable: Bool
  var isEquatable: Bool

  init(of type: String, in system: NativeSystem) {
    let index = system.index
    let cases = index.cases(of: type) ?? []
    self.cases = Set(cases.filter(\.parameters.isEmpty).map(\.name))
    isClosed =
      self.cases.count == cases.count
      && index.types(named: type).allSatisfy { $0.flags.contains(.isFrozen) }
    ordered = index.supertypes(of: type).intersection(["CaseIterable", "Comparable"])
    isHashable = index.conforms(type, to: "Hashable")
    isEquatable = index.conforms(type, to: "Equatable")
    guard index.types(named: type).isEmpty else { return }
    // Newer than the SDK of the built-in index; as Apple's documentation had it in June 2025.
    isEquatable = type == "Glass"
  }

  func conforms(to conformance: String) -> Bool {
    switch conformance {
    case "Equatable": isEquatable
    case "Hashable": isHashable
    default: conformance == "Sendable"
    }
  }
}
