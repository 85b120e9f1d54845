import Availability

/// A place in a project's files that states a minimum as plain text.
public struct MinimumDeclaration: Hashable, Sendable {
  /// Absolute.
  public var path: String
  public var platform: Platform
  public var version: Version
  /// The byte range of the version: without quotes; `.v15` includes its period.
  public var range: Range<Int>
  /// From 1.
  public var line: Int
  /// `target App, Debug`; `nil`: there is only one, or it is unknown.
  public var owner: String?
  var isPackageConstant = false
}

/// The declared minimums in the files of a project.
public struct MinimumDeclarations: Sendable {
  /// Sorted by path and place. A place for several platforms occurs once for each.
  public private(set) var stated: [MinimumDeclaration] = []
  /// Minimums that are computed or could not be parsed. The place begins with an absolute path.
  public private(set) var computed: [UnreadMinimum] = []
  /// The contents of each file with declarations, by absolute path.
  private(set) var texts: [String: [UInt8]] = [:]

  init() {}

  /// - Parameter text: the contents of its file.
  mutating func add(_ declaration: MinimumDeclaration, in text: [UInt8]) {
    texts[declaration.path] = text
    let isKnown = stated.contains {
      $0.path == declaration.path && $0.range == declaration.range && $0.platform == declaration.platform
    }
    if !isKnown { stated.append(declaration) }
  }

  mutating func add(_ unread: UnreadMinimum) {
    if !computed.contains(unread) { computed.append(unread) }
  }

  mutating func sort() {
    stated.sort {
      ($0.path, $0.range.lowerBound, $0.owner ?? "") < ($1.path, $1.range.lowerBound, $1.owner ?? "")
    }
    computed.sort { ($0.place, $0.text) < ($1.place, $1.text) }
  }
}
