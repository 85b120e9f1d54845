import LintCore

/// A shim, as far as its verdict goes.
struct ShimSubject {
  var group: String
  /// `badge(_:)`.
  var title: String
  /// As messages call it: `Backport.badge(_:)`.
  var fullTitle: String
  var headline: ShimHeadline
  /// Since when there is a native one, as far as that is known.
  var origin: NativeOrigin?
  /// Why it stays, whatever its uses are.
  var obstacle: Obstacle?
  /// Neither that it stays nor that it is unused is reported.
  var isQuiet = false
  /// Why its fix is not safe.
  var doubt: Doubt?
  /// Why it is not where nothing uses it.
  var doubtIfUnused: Doubt?
  /// Without the build's index, a declaration of the project would keep it.
  var restsOnIndex = false
  /// Another clause of a `#if` declares it, too.
  var hasAlternatives = false
  var place: ProjectPlace
  /// What goes with it, its own declaration first.
  var deletions: [FileEdit]
  var removableLines: Int
}
