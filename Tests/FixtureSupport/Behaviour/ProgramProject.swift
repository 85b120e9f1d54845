/// The sources of a program: what is migrated, and a module that stands for the system beside it.
public struct ProgramProject: Equatable, Sendable {
  /// Under their paths. Those below `Lib/` are a module of that name, the others the program.
  public var files: [String: String]
  /// The files of the module that stands for the system, if there is one.
  public var native: [String: String] = [:]
  public var nativeModule = "Native"

  public init(_ files: [String: String]) {
    self.files = files
  }

  static let libraryModule = "Lib"
  static let libraryFolder = "Lib/"
  static let nativeFolder = "Native/"
}
