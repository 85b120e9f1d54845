import BackportRules
import LintCore
import Reporting

/// The parsed command line. Values are validated, but not resolved.
struct Arguments: Sendable {
  /// Files and folders; empty: the working folder.
  var paths: [String] = []
  /// The path that the text of standard input is judged as.
  var standardInputName: String?

  // What to judge.
  var minimums: [String] = []
  var platforms: [String] = []
  var excludes: [String] = []
  var configuration: String?
  /// An SDK, an Xcode, or an index file.
  var sdkPath: String?
  /// A folder, `auto` or `off`; `nil`: `auto`.
  var indexStore: String?
  var select: [String] = []
  var ignore: [String] = []
  /// Of rules in flags, as typed.
  var formerIDs: [String] = []
  /// From the flag or the configuration.
  var chosenFailOn: FailOn?
  var failOn: FailOn { chosenFailOn ?? .warning }
  /// Whether to judge excluded, generated and vendored files.
  var ignoresExcludes = false

  // How to report.
  /// From the flag or the configuration.
  var chosenFormat: ReportFormat?
  var format: ReportFormat { chosenFormat ?? .text }
  var outputPath: String?
  /// The base of the paths in the report.
  var root: String?
  /// The URL template of links: `https://…/{commit}/{path}#L{line}`.
  var linkTemplate: String?
  var showsStatistics = false
  /// How findings are grouped.
  var grouping: FindingGroups.Kind?
  /// A file in the format of `CODEOWNERS`.
  var ownersPath: String?
  var baselinePath: String?
  var since: String?
  var comparedPath: String?
  var checklistPath: String?
  var newBaselinePath: String?
  var chosenColor: ColorMode?
  var isQuiet = false
  var isVerbose = false
  var jobs: Int?

  // How to rewrite.
  /// Whether to ask for each change.
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
  /// The minimums to write into manifests; empty: list the declared ones.
  var raise: String?
  /// Whether `--raise` may raise the tools version of packages.
  var raisesToolsVersion = false
  /// Whether to rewrite files for a higher minimum than the project declares.
  var allowsHigherMinimum = false
  /// A shell command.
  var verification: String?
  var verificationBudget: String?
  /// How to divide the changes into commits.
  var commitPiece: CommitPiece?
  /// Whether files are written.
  var writes: Bool { !isDryRun && !showsDiff && standardInputName == nil }

  /// The full names of rules that are off: with `--keep-call-sites`, those that remove shims.
  var rulesOff: [String] { keepsCallSites ? Catalogue.shimRules : [] }

  // What to tell instead.
  var servesEditor = false
  var explainedRule: String?
  /// The SDK to index.
  var indexedSDK: String?
  var listsRules = false
  var writesConfiguration = false
  /// The file or folder whose configuration is printed.
  var questionedPath: String?
  var showsForecast = false
  /// Whether each row of a forecast is a plan.
  var plansForecast = false
  var showsInventory = false
  var completedShell: Shell?
  var showsManual = false
  var showsHelp = false
  var showsVersion = false

  /// Whether to print tables instead of findings.
  var asksForPlans: Bool { showsForecast || showsInventory || raise == "" }
}

enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, markdown, checkstyle, junit, xcode, html

  /// Whether the format's readers expect paths relative to the repository.
  var isReadFromRepository: Bool { self == .sarif || self == .github || self == .gitlab }

  /// Whether the format contains the related places of a finding.
  var showsRelatedPlaces: Bool { self == .sarif || self == .html }
}

enum ColorMode: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The shells with completions.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The lowest severity that makes a run fail.
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
