import Availability

/// What `--min` and the configuration's `min` say: minimums by platform. Without any, it says nothing.
public struct MinimumSpecification: Hashable, Sendable {
  public private(set) var minimums: [Platform: Version] = [:]

  public init() {}

  /// Reads `15` (which means iOS), `15.4`, or `iOS=15,macOS=12`, platform names in any case.
  public init(_ text: String) throws(SpecificationError) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
      if sides.count == 2 {
        try set(String(sides[0]), String(sides[1]))
      } else {
        try set("iOS", String(sides[0]))
      }
    }
  }

  /// Sets the minimum of a platform, both as they were written.
  mutating func set(_ name: String, _ text: String) throws(SpecificationError) {
    let platform = try Platform(specified: name)
    guard !text.isEmpty else {
      throw SpecificationError(
        "the minimum of \(platform.rawValue) is missing: write \(platform.rawValue)=15")
    }
    guard let version = Version(text), version.major < 1000 else {
      // `--min macOS` and `--min macOS 12` are near enough to be told how.
      let words = text.split(separator: " ")
      if let first = words.first, let meant = Platform(spokenName: first) {
        throw SpecificationError(
          "'\(text)' is not a version: write \(meant.rawValue)=\(words.count > 1 ? String(words[1]) : "15")")
      }
      throw SpecificationError(
        "'\(text)' is not a version of \(platform.rawValue): write \(platform.rawValue)=15 or \(platform.rawValue)=15.4"
      )
    }
    if let other = minimums[platform], other != version {
      throw SpecificationError(
        "\(platform.rawValue) has two minimums, \(other) and \(version): keep one of them")
    }
    minimums[platform] = version
  }

  /// Adds what another one says (a flag that is repeated).
  public mutating func merge(_ other: MinimumSpecification) throws(SpecificationError) {
    for (platform, version) in other.minimums.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try set(platform.rawValue, version.description)
    }
  }

  /// Takes what another one says in place of what is said here.
  mutating func override(by other: MinimumSpecification) {
    minimums.merge(other.minimums) { $1 }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Platform {
  /// Reads a platform's name as people write it, or says which one they meant.
  public init(specified name: String) throws(SpecificationError) {
    if let platform = Platform(spokenName: name) {
      self = platform
      return
    }
    let names = Platform.allCases.map(\.rawValue)
    let spelled = names.first {
      $0.lowercased() == nearestName(to: name.lowercased(), in: names.map { $0.lowercased() })
    }
    let remedy = spelled.map { "did you mean \($0)?" } ?? "it is one of \(names.joined(separator: ", "))"
    throw SpecificationError("'\(name)' is not a platform: \(remedy)")
  }

  /// Reads `iOS,macOS`.
  public static func list(_ text: String) throws(SpecificationError) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for part in text.split(separator: ",") {
      platforms.insert(try Platform(specified: String(part.filter { $0 != " " })))
    }
    guard !platforms.isEmpty else { throw SpecificationError("a platform is missing: write iOS,macOS") }
    return platforms
  }
}

/// What is wrong with a minimum or a platform as it was typed, and how to write it: one sentence without a
/// full stop.
public struct SpecificationError: Error, Hashable, Sendable {
  public var message: String

  init(_ message: String) { self.message = message }
}

extension SpecificationError: CustomStringConvertible {
  public var description: String { message }
}
