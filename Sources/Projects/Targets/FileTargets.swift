import Availability

/// What a file is built for. Files that are built for the same share one object, so that what is worked out
/// from it needs to be worked out once: see `ObjectIdentifier`.
public final class FileTargets: Sendable {
  /// Ordered by platform; an application extension has a target of its own beside that of the rest.
  public let targets: [DeploymentTarget]
  /// Platforms that the file is built for as well, but from a version that nobody states: those that a package
  /// does not list. In the order of their declaration.
  public let unlisted: [Platform]

  /// The minimums that `--min` or the configuration state of other platforms: clauses that name these are judged by them.
  public let stated: [DeploymentTarget]

  /// Only applications, extensions, tools, tests, and packages that its own repository alone can use are built of it:
  /// nothing outside of the project can use what is public in it.
  public let isProgram: Bool

  /// What names in its conditions and attributes stand for, as far as its targets' flags define them.
  public let macros: AvailabilityMacros

  /// Minimums that are declared but could not be read.
  public let unread: [UnreadMinimum]

  /// The declared minimums that `--min` raises: what is rewritten by it does not build at them.
  public let raised: [DeploymentTarget]

  /// The manifests and their targets that declare minimums for the file, whatever it is judged by:
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

  /// Nothing says what the file is built for.
  public var isEmpty: Bool { targets.isEmpty && unlisted.isEmpty }

  /// One of several apps speaks for what no known target builds.
  public var areLowestOfAll: Bool { targets.contains(where: \.isLowestOfAll) }

  /// `iOS 15.0 from Package.swift:6`, one for each target.
  public var explanations: [String] {
    targets.map {
      let form = $0.isApplicationExtension == true ? " (application extension)" : ""
      return "\($0.platform.rawValue) \($0.minimum)\(form) from \($0.declaration)"
    }
  }
}
