import LintCore
import Projects

/// A request for the files to judge. The command line resolves it, with the same flags as a lint.
public struct PlanRequest: Sendable {
  public enum Scope: Hashable, Sendable {
    /// All files of a folder.
    case folder(String)
    /// One file, which may not exist yet.
    case file(String)

    public var isFolder: Bool { if case .folder = self { true } else { false } }
  }
  public var scope: Scope
  public var settings: ServerSettings
}

/// The files of a project, and the targets that each is judged by.
public struct ServerPlan: Sendable {
  public var files: [LintFile]
  public var problems: [Problem]
  /// Messages for the user.
  public var remarks: [String]
  /// Why the files may not be the whole project, as a sentence without a full stop.
  public var hidden: String?
  /// The files that stay even when they are empty.
  public var namedSources: NamedSources
  /// Tells the modules of files by their paths; `nil`: any file may see any other.
  public var modules: (@Sendable ([String]) -> FileModules)?
  /// The files that must not be changed; `nil`: none.
  public var protectedFiles: ProtectedFiles?

  public init(
    files: [LintFile], problems: [Problem], remarks: [String], hidden: String?, namedSources: NamedSources,
    modules: (@Sendable ([String]) -> FileModules)? = nil, protectedFiles: ProtectedFiles?
  ) {
    self.files = files
    self.problems = problems
    self.remarks = remarks
    self.hidden = hidden
    self.namedSources = namedSources
    self.modules = modules
    self.protectedFiles = protectedFiles
  }
}

/// A client's settings. They are added to the flags of the server.
public struct ServerSettings: Hashable, Sendable {
  public var minimums: [String] = []
  public var platforms: [String] = []
  public var select: [String] = []
  public var ignore: [String] = []
  public var exclude: [String] = []
  public var configuration: String?
  /// Whether to offer fixes that only a type checker could prove.
  public var offersUnsafeFixes = true

  public init() {}

  /// From `initializationOptions`, or from the section `backport` of the client's settings.
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

/// Resolves a request.
/// - Throws: when nothing can be judged. The error's description says what to do.
public typealias ServerPlanner = @Sendable (PlanRequest) throws -> ServerPlan
