/// A path pattern in git's syntax: `*` and `?` match within one path component, `**` any number of
/// components, `[a-z]` and `[!a-z]` one byte; `\` escapes the next character.
///
/// A pattern without a slash (except at its end) matches a name at any depth. One with a slash is anchored at
/// its base folder. Everything below a matching folder matches, too. A slash at the end matches folders only.
public struct Glob: Hashable, Sendable {
  public let pattern: String
  /// The components, without the slashes at both ends.
  private let parts: [[UInt8]]
  private let isAnchored: Bool
  private let isFolderOnly: Bool

  public init(_ pattern: String) {
    self.init(pattern, isAnchored: false)
  }

  /// Creates a pattern that is anchored at its base folder, with or without a slash.
  init(anchored pattern: String) {
    self.init(pattern, isAnchored: true)
  }

  private init(_ pattern: String, isAnchored: Bool) {
    self.pattern = pattern
    var bytes = Array(pattern.utf8)
    if bytes.starts(with: Array("./".utf8)) { bytes.removeFirst(2) }
    isFolderOnly = bytes.last == UInt8(ascii: "/")
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    self.isAnchored = isAnchored || bytes.contains(UInt8(ascii: "/"))
    parts = bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  /// Whether the path, or a folder that contains it, matches. The path is relative to the base folder.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    // All components but the last are folders.
    let isFolderNeeded = isFolderOnly && !isFolder
    if isAnchored {
      let below = [[UInt8(ascii: "*"), UInt8(ascii: "*")]]
      let rest = isFolderNeeded ? [[UInt8(ascii: "*")]] + below : below
      return Self.matches((parts + rest)[...], names[...])
    }
    return names.dropLast(isFolderNeeded ? 1 : 0).contains { Self.matches(parts[...], [$0]) }
  }

  /// Whether the path itself matches, not a folder that contains it: the rule of `.gitattributes`.
  package func matchesAlone(_ path: String) -> Bool {
    guard !parts.isEmpty, !isFolderOnly else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    if isAnchored { return Self.matches(parts[...], names[...]) }
    return names.last.map { Self.matches(parts[...], [$0]) } ?? false
  }

  /// Matches whole paths, component by component.
  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    matches(pattern, names, star: [UInt8(ascii: "*"), UInt8(ascii: "*")]) { place, name in
      let part = pattern[place][...]
      let isSame = matches(part, name[...], star: UInt8(ascii: "*")) { match(part, at: $0, $1) }
      return isSame ? place + 1 : nil
    }
  }

  /// Matches a sequence as a whole. It backtracks only to the last star, so time is at most the product of the
  /// lengths.
  /// - Parameter after: where the pattern continues after an element; `nil`: no match.
  private static func matches<Element: Equatable>(
    _ pattern: ArraySlice<Element>, _ name: ArraySlice<Element>, star: Element,
    after: (_ place: Int, Element) -> Int?
  ) -> Bool {
    var (p, n) = (pattern.startIndex, name.startIndex)
    var retry: (p: Int, n: Int)?
    while n < name.endIndex || p < pattern.endIndex {
      if p < pattern.endIndex, pattern[p] == star {
        retry = (p, n)
        p += 1
        if p == pattern.endIndex { return true }
      } else if p < pattern.endIndex, n < name.endIndex, let next = after(p, name[n]) {
        (p, n) = (next, n + 1)
      } else if let last = retry, last.n < name.endIndex {
        retry = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Matches one byte with the pattern at `start`. Returns where the pattern continues; `nil`: no match.
  private static func match(_ pattern: ArraySlice<UInt8>, at start: Int, _ byte: UInt8) -> Int? {
    switch pattern[start] {
    case UInt8(ascii: "?"):
      return start + 1
    case UInt8(ascii: "\\") where start + 1 < pattern.endIndex:
      return pattern[start + 1] == byte ? start + 2 : nil
    case UInt8(ascii: "["):
      guard let set = bracket(pattern, at: start) else { return byte == UInt8(ascii: "[") ? start + 1 : nil }
      return set.contains(byte) ? set.end : nil
    default:
      return pattern[start] == byte ? start + 1 : nil
    }
  }

  private struct Bracket {
    var ranges: [ClosedRange<UInt8>]
    var isNegated: Bool
    var end: Int

    func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isNegated }
  }

  /// Parses `[…]`; `nil` when it is not closed: then `[` is an ordinary character.
  private static func bracket(_ pattern: ArraySlice<UInt8>, at start: Int) -> Bracket? {
    var index = start + 1
    var set = Bracket(ranges: [], isNegated: false, end: 0)
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      set.isNegated = true
      index += 1
    }
    let first = index
    while index < pattern.endIndex {
      let low = pattern[index]
      if low == UInt8(ascii: "]"), index > first {
        set.end = index + 1
        return set
      }
      if index + 2 < pattern.endIndex, pattern[index + 1] == UInt8(ascii: "-"),
        pattern[index + 2] != UInt8(ascii: "]")
      {
        if low <= pattern[index + 2] { set.ranges.append(low...pattern[index + 2]) }
        index += 3
      } else {
        set.ranges.append(low...low)
        index += 1
      }
    }
    return nil
  }
}
