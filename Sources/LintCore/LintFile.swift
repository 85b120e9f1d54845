import Availability
import Projects
import SwiftSource
import SystemCalls

/// One file to lint: where it lies, how it is called in reports, and what it is judged by.
public struct LintFile: Sendable {
  /// As the system is to open it.
  public var path: String
  /// As findings show it: relative to the working folder where it lies below it.
  public var shownPath: String
  /// Shared by all files with the same targets and rules.
  public var context: LintContext
  /// The bytes, when they do not come from the file system (standard input, tests).
  public var contents: [UInt8]?
  /// Its bytes have been looked at: they do not hold a word of any rule (`FileScreen`).
  public var isScreenedOut: Bool
  /// It is known to be no pipe or the like: see `SourceFile.isRegular`.
  public var isRegular: Bool
  /// Files with the same number are one project to the rules that look beyond a file: those of one repository.
  public var project: Int
  /// It was asked for. What was not is only there to be known: nothing is reported of it, and it is not written.
  public var isNamed = true
  /// The same, parsed already, for files that are judged several times; what holds no word of a rule has none.
  var tree: SyntaxTree?

  public init(
    path: String, shownPath: String, context: LintContext, contents: [UInt8]? = nil,
    isScreenedOut: Bool = false, isRegular: Bool = false, project: Int = 0
  ) {
    self.path = path
    self.shownPath = shownPath
    self.context = context
    self.contents = contents
    self.isScreenedOut = isScreenedOut
    self.isRegular = isRegular
    self.project = project
  }

  /// Hands on its bytes: those at hand, or those that are read now.
  func withBytes<Result>(
    _ reader: FileReader, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileError) -> Result {
    if let contents { return contents.withUnsafeBytes(body) }
    return body(try reader.read(path, isRegular: isRegular))
  }

  /// The text of the bytes that it handed on; what was at hand is not copied.
  func text(of bytes: UnsafeRawBufferPointer) -> SourceText { SourceText(contents ?? Array(bytes)) }
}

/// What files are judged by: the targets that they are built for and the rules that are on.
public final class LintContext: Sendable {
  /// Empty, with `unlisted` empty too: nothing says what the file is built for, and nothing is judged.
  public let targets: [DeploymentTarget]
  /// Platforms that the files are built for as well, from a version that nobody states.
  public let unlisted: [Platform]
  public let rules: RuleSelection
  /// See `FileTargets.isProgram`.
  public let isProgram: Bool
  /// What is known at the top of a file.
  public let availability: AvailabilityContext
  public let macros: AvailabilityMacros
  /// What the configuration says of libraries whose names stand for native ones.
  public let libraries: [Configuration.LibraryEntry]
  /// The names of the properties that lead to wrappers of shims; empty: any property may.
  public let namespaces: [String]
  /// What the system has.
  public let system: NativeSystem

  public init(
    targets: [DeploymentTarget], unlisted: [Platform] = [], stated: [DeploymentTarget] = [],
    macros: AvailabilityMacros = .init(), libraries: [Configuration.LibraryEntry] = [],
    namespaces: [String] = [], rules: RuleSelection,
    isProgram: Bool = false, system: NativeSystem = .builtIn
  ) {
    self.targets = targets
    self.system = system
    self.isProgram = isProgram
    self.unlisted = unlisted
    self.rules = rules
    self.macros = macros
    self.libraries = libraries
    self.namespaces = namespaces
    availability = AvailabilityContext(targets: targets, unlisted: unlisted, stated: stated)
  }
}
