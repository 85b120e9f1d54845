import Availability

/// A package whose names stand for native ones until the minimum has those: a table of facts.
struct Library: Hashable, Sendable {
  /// The module that is imported.
  var module: String
  /// The generic type that its names are members of (`Backport.AsyncImage`); `nil`: they stand by themselves.
  var wrapper: String?
  /// The property that leads to the wrapper (`view.backport.task { }`).
  var property: String?
  var names: [LibraryName]
  /// Whether `names` are all that the module declares, so that a file without any of them needs no import.
  var isComplete = true
}

/// One public name of a library, and what takes its place.
struct LibraryName: Hashable, Sendable {
  /// Where the name stands.
  enum Kind: Hashable, Sendable {
    /// Anywhere: a type, a function, a member with a name that nothing else has.
    case plain
    /// `Wrapper.Name`, `Wrapper<Any>.Name`.
    case wrapped
    /// `value.property.name`.
    case modifier
    /// A method of values of the library's type: `path.push(screen)`.
    case method(of: String)
  }
  /// What takes a name's place.
  enum Native: Hashable, Sendable {
    /// Another name; `self` in it is the receiver of the method.
    case name(String)
    /// Nothing: the modifier goes.
    case nothing
    /// There is nothing like it in the system; what a person could do.
    case missing(String)
  }

  var kind: Kind
  var name: String
  /// The labels by which an overload is known: all of these are there. Of several entries with a name the first
  /// that fits counts.
  var labels: [String] = []
  /// The whole text of the only argument by which an overload is known.
  var argument: String?
  /// How many values the closure after the call takes, by which an overload is known.
  var closureArity: Int?
  var native: Native
  /// The native name's module.
  var module = "SwiftUI"
  /// When the native name arrived, as in a condition: `iOS 16, macOS 13`. Others have always had it.
  var since = ""
  /// Platforms that do not have it at all.
  var lacking: Set<Platform> = []
  /// Names of the same group go together or not at all: their types flow from one to the other.
  var group: String?
  /// The label that an argument without one has in the native call; only closures that do not trail need it.
  var closureLabel: String?
  /// Why only a type checker can tell whether the native name will do.
  var doubt: String?
  /// So common a word that it is the library's only in a file that imports it.
  var isCommon = false

  /// What `since` says, ready to be judged.
  var condition: AvailabilityCondition {
    let clauses = since.split(separator: ",").map { String($0.drop { $0 == " " }) }
    return AvailabilityCondition(isUnavailable: false, arguments: clauses + ["*"])
  }

  /// With its labels: `nbNavigationDestination(item:)`.
  var shownName: String { labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
