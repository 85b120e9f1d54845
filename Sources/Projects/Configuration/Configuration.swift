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

  public init() {}

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
