import Availability

/// What could go at each minimum, from the present one up to the newest version in the code.
public struct Forecast: Sendable {
  /// One for each platform that is built (Mac Catalyst rises with iOS), and one for all platforms raised together, if
  /// several have something to gain.
  public var series: [Series]

  public init(series: [Series]) { self.series = series }

  /// The steps of one platform, or of all platforms together.
  public struct Series: Sendable {
    /// The platforms that are raised.
    public var platforms: [Platform]
    /// Their present minimums.
    public var present: [Minimum]
    /// The present minimums first, then upwards. Each step counts everything that could go, not the
    /// difference.
    public var steps: [Step]

    public init(platforms: [Platform], present: [Minimum] = [], steps: [Step]) {
      self.platforms = platforms
      self.present = present
      self.steps = steps
      for index in steps.indices.dropFirst() {
        self.steps[index].raiseCounts(toAtLeast: self.steps[index - 1])
      }
    }

    /// Whether more can go at the last step than at the first.
    public var hasGain: Bool {
      guard let first = steps.first, let last = steps.last else { return false }
      return first.findings < last.findings || first.lines < last.lines || first.callSites < last.callSites
    }
  }

  /// The findings of a lint with these minimums, and those of lower steps: a finding that becomes part of a
  /// larger one still counts.
  public struct Step: Sendable {
    /// Empty: the present minimums.
    public var minimums: [Minimum]
    /// The number of findings of each rule, without zeros.
    public var findingsByRule: [String: Int]
    /// The counts of the steps before.
    private var least: [ForecastGroup: Int] = [:]
    private var leastChecks = 0
    /// The number of uses of shims that would be rewritten.
    public var callSites: Int
    /// The number of lines that the safe fixes of the findings remove, less those that they insert. What follows from
    /// fixes is known to a migration's plan only.
    public var lines: Int
    /// Whether the counts are those of a migration's plan: its fixes, the uses that it rewrites, and its lines.
    public private(set) var isPlanned = false

    public init(
      minimums: [Minimum], findingsByRule: [String: Int] = [:], callSites: Int = 0, lines: Int = 0
    ) {
      self.minimums = minimums
      self.findingsByRule = findingsByRule
      self.callSites = callSites
      self.lines = lines
    }

    /// Counts what a migration with these minimums does.
    mutating func count(_ plan: Plan) {
      findingsByRule = plan.fixesByRule
      callSites = plan.callSites
      lines = plan.lines
      isPlanned = true
    }

    public var findings: Int { ForecastGroup.allCases.reduce(0) { $0 + count(of: $1) } }
    /// `#available` and `#unavailable` as a whole, and comparisons of the running system's version.
    public var checks: Int {
      let rules = ["redundant-check", "runtime-version-check"]
      return max(leastChecks, rules.compactMap { findingsByRule[$0] }.reduce(0, +))
    }
    /// `@available` and `@backDeployed`, and declarations that are dead because of them.
    public var attributes: Int { count(of: .attributes) }
    public var shims: Int { count(of: .shims) }

    /// The number of findings of a group's rules.
    public func count(of group: ForecastGroup) -> Int {
      max(
        least[group] ?? 0,
        findingsByRule.reduce(0) { ForecastGroup(ofRule: $1.key) == group ? $0 + $1.value : $0 })
    }

    /// Raises the counts to at least those of the step before, unless they are those of a plan.
    mutating func raiseCounts(toAtLeast step: Step) {
      if isPlanned { return }
      for group in ForecastGroup.allCases { least[group] = step.count(of: group) }
      leastChecks = step.checks
      callSites = max(callSites, step.callSites)
      lines = max(lines, step.lines)
    }
  }

  /// What a safe migration does.
  public struct Plan: Sendable {
    public var fixesByRule: [String: Int]
    public var callSites: Int
    /// Those removed, less those inserted.
    public var lines: Int

    public init(fixesByRule: [String: Int], callSites: Int, lines: Int) {
      self.fixesByRule = fixesByRule
      self.callSites = callSites
      self.lines = lines
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

/// A group of rules that a forecast counts together.
public enum ForecastGroup: String, CaseIterable, Sendable {
  case checks, attributes, shims, others

  public init(ofRule rule: String) {
    switch rule {
    case "redundant-check", "redundant-clause", "runtime-version-check": self = .checks
    case "redundant-attribute", "redundant-back-deployment", "obsolete-declaration": self = .attributes
    case "removable-shim", "entry-point-selector": self = .shims
    default: self = .others
    }
  }
}
