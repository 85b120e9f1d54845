// extension Text { func badge(_ n: Int) -> Text }               what `.badge(2)` on a text would mean
// struct Row: View { func badge(_ n: Int) -> some View }        what `.badge(2)` on a row would mean
// struct Size { var badge: CGFloat }                            no member that a view has
// extension Color { static func badge(_ n: Int) -> Color }      no member that a value has
import LintCore
import SwiftSource

/// A member that the project declares with a name that a shim calls on its receiver.
struct OwnMember: ProjectFact {
  var name: String
  /// `nil`: a property.
  var labels: [String?]?
  /// The type that it is declared in, or whose extension.
  var owner: String?
  var isPrivate: Bool
  var isStatic: Bool
  /// Which values have it.
  var holder = Holder.any
  /// Whether its first parameter is a function.
  var takesFunction: Bool
  /// By the build's index; empty: not known.
  var symbols: Set<String> = []

  /// What is known of the type that it is declared in.
  enum Holder: Hashable, Sendable {
    /// It may be a protocol.
    case any
    /// A protocol asks for it: what conforms has it anyway.
    case requirement
    /// A structure, an enumeration or an actor: no other type has its members.
    case value
    /// A class, with the types that its declaration names; `nil`: they may be classes of the project.
    case classType(supertypes: Set<String>?)
  }

  /// A function or property of an extension, of a protocol, or of a type that conforms to something.
  /// - Parameter declarations: `func badge`, `var title`.
  init?(_ node: Syntax, among declarations: Set<String>) {
    // Most names are other ones.
    guard let declared = node.rivalDeclaration(among: declarations),
      let owner = node.parent?.scopeContainer.parent, owner.kind.isTypeDeclaration,
      owner.kind == .extensionDeclaration || owner.kind == .protocolDeclaration
        || owner.child(.inheritance) != nil, !node.modifiers.contains("override")
    else { return nil }
    name = declared
    self.owner = owner.typeName
    isPrivate = node.isPrivate
    isStatic = node.isStaticMember
    let parameters = node.kind == .functionDeclaration ? node.parameterList ?? [] : nil
    labels = parameters?.map(\.label)
    takesFunction = parameters?.first?.type.contains("->") ?? false
  }

  /// Whether values of a type can have it.
  func isMember(of type: ReceiverType) -> Bool {
    if owner == type.name { return true }
    switch holder {
    case .any: return true
    case .value, .requirement: return false
    case .classType(let supertypes):
      // A value may be of a subclass that the project declares.
      return !type.isValue && supertypes.map { $0.contains(type.name) } ?? true
    }
  }

  /// Whether a call by that pattern could mean this one.
  func takesThePlace(of forwarding: Forwarding) -> Bool {
    if !forwarding.rest.isEmpty { return forwarding.calls.contains(where: takesThePlace) }
    guard forwarding.name == name else { return false }
    switch forwarding.receiver {
    case .none: return false
    case .receiver: if isStatic { return false }
    case .type: if !isStatic { return false }
    case .parameter: break
    }
    guard let labels, let arguments = forwarding.arguments else {
      return labels == nil && forwarding.arguments == nil
    }
    return labels.count == arguments.count
      && zip(labels, arguments).allSatisfy { $1.isTrailing && $1.label == nil || $0 == $1.label }
  }

  /// `badge(_:)`.
  var title: String { labels.map { "\(name)(\($0.map { "\($0 ?? "_"):" }.joined()))" } ?? name }
}

/// The type of the system that a shim calls the native member on.
struct ReceiverType: Hashable, Sendable {
  var name: String
  /// Whether it is a structure or an enumeration.
  var isValue: Bool
}

extension FilePass {
  /// - Parameter member: the declaration of a member.
  func holder(of member: Syntax) -> OwnMember.Holder {
    guard let owner = member.owningType, let name = owner.extendedOrDeclaredName else { return .any }
    switch owner.kind {
    case .structDeclaration, .enumDeclaration, .actorDeclaration: return .value
    case .protocolDeclaration: return .requirement
    case .extensionDeclaration: return context.system.isValueType(name) ? .value : .any
    case .classDeclaration:
      let types = owner.child(.inheritance)?.children(.type).map(\.text) ?? []
      // A superclass comes first. Only the root class, and a protocol of the system, have no members that a shim calls.
      let isPlain = types.first.map { $0 == "NSObject" || context.system.isProtocol($0) } ?? true
      return .classType(supertypes: isPlain ? Set(types) : nil)
    default: return .any
    }
  }

  /// The type that a shim calls the native member on; `nil`: a protocol, or unknown.
  func receiverType(of forwarding: Forwarding?, owner: String?) -> ReceiverType? {
    let name: String
    switch forwarding?.receiver {
    case .receiver: name = owner ?? ""
    case .type(let type): name = type
    default: return nil
    }
    if name.isEmpty || context.system.isProtocol(name) { return nil }
    let isValue = context.system.isValueType(name)
    return isValue || name.hasObjectiveCPrefix ? ReceiverType(name: name, isValue: isValue) : nil
  }
}

extension Forwarding {
  /// What would declare the same in the project: then the shim calls that, or a call without the shim would.
  var rivalDeclarations: Set<String> {
    if !rest.isEmpty { return Set(calls.flatMap(\.rivalDeclarations)) }
    guard let name else { return [] }
    if case .none = receiver { return [] }
    return arguments == nil ? ["var \(name)", "let \(name)"] : ["func \(name)"]
  }
}

extension Syntax {
  /// The name that it declares, if that is among `func name` and the like.
  func rivalDeclaration(among declarations: Set<String>) -> String? {
    guard let container = parent?.scopeContainer.kind, container == .memberBlock || container == .sourceFile
    else { return nil }
    if kind == .functionDeclaration, let name = declaredName, declarations.contains("func \(name)") {
      return name
    }
    guard kind == .variableDeclaration else { return nil }
    return boundNames.first { declarations.contains("var \($0)") }
  }
}
