import LintCore
import SwiftSource

/// Whether a name holds a value of a mirror at its place.
enum MirrorHolding: Hashable {
  case yes, no
  /// If nothing else of the project is called so.
  case perhaps(String)

  init(_ mirror: MirrorType, at token: Int, in tree: SyntaxTree) {
    let name = tree.text(ofToken: token)
    guard name != mirror.name else {
      self = .yes
      return
    }
    let carriers = mirror.carriers.filter { $0.name == name }
    let isMember = token > 1 && tree.tokens[token - 1].kind == .period
    let declared = tree.declaredType(of: name, at: tree.node(coveringToken: token), isMember: isMember)
    // What only functions know is known where one of them declares it.
    if carriers.allSatisfy(\.isLocal), isMember || declared == nil {
      self = .no
      return
    }
    guard !isMember || ["self", "Self"].contains(tree.text(ofToken: token - 2)),
      case .some(.some(let type)) = declared
    else {
      self = .perhaps(name)
      return
    }
    self = type.names(mirror.name) ? .yes : .no
  }

  /// Of any of some tokens.
  init(_ mirror: MirrorType, in tokens: Range<Int>, of tree: SyntaxTree) {
    self = .no
    for token in tokens {
      switch MirrorHolding(mirror, at: token, in: tree) {
      case .yes:
        self = .yes
        return
      case .perhaps(let name): self = .perhaps(name)
      case .no: break
      }
    }
  }
}

extension SyntaxTree {
  /// The type that a name has which is declared in the scopes around a place, as far as they are in the file;
  /// `.some(nil)`: it is declared without one; `nil`: it is not declared there.
  fileprivate func declaredType(of name: String, at node: Syntax, isMember: Bool) -> Syntax?? {
    for around in node.ancestors {
      switch around.kind {
      case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .closureSignature:
        if isMember { break }
        for parameter in around.child(.parameters)?.children(.parameter) ?? [] {
          let second = text(ofToken: parameter.anchorIndex + 1)
          let own = second == ":" ? text(ofToken: parameter.anchorIndex) : second
          if own == name { return .some(parameter.child(.type)) }
        }
      case .codeBlock, .closure, .accessorBlock, .switchCase, .memberBlock:
        if isMember, around.kind != .memberBlock { break }
        for item in around.items where item.kind == .variableDeclaration {
          for binding in item.children(.binding) where binding.boundNames.contains(name) {
            return .some(binding.child(.type))
          }
        }
      default: break
      }
    }
    return nil
  }
}

extension Syntax {
  fileprivate var namedTypes: Set<String> {
    Set(tokenIndices.filter { tree.tokens[$0].kind == .identifier }.map { tree.text(ofToken: $0) })
  }

  /// Whether a type is made of another one: `PointerShape?`, `[Backport<Any>.PointerShape]`.
  func names(_ type: String) -> Bool { tokenIndices.contains { tree.text(ofToken: $0) == type } }
}

/// A member or constant of the project that is called like what holds mirrors, and holds something else.
struct MirrorCarrierRival: ProjectFact {
  var name: String
  var mirror: String
  /// The names that its type is made of; empty: it is not written.
  var types: Set<String>
}

extension MirrorUses {
  func rivals(in tree: SyntaxTree) -> [MirrorCarrierRival] {
    tree.nodes { $0 == .binding }.flatMap { binding -> [MirrorCarrierRival] in
      guard let container = binding.parent?.parent?.scopeContainer.kind,
        container == .memberBlock || container == .sourceFile
      else { return [] }
      return binding.boundNames.flatMap { name in
        (byCarrier[name] ?? []).filter { mirror in
          if let type = binding.child(.type) { return !type.names(mirror.name) }
          return MirrorHolding(
            mirror, in: binding.child(.initializer)?.tokenIndices ?? 0..<0, of: tree) == .no
        }.map {
          MirrorCarrierRival(name: name, mirror: $0.name, types: binding.child(.type)?.namedTypes ?? [])
        }
      }
    }
  }
}
