import BackportRules
import LintCore
import Reporting

/// What was typed, checked word by word, before anything is looked up by it.
struct Arguments: Sendable {
  /// Files and folders; none: the working folder.
  var paths: [String] = []
  /// Where the text of standard input is taken to lie.
  var standardInputName: String?

  // What to judge.
  var minimums: [String] = []
  var platforms: [String] = []
  var excludes: [String] = []
  var configuration: String?
  /// An SDK, an Xcode, or an index file.
  var sdkPath: String?
  var select: [String] = []
  var ignore: [String] = []
  /// As the flag or the configuration says.
  var chosenFailOn: FailOn?
  var failOn: FailOn { chosenFailOn ?? .warning }
  /// Whether what is left out by the configuration, as generated or as vendored is judged.
  var ignoresExcludes = false

  // How to report.
  /// As the flag or the configuration says.
  var chosenFormat: ReportFormat?
  var format: ReportFormat { chosenFormat ?? .text }
  var outputPath: String?
  /// What the paths of the report are relative to.
  var root: String?
  /// Where a page links to: `https://…/{commit}/{path}#L{line}`.
  var linkTemplate: String?
  var showsStatistics = false
  /// What findings are put together by.
  var grouping: FindingGroups.Kind?
  /// A file of the form of `CODEOWNERS`.
  var ownersPath: String?
  var baselinePath: String?
  var since: String?
  var comparedPath: String?
  var checklistPath: String?
  var newBaselinePath: String?
  var color = ColorMode.auto
  var isQuiet = false
  var isVerbose = false
  var jobs: Int?

  // How to rewrite.
  /// Each change is asked about.
  var isInteractive = false
  var isDryRun = false
  var showsDiff = false
  var appliesUnsafeFixes = false
  /// `PATH:LINE`, as typed.
  var only: [String] = []
  /// `PATH:LINE` or a rule, as typed.
  var accepted: [String] = []
  var keepsCallSites = false
  var allowsDirtyTree = false
  /// What declared minimums are raised to; empty: they are listed.
  var raise: String?
  /// Raising them may raise the version of the tools that a package asks for.
  var raisesToolsVersion = false
  /// Files are rewritten for a higher minimum than the project declares.
  var allowsHigherMinimum = false
  /// A command of the shell.
  var verification: String?
  var verificationBudget: String?
  /// The changes are committed in pieces of this kind.
  var commitPiece: CommitPiece?
  /// Files are written to.
  var writes: Bool { !isDryRun && !showsDiff && standardInputName == nil }

  /// The rules that say nothing at all: those that take shims away if shims are to stay.
  var rulesOff: [String] { keepsCallSites ? Catalogue.shimRules : [] }

  // What to tell instead.
  var servesEditor = false
  var explainedRule: String?
  /// The SDK that an index is to be made of.
  var indexedSDK: String?
  var listsRules = false
  var writesConfiguration = false
  /// A file or folder whose configuration is shown.
  var questionedPath: String?
  var showsForecast = false
  var showsInventory = false
  var completedShell: Shell?
  var showsManual = false
  var showsHelp = false
  var showsVersion = false

  /// Whether tables are to be printed instead of findings.
  var asksForPlans: Bool { showsForecast || showsInventory || raise == "" }
}

enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, markdown, checkstyle, junit, xcode, html

  /// Whether what reads it takes paths from the top of the repository.
  var isReadFromRepository: Bool { self == .sarif || self == .github || self == .gitlab }

  /// Whether more than a finding's own place is shown.
  var showsRelatedPlaces: Bool { self == .sarif || self == .html }
}

enum ColorMode: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The least severity that makes a run fail.
enum FailOn: String, CaseIterable, Sendable {
  case error, warning, note, never

  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
