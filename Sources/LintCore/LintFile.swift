import Availability
import BuildIndex
import Projects
import SwiftSource
import SystemCalls

/// A file to lint: its path, its name in reports, and its context.
public struct LintFile: Sendable {
  /// The path to open.
  public var path: String
  /// The path that findings show: relative to the working folder for files below it.
  public var shownPath: String
  /// Shared by all files with the same targets and rules.
  public var context: LintContext
  /// The contents, if they are not read from the file system (standard input, tests).
  public var contents: [UInt8]?
  /// Whether the file was screened and contains no word of any rule (`FileScreen`).
  public var isScreenedOut: Bool
  /// Whether it is known to be a regular file: see `SourceFile.isRegular`.
  public var isRegular: Bool
  /// The number of the file's repository. Rules that need the whole project look at files with the same
  /// number.
  public var project: Int
  /// Whether the file was given. Other files are read for information only: they are neither reported nor
  /// written.
  public var isNamed = true
  /// The parsed file, when it is judged several times. Absent for files without a word of any rule.
  package var tree: SyntaxTree?
  /// The result of visiting the tree, when the same one is visited several times.
  var visit: KnownVisit?
  /// Which words it holds, once somebody has looked who will ask again.
  package var words: WordIndex?

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

  /// Calls `body` with the contents, which are read if necessary.
  package func withBytes<Result>(
    _ reader: FileReader, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileError) -> Result {
    if let contents { return contents.withUnsafeBytes(body) }
    return body(try reader.read(path, isRegular: isRegular))
  }

  /// The contents, which are read if necessary; `nil`: they cannot be read.
  public var readContents: [UInt8]? { contents ?? (try? FileReader.bytes(of: path)) }

  /// The text for the bytes passed to `body`. Contents in memory are not copied.
  package func text(of bytes: UnsafeRawBufferPointer) -> SourceText { SourceText(contents ?? Array(bytes)) }
}

/// The context that files are judged in: their targets, and the rules that are on.
public final class LintContext: Sendable {
  /// When `unlisted` is empty, too, the targets are unknown, and nothing is judged.
  public let targets: [DeploymentTarget]
  /// Further platforms that the files are built for, without a stated minimum.
  public let unlisted: [Platform]
  public let rules: RuleSelection
  /// See `FileTargets.isProgram`.
  public let isProgram: Bool
  /// The availability context at the top of a file.
  public let availability: AvailabilityContext
  public let macros: AvailabilityMacros
  /// The configuration's entries for libraries that stand for native names.
  public let libraries: [Configuration.LibraryEntry]
  /// The names of properties that return wrappers of shims; empty: any name.
  public let namespaces: [String]
  /// The system's declarations.
  public let system: NativeSystem
  /// What the project's builds left; `nil`: nothing.
  public let buildIndex: BuildIndex?

  public init(
    targets: [DeploymentTarget], unlisted: [Platform] = [], stated: [DeploymentTarget] = [],
    macros: AvailabilityMacros = .init(), libraries: [Configuration.LibraryEntry] = [],
    namespaces: [String] = [], rules: RuleSelection,
    isProgram: Bool = false, system: NativeSystem = .builtIn, buildIndex: BuildIndex? = nil
  ) {
    self.targets = targets
    self.system = system
    self.buildIndex = buildIndex
    self.isProgram = isProgram
    self.unlisted = unlisted
    self.rules = rules
    self.macros = macros
    self.libraries = libraries
    self.namespaces = namespaces
    availability = AvailabilityContext(targets: targets, unlisted: unlisted, stated: stated)
  }
}
