import Availability

/// The targets and settings that a file is built for. Files with equal targets share one object, so that
/// results can be cached by `ObjectIdentifier`.
public final class FileTargets: Sendable {
  /// Sorted by platform. An application extension has its own target.
  public let targets: [DeploymentTarget]
  /// Further platforms that the file is built for without a stated minimum: those that a package does not
  /// list. In the order of `Platform`.
  public let unlisted: [Platform]

  /// The minimums that `--min` or the configuration state for other platforms. Clauses that name these are
  /// judged by them.
  public let stated: [DeploymentTarget]

  /// Whether only applications, extensions, tools, tests, or packages private to the repository build the
  /// file. Then nothing outside of the project can use its public declarations.
  public let isProgram: Bool

  /// The definitions of custom names in the flags of its targets.
  public let macros: AvailabilityMacros

  /// Minimums that are declared but could not be parsed.
  public let unread: [UnreadMinimum]

  /// The declared minimums that `--min` overrides with a higher one. Rewritten code does not build at them.
  public let raised: [DeploymentTarget]

  /// The manifests and targets that declare minimums for the file, even when others override them:
  /// `project.yml (target Gallery)`.
  public let declarations: [String]

  /// - Parameter declarations: `nil`: the sources of the targets.
  public init(
    targets: [DeploymentTarget], unlisted: Set<Platform> = [], stated: [DeploymentTarget] = [],
    isProgram: Bool = false,
    macros: AvailabilityMacros = .init(), unread: [UnreadMinimum] = [], raised: [DeploymentTarget] = [],
    declarations: [String]? = nil
  ) {
    self.declarations = declarations ?? targets.map(\.source)
    self.unread = unread
    self.raised = raised
    self.targets = targets
    self.stated = stated
    self.isProgram = isProgram
    self.macros = macros
    self.unlisted = Platform.allCases.filter(unlisted.contains)
  }

  /// Whether nothing declares what the file is built for.
  public var isEmpty: Bool { targets.isEmpty && unlisted.isEmpty }

  /// Whether no known target builds the file, and the lowest minimum of all apps is taken.
  public var areLowestOfAll: Bool { targets.contains(where: \.isLowestOfAll) }

  /// One for each target: `iOS 15.0 from Package.swift:6`.
  public var explanations: [String] {
    targets.map {
      let form = $0.isApplicationExtension == true ? " (application extension)" : ""
      return "\($0.platform.rawValue) \($0.minimum)\(form) from \($0.declaration)"
    }
  }
}
