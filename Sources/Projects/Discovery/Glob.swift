/// A pattern for paths, after git's own: `*` and `?` stay within one part of the path, `**` takes any number
/// of parts, `[a-z]` and `[!a-z]` one byte, `\` takes the next character as it stands.
///
/// A pattern without a slash (but at its end) matches a name at any depth; one with a slash is anchored at
/// the folder that it is seen from. What lies below a matching folder matches. A slash at the end: folders only.
public struct Glob: Hashable, Sendable {
  public let pattern: String
  /// Without the slashes at both ends.
  private let parts: [[UInt8]]
  private let isAnchored: Bool
  private let isFolderOnly: Bool

  public init(_ pattern: String) {
    self.init(pattern, isAnchored: false)
  }

  /// A pattern that is seen from its folder, with a slash in it or not.
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

  /// Whether the path, relative to the folder of the pattern, or a folder that it lies in matches.
  public func matches(_ path: String, isFolder: Bool = false) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    // A name at the end is a folder only if that is said; all others are.
    let isFolderNeeded = isFolderOnly && !isFolder
    if isAnchored {
      let below = [[UInt8(ascii: "*"), UInt8(ascii: "*")]]
      let rest = isFolderNeeded ? [[UInt8(ascii: "*")]] + below : below
      return Self.matches((parts + rest)[...], names[...])
    }
    return names.dropLast(isFolderNeeded ? 1 : 0).contains { Self.matches(parts[0][...], $0[...]) }
  }

  /// Whether a file's path itself matches, whatever it lies in: as `.gitattributes` means it.
  package func matchesAlone(_ path: String) -> Bool {
    guard !parts.isEmpty, !isFolderOnly else { return false }
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    if isAnchored { return Self.matches(parts[...], names[...]) }
    return names.last.map { Self.matches(parts[0][...], $0[...]) } ?? false
  }

  /// Whole paths, part by part. Going back happens only to the last `**`, so time is bounded by the product.
  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    var (p, n) = (pattern.startIndex, names.startIndex)
    var retry: (p: Int, n: Int)?
    while n < names.endIndex || p < pattern.endIndex {
      if p < pattern.endIndex, pattern[p] == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
        retry = (p, n)
        p += 1
        if p == pattern.endIndex { return true }
      } else if p < pattern.endIndex, n < names.endIndex, matches(pattern[p][...], names[n][...]) {
        (p, n) = (p + 1, n + 1)
      } else if let last = retry, last.n < names.endIndex {
        retry = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// One part. Going back happens only to the last `*`.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (p, n) = (pattern.startIndex, name.startIndex)
    var retry: (p: Int, n: Int)?
    while n < name.endIndex || p < pattern.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        retry = (p, n)
        p += 1
      } else if p < pattern.endIndex, n < name.endIndex, let after = match(pattern, at: p, name[n]) {
        (p, n) = (after, n + 1)
      } else if let last = retry, last.n < name.endIndex {
        retry = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Matches one byte by what stands at `start`; gives where the pattern goes on, `nil` if it does not match.
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

  /// `[…]`; `nil` when it is not closed: then `[` stands for itself.
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
