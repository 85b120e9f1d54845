import Availability

/// What could go, for each minimum from the present one up to the newest that the code mentions.
public struct Forecast: Sendable {
  /// One for each platform that has something to gain, and one for all of them raised together.
  public var series: [Series]

  public init(series: [Series]) { self.series = series }

  /// The steps of one platform, or of all platforms together.
  public struct Series: Sendable {
    /// Those that are raised.
    public var platforms: [Platform]
    /// Their minimums as things are.
    public var present: [Minimum]
    /// The present minimums first, then upwards; each counts all that could go then, not what it adds.
    public var steps: [Step]

    public init(platforms: [Platform], present: [Minimum] = [], steps: [Step]) {
      self.platforms = platforms
      self.present = present
      self.steps = steps
      for index in steps.indices.dropFirst() { self.steps[index].rise(above: self.steps[index - 1]) }
    }

    /// Whether the last step lets more go than the first.
    public var hasGain: Bool {
      guard let first = steps.first, let last = steps.last else { return false }
      return first.findings < last.findings || first.lines < last.lines || first.callSites < last.callSites
    }
  }

  /// What lint would find with these minimums, and what goes already with lower ones: as a part of something larger
  /// it may be no finding of its own any more.
  public struct Step: Sendable {
    /// Empty: as things are.
    public var minimums: [Minimum]
    /// How many findings each rule would have; none with 0.
    public var findingsByRule: [String: Int]
    /// What the steps before count.
    private var least: [ForecastGroup: Int] = [:]
    /// How many uses of shims would be rewritten.
    public var callSites: Int
    /// About how many lines safe fixes would take out.
    public var lines: Int

    public init(
      minimums: [Minimum], findingsByRule: [String: Int] = [:], callSites: Int = 0, lines: Int = 0
    ) {
      self.minimums = minimums
      self.findingsByRule = findingsByRule
      self.callSites = callSites
      self.lines = lines
    }

    public var findings: Int { ForecastGroup.allCases.reduce(0) { $0 + count(of: $1) } }
    /// `#available` and `#unavailable`, whole or in part, and comparisons of the running system's version.
    public var checks: Int { count(of: .checks) }
    /// `@available` and `@backDeployed`, and declarations that they make dead.
    public var attributes: Int { count(of: .attributes) }
    public var shims: Int { count(of: .shims) }

    /// How many findings of the rules of a group could go.
    public func count(of group: ForecastGroup) -> Int {
      max(
        least[group] ?? 0,
        findingsByRule.reduce(0) { ForecastGroup(ofRule: $1.key) == group ? $0 + $1.value : $0 })
    }

    /// Counts no less than the step before.
    mutating func rise(above step: Step) {
      for group in ForecastGroup.allCases { least[group] = step.count(of: group) }
      callSites = max(callSites, step.callSites)
      lines = max(lines, step.lines)
    }
  }

  /// A platform with its minimum.
  public struct Minimum: Hashable, Sendable, CustomStringConvertible {
    public var platform: Platform
    public var version: Version

    public init(_ platform: Platform, _ version: Version) {
      self.platform = platform
      self.version = version
    }

    public var description: String { "\(platform.rawValue) \(version)" }
  }
}

/// What a forecast counts together.
public enum ForecastGroup: String, CaseIterable, Sendable {
  case checks, attributes, shims, others

  public init(ofRule rule: String) {
    switch rule {
    case "redundant-check", "redundant-clause", "runtime-version-check": self = .checks
    case "redundant-attribute", "redundant-back-deployment", "obsolete-declaration": self = .attributes
    case "entry-point-selector": self = .shims
    case _ where rule.hasSuffix("-shim") || rule.hasSuffix("-type"): self = .shims
    default: self = .others
    }
  }
}
