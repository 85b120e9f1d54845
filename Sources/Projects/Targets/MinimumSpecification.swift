import Availability
import SystemCalls

/// The minimums of `--min` or of the configuration's `min`, by platform. Empty by default.
public struct MinimumSpecification: Hashable, Sendable {
  private var named: [Platform: Version] = [:]
  /// The minimum of `anyAppleOS`.
  private var general: Version?

  /// The minimums of named platforms, and that of `anyAppleOS` for the platforms that share its numbers. Mac
  /// Catalyst follows iOS unless it is named.
  public var minimums: [Platform: Version] {
    guard let general else { return named }
    let others = Platform.ofAnyAppleOS.filter { $0 != .macCatalyst || named[.iOS] == nil }
    return named.merging(others.map { ($0, general) }) { own, _ in own }
  }

  /// The platforms that are named one by one, not by `anyAppleOS`.
  public var namedPlatforms: Set<Platform> { Set(named.keys) }

  public init() {}

  /// Parses `15` (iOS), `15.4`, or `iOS=15,macOS=12`. The case of platform names is ignored.
  public init(_ text: String) throws(Refusal) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        \.trimmingSpaces)
      if sides.count == 2 {
        try set(String(sides[0]), String(sides[1]))
      } else {
        try set("iOS", String(sides[0]))
      }
    }
  }

  /// Sets the minimum of a platform. Both arguments are as written.
  mutating func set(_ name: String, _ text: String) throws(Refusal) {
    if name.lowercased() == "anyappleos" { return try setGeneral(text) }
    let platform = try Platform(specified: name)
    guard !text.isEmpty else {
      throw Refusal(
        "the minimum of \(platform.rawValue) is missing: write \(platform.rawValue)=15")
    }
    guard let version = Version(text), version.major < 1000 else {
      // For `--min macOS` and `--min macOS 12` the error shows the correct form.
      let words = text.split(separator: " ")
      if let first = words.first, let meant = Platform(informalName: first) {
        throw Refusal(
          "'\(text)' is not a version: write \(meant.rawValue)=\(words.count > 1 ? String(words[1]) : "15")")
      }
      throw Refusal(
        "'\(text)' is not a version of \(platform.rawValue): write \(platform.rawValue)=15 or \(platform.rawValue)=15.4"
      )
    }
    if let other = named[platform], other != version {
      throw Refusal(
        "\(platform.rawValue) has two minimums, \(other) and \(version): keep one of them")
    }
    named[platform] = version
  }

  private mutating func setGeneral(_ text: String) throws(Refusal) {
    guard let version = Version(text), version.major < 1000 else {
      throw Refusal("'\(text)' is not a version of anyAppleOS: write anyAppleOS=26")
    }
    guard version.major >= 26 else {
      throw Refusal(
        "anyAppleOS begins with 26, where the platforms' numbers agree: name the platforms, iOS=18,macOS=15")
    }
    if let general, general != version {
      throw Refusal(
        "anyAppleOS has two minimums, \(general) and \(version): keep one of them")
    }
    general = version
  }

  /// Adds the minimums of a repeated flag. Throws when they contradict.
  public mutating func merge(_ other: MinimumSpecification) throws(Refusal) {
    for (platform, version) in other.named.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try set(platform.rawValue, version.description)
    }
    if let general = other.general { try setGeneral(general.description) }
  }

  /// Replaces minimums by those of another specification.
  mutating func override(by other: MinimumSpecification) {
    if let general = other.general {
      for platform in Platform.ofAnyAppleOS { named[platform] = nil }
      self.general = general
    }
    named.merge(other.named) { $1 }
  }
}

extension Platform {
  /// The platforms that `anyAppleOS` stands for.
  fileprivate static let ofAnyAppleOS: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS, .macCatalyst]

  /// Parses a platform's name in any case. The error suggests the nearest name.
  public init(specified name: String) throws(Refusal) {
    if let platform = Platform(informalName: name) {
      self = platform
      return
    }
    let names = Platform.allCases.map(\.rawValue)
    let spelled = names.first {
      $0.lowercased() == nearestName(to: name.lowercased(), in: names.map { $0.lowercased() })
    }
    let remedy = spelled.map { "did you mean \($0)?" } ?? "it is one of \(names.joined(separator: ", "))"
    throw Refusal("'\(name)' is not a platform: \(remedy)")
  }

  /// Parses `iOS,macOS`.
  public static func list(_ text: String) throws(Refusal) -> Set<Platform> {
    var platforms: Set<Platform> = []
    for part in text.split(separator: ",") {
      let name = String(part.filter { $0 != " " })
      if name.lowercased() == "anyappleos" {
        platforms.formUnion(ofAnyAppleOS)
      } else {
        platforms.insert(try Platform(specified: name))
      }
    }
    guard !platforms.isEmpty else { throw Refusal("a platform is missing: write iOS,macOS") }
    return platforms
  }
}
