import Availability
import LintCore
import SwiftSource

/// A type that may be a wrapper, for something reached through it has a constant check.
struct NamespaceHint: ProjectFact {
  var type: String
  /// The native types that static members forward to: a project declaration of that name would shadow them.
  var natives: Set<String>
  /// What would declare a method or property of the project with the native name: `func badge`.
  var declarations: Set<String>
  /// The same file declares the type, and it is an independent type.
  var isOther: Bool
}

/// The declaration of a wrapper, or of something else that has the name of one.
struct NamespaceWrapper: ProjectFact {
  var type: String
  /// What holds the wrapped value; `nil`: it holds more than one, or nothing.
  var stored: String?
  /// It only has its stored property and initializers.
  var isWrapper: Bool
  /// These do nothing else.
  var isPlain: Bool
  /// See `CallEffects.actor`.
  var actor: String?
  var isPublic: Bool
  /// A comment that goes with it.
  var doubt: Doubt?
  var place: ProjectPlace
  var deletion: FileEdit
}

/// A property that gives back the wrapper: `var backport: Backport<Self>`.
struct NamespaceAccessor: ProjectFact {
  var type: String
  var name: String
  var isStatic: Bool
  /// It gives back the wrapper itself, not one that is made: `Backport<Date>.self`.
  var isMetatype: Bool
  /// It wraps its receiver.
  var isPlain: Bool
  /// The extended type.
  var owner: String
  /// The configuration names such properties, and this is none of them.
  var isForeign: Bool
  var isPublic: Bool
  var place: ProjectPlace
  var deletion: FileEdit
}

/// An extension of a wrapper.
struct NamespaceExtension: ProjectFact {
  var type: String
  var isEmpty: Bool
  var place: ProjectPlace
  var deletion: FileEdit
}

/// Something that a wrapper offers.
struct NamespaceMember: ProjectFact, Inlinable {
  enum Kind: Hashable, Sendable { case method, property, type, other }

  var type: String
  var name: String
  var kind: Kind
  var isStatic: Bool
  var parameters: [Parameter]
  /// What the modern branch calls the wrapped value.
  var receiver: String?
  var forwarding: Forwarding?
  /// Why it stays although its check is constant. Without a reason and without `forwarding`, it is no shim, or its
  /// check is not constant.
  var reason: Obstacle?
  /// Why it is not certain that it can go.
  var doubt: Doubt?
  /// The constant checks.
  var conditions: [AvailabilityCondition]
  /// The replacement that its `deprecated:` attribute names.
  var renamed: String?
  var effects = CallEffects.none
  /// It gives nothing.
  var isVoid = false
  /// As declared.
  var resultType: String?
  var isPublic: Bool
  var removableLines: Int
  var place: ProjectPlace
  var deletion: FileEdit

  /// `badge(_:)`.
  var title: String {
    let isCalled = kind == .method || kind == .type && !parameters.isEmpty
    return isCalled ? parameters.title(of: name) : name
  }
}

/// A declaration that has the name of something native.
struct NamespaceRival: ProjectFact {
  var name: String
  /// It is declared within something.
  var isNested = false
  /// No other file can name it.
  var isPrivate = false
  /// See `CallEffects.actor`.
  var actor: String? = nil
}
