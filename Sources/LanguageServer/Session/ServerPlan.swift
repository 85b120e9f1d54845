import LintCore
import Projects

/// What to find out before files can be judged. The command line knows how: with the same flags as a lint.
public struct PlanRequest: Sendable {
  public enum Scope: Hashable, Sendable {
    /// All files of a folder.
    case folder(String)
    /// One file, which need not be there yet.
    case file(String)

    public var isFolder: Bool { if case .folder = self { true } else { false } }
  }
  public var scope: Scope
  public var settings: ServerSettings
}

/// The files of a project, and what each is judged by.
public struct ServerPlan: Sendable {
  public var files: [LintFile]
  public var problems: [Problem]
  /// For people.
  public var remarks: [String]
  /// Why not all of the project is in view, in a sentence without a full stop.
  public var hidden: String?
  /// The files that stay even when nothing is left in them.
  public var namedSources: NamedSources
  /// What is not for us to change; `nil`: every file is.
  public var protectedFiles: ProtectedFiles?

  public init(
    files: [LintFile], problems: [Problem], remarks: [String], hidden: String?, namedSources: NamedSources,
    protectedFiles: ProtectedFiles?
  ) {
    self.files = files
    self.problems = problems
    self.remarks = remarks
    self.hidden = hidden
    self.namedSources = namedSources
    self.protectedFiles = protectedFiles
  }
}

/// What a client's settings say; they are added to the flags that the server was started with.
public struct ServerSettings: Hashable, Sendable {
  public var minimums: [String] = []
  public var platforms: [String] = []
  public var select: [String] = []
  public var ignore: [String] = []
  public var exclude: [String] = []
  public var configuration: String?
  /// Whether fixes are offered that only a type checker could prove.
  public var offersUnsafeFixes = true

  public init() {}

  /// From `initializationOptions` or the section `backport` of the client's settings.
  init(_ json: JSON?) {
    guard let json else { return }
    let settings = json["backport"] ?? json
    func words(_ key: String) -> [String] {
      settings[key]?.string.map { [$0] } ?? settings[key]?.strings ?? []
    }
    minimums = words("min")
    platforms = words("platforms")
    select = words("select")
    ignore = words("ignore")
    exclude = words("exclude")
    configuration = settings["config"]?.string
    offersUnsafeFixes = settings["unsafe"]?.bool ?? true
  }
}

/// Finds out what is to be judged by what.
/// - Throws: when nothing can be: the error's description says what to do.
public typealias ServerPlanner = @Sendable (PlanRequest) throws -> ServerPlan
