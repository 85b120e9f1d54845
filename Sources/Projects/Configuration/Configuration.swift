import Availability

/// What a `.backport.json` says.
public struct Configuration: Sendable {
  public static let fileName = ".backport.json"

  /// Absolute; `nil` for the configuration that says nothing.
  public var path: String?
  public var minimums = MinimumSpecification()
  /// Limits what is built; `nil`: no limit.
  public var platforms: Set<Platform>?
  public var exclude: [String] = []
  public var rules: [RuleSetting] = []
  /// Names of properties that lead to a wrapper, beside those that are found.
  public var namespaces: [String] = []
  public var libraries: [LibraryEntry] = []
  public var macros = AvailabilityMacros()
  /// The only rules that are on; `nil`: all that are not opt-in.
  public var select: [Named]?
  /// `baseline`, `fail-on`, `format` and `sdk`: what holds for a run, not for a file.
  public var runSettings: [String: Named] = [:]
  /// Whether generated and vendored files are left out; `nil`: not said, and they are.
  public var excludesGenerated: Bool?
  public var overrides: [Override] = []
  /// The places of the overrides that are part of this, for a file that they speak of.
  public private(set) var applied: [Int] = []

  public init() {}

  /// A word, and where it stands.
  public struct Named: Hashable, Sendable {
    public var name: String
    /// From 1.
    public var line: Int
  }

  /// What holds for some paths only.
  public struct Override: Hashable, Sendable {
    /// Patterns, seen from the configuration's folder.
    public var paths: [String] = []
    public var minimums = MinimumSpecification()
    public var rules: [RuleSetting] = []
    /// Where it begins, from 1.
    public var line: Int
  }

  /// Tells apart what files are judged by: the configuration, with the overrides that are part of it.
  public var identity: String? {
    guard let path else { return nil }
    return applied.isEmpty ? path : path + "#" + applied.map(String.init).joined(separator: ",")
  }

  /// With what some of the overrides say, by their places: the last one counts.
  func applying(_ places: [Int]) -> Configuration {
    var result = self
    result.applied = places
    for place in places {
      result.minimums.override(by: overrides[place].minimums)
      result.rules += overrides[place].rules
    }
    return result
  }

  /// How bad a rule's findings are.
  public struct RuleSetting: Hashable, Sendable {
    public var rule: String
    /// `note`, `warning` or `error`; `nil`: off.
    public var severity: String?
    /// Where the configuration says so, from 1: what rules there are is not known here.
    public var line: Int
  }

  /// A name of a library that only stands for a native one.
  public struct LibraryEntry: Hashable, Sendable {
    /// The module that is imported.
    public var library: String
    /// Whether the library's entries are all that it declares.
    public var isLibraryComplete = false
    public var name: String
    /// The labels that an overload is known by.
    public var labels: [String] = []
    /// `nil`: there is none.
    public var native: String?
    /// The native name's module; `nil`: SwiftUI.
    public var nativeModule: String?
    /// Why there is no native name, or what to do instead.
    public var reason: String?
    /// Names of a group go together or not at all.
    public var group: String?
    /// The versions that the native name arrived in.
    public var introduced: [Platform: Version] = [:]

    public init(library: String, name: String) {
      self.library = library
      self.name = name
    }
  }
}

/// A configuration that cannot be used: `path:line: message`, with the remedy.
public struct ConfigurationError: Error, Hashable, Sendable {
  public var path: String
  /// From 1; `nil` when it concerns the whole file.
  public var line: Int?
  public var message: String

  public init(path: String, line: Int?, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String {
    if let line { "\(path):\(line): \(message)" } else { "\(path): \(message)" }
  }
}
