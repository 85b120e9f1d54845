import Availability

/// The contents of a `.backport.json`.
public struct Configuration: Sendable {
  public static let fileName = ".backport.json"

  /// Absolute; `nil` for the empty default configuration.
  public var path: String?
  public var minimums = MinimumSpecification()
  /// The only platforms that are built; `nil`: no restriction.
  public var platforms: Set<Platform>?
  public var exclude: [String] = []
  public var rules: [RuleSetting] = []
  /// Names of properties that return a wrapper, in addition to those that are detected.
  public var namespaces: [String] = []
  public var libraries: [LibraryEntry] = []
  public var macros = AvailabilityMacros()
  /// The only rules that run; `nil`: all rules that are on by default.
  public var select: [Named]?
  /// `baseline`, `fail-on`, `format` and `sdk`: settings of a run, not of a file.
  public var runSettings: [String: Named] = [:]
  /// Whether generated and vendored files are excluded; `nil`: not set, and they are.
  public var excludesGenerated: Bool?
  public var overrides: [Override] = []
  /// The indices of the overrides that are merged into this configuration.
  public private(set) var applied: [Int] = []

  public init() {}

  /// A value and the line where it is written.
  public struct Named: Hashable, Sendable {
    public var name: String
    /// From 1.
    public var line: Int
  }

  /// Settings for some paths only.
  public struct Override: Hashable, Sendable {
    /// Patterns, relative to the configuration's folder.
    public var paths: [String] = []
    public var minimums = MinimumSpecification()
    public var rules: [RuleSetting] = []
    /// The line where it begins, from 1.
    public var line: Int
  }

  /// Identifies the settings of a file: the configuration's path and the overrides merged into it.
  public var identity: String? {
    guard let path else { return nil }
    return applied.isEmpty ? path : path + "#" + applied.map(String.init).joined(separator: ",")
  }

  /// Merges the overrides with these indices. The last one wins.
  func applying(_ places: [Int]) -> Configuration {
    var result = self
    result.applied = places
    for place in places {
      result.minimums.override(by: overrides[place].minimums)
      result.rules += overrides[place].rules
    }
    return result
  }

  /// The severity of a rule's findings.
  public struct RuleSetting: Hashable, Sendable {
    public var rule: String
    /// `note`, `warning` or `error`; `nil`: off.
    public var severity: String?
    /// The line in the configuration, from 1. An unknown rule is reported there by the caller, which knows
    /// all rules.
    public var line: Int
  }

  /// A name of a library that stands for a native name.
  public struct LibraryEntry: Hashable, Sendable {
    /// The module that is imported.
    public var library: String
    /// Whether the entries cover everything that the library declares.
    public var isLibraryComplete = false
    public var name: String
    /// The labels that select an overload.
    public var labels: [String] = []
    /// `nil`: there is no native name.
    public var native: String?
    /// The module of the native name; `nil`: SwiftUI.
    public var nativeModule: String?
    /// Why there is no native name, or what to use instead.
    public var reason: String?
    /// Names with the same group are removed together or not at all.
    public var group: String?
    /// The versions that introduced the native name.
    public var introduced: [Platform: Version] = [:]
  }
}
