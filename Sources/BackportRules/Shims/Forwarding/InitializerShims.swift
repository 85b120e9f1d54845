// extension URL {
//   init?(string: String, invalid: Bool) {
//     if #available(old) { self.init(string: string, encodingInvalidCharacters: invalid) } else { … }
//   }
// }
import LintCore
import SwiftSource

/// Finds the initializers of a file that are added to a native type and only call one of its own.
struct InitializerShimReader {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    pass.facts.declarations { $0 == .initializerDeclaration }.filter(pass.facts.hasConstantCheck)
      .compactMap(shim)
  }

  private func shim(_ node: Syntax) -> ForwardingShim? {
    guard let container = node.parent?.scopeContainer, container.kind == .memberBlock,
      let owner = container.parent, owner.kind == .extensionDeclaration,
      let type = owner.child(.type)?.text, type.isTypeName, let parameters = node.parameterList,
      !node.modifiers.contains("override"), let body = node.body,
      case .value(let value, let conditions) = ModernBody(of: body, facts: pass.facts), !conditions.isEmpty
    else { return nil }
    let isPrivate = node.isPrivate
    var shim = ForwardingShim(
      kind: .initializer, name: "init", isProperty: false, isFree: false, isStatic: true, owner: type,
      onlyFile: isPrivate ? pass.path : nil, parameters: parameters, isPlain: true, isWithinType: false,
      conditions: conditions, isPublic: pass.isSeenOutside(node), imports: tree.importedModules,
      place: pass.projectPlace(node.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner))),
      removableLines: tree.text.lineCount(of: tree.extent(of: node)), isVoid: false)
    shim.effects = CallEffects(of: node)
    do throws(Obstacle) {
      var forwarding = try Forwarding(
        value, of: tree, parameters: parameters, receivers: ["self"], isStatic: false)
      guard forwarding.receiver == .receiver, forwarding.name == "init", !forwarding.isImplied else {
        return nil
      }
      forwarding.receiver = .none(module: nil)
      forwarding.name = type
      forwarding.consult(.type(type), parameters, of: body, modern: value, in: pass)
      forwarding.findConversions(parameters, owner: type, result: nil, in: pass.context.system)
      shim.forwarding = forwarding
      if isDeclaredBesideItsType(forwarding) { shim.imports = [] }
    } catch {
      return nil
    }
    // One with the native labels is told apart by its types.
    if shim.keyLabel == nil { return nil }
    shim.doubt = doubt(extendedBy: owner)
    shim.reason =
      reasonToStay(node, owner, shim, value: value)
      ?? shim.forwarding?.objection(in: pass.scopes, at: value.lowerBound, parameters)
      ?? (isPrivate ? nil : shim.forwarding?.objection(toPrivateNamesIn: tree, parameters))
    return shim
  }

  /// Whether the module of the type declares what is called, too: no other import is needed.
  private func isDeclaredBesideItsType(_ forwarding: Forwarding) -> Bool {
    let system = pass.context.system
    let type = forwarding.name ?? ""
    let modules = Set(system.index.types(named: type).map(\.module))
    let called = system.initializers(of: type).filter {
      NativeCounterpart($0, taking: forwarding.arguments) != nil
    }
    return !called.isEmpty && called.allSatisfy { modules.contains($0.module) }
  }

  /// Initializers have no names: other types, protocols of other modules and the project's other extensions may have
  /// one with these labels.
  private func doubt(extendedBy owner: Syntax) -> Doubt {
    owner.child(.inheritance).map { .required($0.conciseText) } ?? .maybeMeant(nil)
  }

  private func reasonToStay(
    _ node: Syntax, _ owner: Syntax, _ shim: ForwardingShim, value: Range<Int>
  ) -> Obstacle? {
    if node.child(.genericParameters) != nil || node.child(.whereClause) != nil
      || owner.child(.whereClause) != nil
    {
      return .mismatch
    }
    switch tree.text(ofToken: node.anchorIndex + 1) {
    case "!": return .mismatch
    case "?":
      switch shim.forwarding?.facts?.isFailable {
      case true?: break
      case false?: return .mismatch
      case nil: return .mismatch
      }
    default: break
    }
    return pass.reasonToStay(node, value: value)
  }
}

extension ForwardingShim {
  /// Of an initializer: the label that tells its calls from those of the native one, and that every call has to say;
  /// `nil`: none does.
  var keyLabel: String? {
    let native = Set((forwarding?.arguments ?? []).compactMap(\.label))
    return parameters.lazy.filter { $0.defaultValue == nil && !$0.isFunction }.compactMap(\.label).first {
      !native.contains($0) && SyntaxTree($0).tokens.first?.kind == .identifier
    }
  }
}
