import LintCore
import SwiftSource

/// A place where a shim may be used.
struct ShimUse: ProjectFact {
  /// A shim that it may refer to, by its number, and what would become of the use.
  struct Meaning: Hashable, Sendable {
    var shim: Int
    var edits: [FileEdit]
    /// Why it cannot be rewritten.
    var refusal: Obstacle?
    /// Why only a type checker could tell whether it means the same afterwards.
    var doubt: Doubt?
    /// How certain it is that the use refers to this declaration.
    var certainty = UseCertainty.own
  }

  /// The groups of shims that it may refer to: those of a wrapper, those of one name.
  var groups: Set<String>
  var meanings: [Meaning]
  /// Why nothing of these groups can go.
  var obstacle: Obstacle?
  /// Why it may mean one of these groups, which only a type checker could tell.
  var doubt: Doubt? = nil
  /// Whether a value stands before it, or a type; `nil`: nothing, or something that may be either.
  var isOfValue: Bool? = nil
  /// It only may be a function, and nothing is called: where the project has a value of that name, it means that.
  var isUncalledFunction = false
  /// The labels of a call's arguments; `nil`: nothing is called.
  var labels: [String?]? = nil
  /// How many closures stand behind the call; `nil`: nothing is called.
  var closures: Int? = nil
  /// Another declaration of the project with that name.
  var rival: NameRival? = nil
  /// The build's index tells that it means a shim, or which other declaration it is.
  var isDecided = false
  /// Whether findings name the place.
  var isListed = true
  var place: ProjectPlace

  /// Whether it may refer to a shim at all: a call with other labels does not.
  var mayMeanAny: Bool { !meanings.isEmpty || obstacle != nil || doubt != nil }

  /// Whether it only shows that another declaration has the name.
  var isOfNamesake: Bool {
    if rival != nil, case .at(.sameName, _) = obstacle { return true }
    return false
  }
}
