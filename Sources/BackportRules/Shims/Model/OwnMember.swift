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
  /// By the build's index; empty: not known.
  var symbols: Set<String> = []

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
    labels = node.kind == .functionDeclaration ? node.parameterList.map { $0.map(\.label) } ?? [] : nil
  }

  /// Whether a call by that pattern could mean this one.
  func takesThePlace(of forwarding: Forwarding) -> Bool {
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

extension Forwarding {
  /// What would declare the same in the project: then the shim calls that, or a call without the shim would.
  var rivalDeclarations: Set<String> {
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
