import Availability
import LintCore
import SwiftSource

/// A declaration whose whole body is a constant check, and the call that its modern branch makes.
struct ForwardingShim: ProjectFact, Inlinable {
  enum Kind: Hashable, Sendable {
    /// A function or property.
    case member
    /// A `View`, by its initializer.
    case view
    /// A `ViewModifier`, by its initializer.
    case modifier
    /// A `View` with the name of the native one, by its initializer.
    case shadow
    /// A type, by its name.
    case alias
  }

  /// What the attribute of a deprecated declaration says.
  struct Renaming: Hashable, Sendable {
    var message: String
    var title: String
    /// They have to be past where it is used, too.
    var readings: [AvailabilityAttribute]
    /// Where the attribute stands.
    var place: ProjectPlace
  }

  var kind = Kind.member
  /// The template comes from its attribute, not from a check in its body.
  var renaming: Renaming?
  /// It is marked with `// backport:inline`.
  var isMarked = false
  /// Whether its template may name declarations of the project.
  var mayStandForOwn: Bool { renaming != nil || isMarked }
  /// Another clause of a `#if` declares it, too.
  var hasAlternatives = false
  var name: String
  var isProperty: Bool
  /// Declared in no type.
  var isFree: Bool
  var isStatic: Bool
  /// The type that it is a member of.
  var owner: String?
  /// The outermost type of the path that names the owner; `nil`: the owner itself.
  var outermostOwner: String?
  /// `nil`: the whole project may use it.
  var onlyFile: String?
  var parameters: [Parameter]
  /// As declared; `nil`: it gives back nothing.
  var resultType: String?
  var forwarding: Forwarding?
  var reason: Obstacle?
  /// Whether it is reported when it stays: it is a helper for older systems, and no function of the app that
  /// happens to ask for the version.
  var isPlain: Bool
  /// What it is a member of is declared right there, and may conform to something that asks for it.
  var isWithinType: Bool
  var conditions: [AvailabilityCondition]
  var isPublic: Bool
  var doubt: Doubt?
  /// Its own body names a member of another value that is called the same.
  var isNamedLikeOther = false
  var effects = CallEffects.none
  /// The system's protocols that do not ask for it, and the doubt where the project has one of that name.
  var conformances: Set<String> = []
  var doubtOfOwnProtocols: Doubt?
  /// It is a member of a system's type, and no protocol of the system has a member of its name.
  var isUnknownToSystem = false
  /// The symbols that it is, by the build's index; empty: not known.
  var symbols: Set<String> = []
  /// The symbols that the native name means in its body, by the build's index; empty: not known.
  var nativeSymbols: Set<String> = []
  /// By the build's index and the system's: a value that it is a member of has no other type than its owner.
  var isOfOneType = false
  /// What the native member is called on, if that is of the system and no protocol.
  var receiverType: ReceiverType?
  /// Of a type: what else than its body others can ask of it.
  var offered: Set<String> = []
  /// The modules that the modern branch may take its names from.
  var imports: Set<String>
  var place: ProjectPlace
  var deletion: FileEdit
  var removableLines: Int

  /// It gives nothing.
  var isVoid: Bool

  var title: String {
    renaming?.title ?? (kind == .member && !isProperty ? parameters.title(of: name) : name)
  }

  var headline: ShimHeadline {
    if let renaming { return .deprecated(renaming.message) }
    if isMarked { return .marked }
    if kind == .shadow, case .some(.none(let module?)) = forwarding?.receiver {
      return .shadows(module: module)
    }
    if let forwarding, let name = forwarding.name, forwarding.assigned != nil { return .sets(native: name) }
    return .calls(native: forwarding?.callNames)
  }

  var isRenaming: Bool { renaming != nil }

  /// Whether a member that may be another type's is no such declaration: a value is called, or a function is not.
  func isAnother(by call: Syntax?) -> Bool { call == nil ? !isProperty : isNeverCalled }

  /// Whether it is a value that is no function.
  var isNeverCalled: Bool { isProperty && resultType?.contains("->") != true }

  /// The types whose names have to be written where it is used.
  var writtenTypes: Set<String> {
    if let expression = forwarding?.expression { return expression.types }
    var types = forwarding?.constantTypes(parameters) ?? []
    switch forwarding?.receiver {
    case .type(let name)?: if isFree || name != owner { types.insert(name) }
    case .some(.none(module: _)): if let name = forwarding?.name { types.insert(name) }
    default: break
    }
    return types
  }

  /// The types that the system has to declare, and not the project.
  var nativeTypes: Set<String> {
    var types = writtenTypes
    if let rootOfOwner, kind == .member { types.insert(rootOfOwner) }
    if case .type(let name)? = forwarding?.receiver { types.insert(root(of: name)) }
    return types
  }

  /// What would have to be the project's for the owner to be.
  var rootOfOwner: String? { outermostOwner ?? owner }

  func root(of type: String) -> String { type == owner ? rootOfOwner ?? type : type }
}
