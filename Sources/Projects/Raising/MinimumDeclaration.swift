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

  init(
    path: String, platform: Platform, version: Version, range: Range<Int>, line: Int, owner: String? = nil,
    isPackageConstant: Bool = false
  ) {
    self.path = path
    self.platform = platform
    self.version = version
    self.range = range
    self.line = line
    self.owner = owner
    self.isPackageConstant = isPackageConstant
  }
}

/// The declared minimums in the files of a project.
public struct MinimumDeclarations: Sendable {
  /// Sorted by path and place. A place for several platforms occurs once for each.
  public private(set) var stated: [MinimumDeclaration] = []
  /// Minimums that are computed or could not be parsed. The place begins with an absolute path.
  public private(set) var computed: [UnreadMinimum] = []
  /// The contents of each file with declarations, by absolute path.
  private(set) var texts: [String: [UInt8]] = [:]

  /// No declarations.
  public static let none = MinimumDeclarations()

  init() {}

  mutating func add(_ text: [UInt8], of path: String) { texts[path] = text }

  mutating func add(_ declaration: MinimumDeclaration) {
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

/// The line numbers of byte offsets in a text.
struct LineNumbers {
  private let ends: [Int]

  init(_ bytes: [UInt8]) { ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }

  /// The line of a byte offset, from 1.
  subscript(offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// The byte offset where a line begins; the end of the text for a line beyond it.
  func start(of line: Int) -> Int? {
    line == 1 ? 0 : ends.indices.contains(line - 2) ? ends[line - 2] + 1 : nil
  }
}
