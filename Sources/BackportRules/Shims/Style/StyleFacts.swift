import Availability
import LintCore
import SwiftSource

/// A style whose whole body is a constant check, and the native style that its modern branch applies.
struct StyleShim: ProjectFact {
  /// A static member that only makes the style.
  struct Member: Hashable, Sendable {
    var name: String
    /// The type or protocol that it is a member of.
    var owner: String
    /// Whether `.name` alone can be it: it is a member of the style's protocol.
    var isImplicit: Bool
    var place: ProjectPlace
  }

  var name: String
  /// The view that such styles are for, and the modifier that applies them.
  var view: String
  var modifier: String
  /// As it is written; `nil`: it applies none, and the style that is set further out stays in effect.
  var native: String?
  var members: [Member]
  /// `nil`: the whole project may use it.
  var onlyFile: String?
  var isPublic: Bool
  var conditions: [AvailabilityCondition]
  var reason: Obstacle?
  var place: ProjectPlace
  /// The type first, and its members.
  var deletions: [FileEdit]
  var removableLines: Int

  /// What the project would have to declare for the native style's name, or for the modifier's, to mean that.
  var rivalDeclarations: Set<String> {
    var words = Set(view.typeDeclarations + ["func \(modifier)"])
    if let native, let name = SyntaxTree(native).firstName {
      words.formUnion(
        name.isTypeName ? Set(name.typeDeclarations) : ["var \(name)", "let \(name)", "func \(name)"])
    }
    return words
  }

  /// The names in `rivalDeclarations`.
  var rivalNames: Set<String> { Set([view, modifier, nativeName].compactMap { $0 }) }

  /// `glass` of `.glass(2)`, `BorderedButtonStyle` of `BorderedButtonStyle()`.
  var nativeName: String? { native.flatMap { SyntaxTree($0).firstName } }
}

/// A declaration of the project by the name of a native style, or of a modifier for styles.
struct StyleRival: ProjectFact {
  var name: String
}

/// The styles of SwiftUI that a style can apply to the view of its configuration, by their protocols: such views have an
/// initializer with a configuration (Apple's documentation, November 2026).
enum StyleProtocol {
  /// The modifier that applies the styles of a protocol. `buttonStyle` takes a `ButtonStyle`, too.
  static func modifier(for style: String) -> String? {
    style == "ButtonStyle" ? "buttonStyle" : all[style]?.modifier
  }

  static let all: [String: (view: String, modifier: String)] = [
    "PrimitiveButtonStyle": ("Button", "buttonStyle"),
    "LabelStyle": ("Label", "labelStyle"),
    "ToggleStyle": ("Toggle", "toggleStyle"),
    "MenuStyle": ("Menu", "menuStyle"),
    "GroupBoxStyle": ("GroupBox", "groupBoxStyle"),
    "ControlGroupStyle": ("ControlGroup", "controlGroupStyle"),
    "ProgressViewStyle": ("ProgressView", "progressViewStyle"),
    "LabeledContentStyle": ("LabeledContent", "labeledContentStyle"),
    "FormStyle": ("Form", "formStyle"),
    "DatePickerStyle": ("DatePicker", "datePickerStyle"),
    "DisclosureGroupStyle": ("DisclosureGroup", "disclosureGroupStyle"),
  ]
}

extension SyntaxTree {
  fileprivate var firstName: String? {
    tokens.indices.first { tokens[$0].kind == .identifier }.map { text(ofToken: $0) }
  }
}
