import LintCore
import SwiftSource

/// A place where a shim may be used.
struct ShimUse: ProjectFact {
  /// What could be meant, by its number, and what would become of the use.
  struct Meaning: Hashable, Sendable {
    var shim: Int
    var edits: [FileEdit]
    /// Why it cannot be rewritten.
    var refusal: Obstacle?
    /// Why only a type checker could tell whether it means the same afterwards.
    var doubt: Doubt?
    /// How far the text tells that it is this declaration that is meant.
    var standing = Standing.own
  }

  /// The groups of shims that may be meant: those of a wrapper, those of one name.
  var groups: Set<String>
  var meanings: [Meaning]
  /// Why nothing of these groups can go.
  var obstacle: Obstacle?
  /// Why it may mean one of these groups, which only a type checker could tell.
  var doubt: Doubt? = nil
  /// The type that the word is asked of, where the file says so.
  var typeOfBase: String? = nil
  /// The word is asked of something that nothing is known of.
  var isOfMember = false
  /// The labels of a call's arguments; `nil`: nothing is called.
  var labels: [String?]? = nil
  /// Another declaration of the project with that name.
  var rival: NameRival? = nil
  /// It names something that goes with the shim.
  var isIndirect = false
  var place: ProjectPlace

  var relatedPlace: RelatedPlace { isIndirect ? place.related("used here") : place.callSite() }
}

/// A shim, as far as its verdict goes.
struct ShimSubject {
  var group: String
  /// `badge(_:)`.
  var title: String
  /// As messages call it: `Backport.badge(_:)`.
  var fullTitle: String
  /// What uses can call instead; `nil`: nothing.
  var native: String?
  /// Since when there is one, as far as that is known.
  var origin: NativeOrigin?
  /// Why it stays, whatever its uses are.
  var obstacle: Obstacle?
  /// Nobody needs to know that it stays, nor that nobody uses it.
  var isQuiet = false
  /// Why its fix is not safe.
  var doubt: Doubt?
  /// Why no fix of its kind is: what stands in the project says more.
  var doubtOfKind: Doubt?
  /// Why it is not where nothing uses it.
  var doubtIfUnused: Doubt?
  /// It has code of its own in place of the native one's.
  var isStandIn = false
  /// Another clause of a `#if` declares it, too.
  var hasAlternatives = false
  var place: ProjectPlace
  var deletion: FileEdit
  var removableLines: Int
}
