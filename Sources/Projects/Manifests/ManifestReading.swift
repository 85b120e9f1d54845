import Availability
import SwiftSource
import SystemCalls

/// What a manifest says.
struct ManifestReading: Sendable {
  var targets: [BuildTarget] = []
  /// What holds for files of its folder that belong to none of the targets; `nil`: it says nothing of them.
  var others: BuildTarget?
  var problems: [ProjectProblem] = []
  /// The number of the first target among those of the whole run.
  var firstNumber = 0

  init(targets: [BuildTarget] = [], others: BuildTarget? = nil, problems: [ProjectProblem] = []) {
    self.targets = targets
    self.others = others
    self.problems = problems
  }

  /// For files that belong to no target: the lowest minimums of all of them.
  mutating func takeOthersFromTargets() {
    let all = targets.filter(\.saysAnything)
    if !all.isEmpty { others = BuildTarget.merged(all) }
  }
}

/// Something that is built from files: for which platforms, from which minimum on.
struct BuildTarget: Sendable {
  var minimums: [DeploymentTarget] = []
  /// Platforms that it is built for as well, from a version that the manifest does not state.
  var unlisted: Set<Platform> = []
  /// An application, an extension, a tool or a bundle of tests: nothing outside of it can use what is public in it.
  var isProgram = false
  /// An application or an extension of one.
  var isApplication = false
  /// Which files are built into it (for an Xcode project its own index tells).
  var files = FileSet()
  /// What names in its conditions and attributes stand for.
  var macros = AvailabilityMacros()
  /// Minimums that the manifest declares in a form that could not be read.
  var unread: [UnreadMinimum] = []

  /// By Xcode's and XcodeGen's names for what a target makes.
  static func isProgram(_ productType: String) -> Bool {
    productType.holds("application") || productType.holds("extension") || productType.holds("tool")
      || productType.holds("test")
  }

  static func isApplication(_ productType: String) -> Bool { productType.holds("application") }

  var saysAnything: Bool { !minimums.isEmpty || !unlisted.isEmpty || !unread.isEmpty }

  /// The same for files that no target builds, though one of several may be meant to.
  var notBuilt: BuildTarget {
    var result = self
    result.minimums = result.minimums.map(\.ofAll)
    return result
  }

  /// All of them together: the lowest minimum of each platform, apart for extensions. What one of them
  /// states is not unlisted because another does not.
  static func merged(_ targets: [BuildTarget]) -> BuildTarget {
    var result = BuildTarget()
    result.isProgram = !targets.isEmpty && targets.allSatisfy(\.isProgram)
    for target in targets {
      result.unlisted.formUnion(target.unlisted)
      result.macros.merge(target.macros)
      result.unread += target.unread.filter { [known = result.unread] in !known.contains($0) }
      for minimum in target.minimums {
        let place = result.minimums.firstIndex {
          $0.platform == minimum.platform && $0.isApplicationExtension == minimum.isApplicationExtension
        }
        if let place {
          if minimum.minimum < result.minimums[place].minimum { result.minimums[place] = minimum }
        } else {
          result.minimums.append(minimum)
        }
      }
    }
    result.unlisted.subtract(result.minimums.map(\.platform))
    // What may be an extension or not, from an older version on, says all that the others would.
    let general = result.minimums.filter { $0.isApplicationExtension == nil }
    result.minimums.removeAll { minimum in
      minimum.isApplicationExtension != nil
        && general.contains { $0.platform == minimum.platform && $0.minimum <= minimum.minimum }
    }
    result.minimums.sort { $0.order < $1.order }
    return result
  }
}

extension DeploymentTarget {
  /// By platform in the order of their declaration, then extensions after the rest.
  fileprivate var order: (Int, Int) {
    (
      Platform.allCases.firstIndex(of: platform) ?? 0,
      isApplicationExtension.map { $0 ? 2 : 0 } ?? 1
    )
  }
}

/// Files told by where they lie: folders, with patterns, and what is left out.
struct FileSet: Sendable {
  struct Part: Sendable {
    /// Absolute; a folder, or the file itself.
    var path: String
    /// Seen from `path`; `nil`: all that lies below it.
    var glob: Glob?

    func contains(_ file: String) -> Bool {
      guard let glob else { return Paths.isInside(file, path) }
      return Paths.relative(file, to: path).map { glob.matches($0) } ?? false
    }

    /// Of the files that lie directly in a folder.
    func share(of folder: String) -> Share {
      if Paths.isInside(folder, path) { return glob == nil ? .all : .some }
      return Paths.isInside(path, folder) ? .some : .none
    }
  }

  var included: [Part] = []
  var excluded: [Part] = []

  func contains(_ file: String) -> Bool {
    included.contains { $0.contains(file) } && !excluded.contains { $0.contains(file) }
  }

  /// How many of the files that lie directly in a folder are among them; `some` may turn out to be any number.
  enum Share { case none, some, all }

  func share(of folder: String) -> Share {
    switch (Self.share(of: folder, in: included), Self.share(of: folder, in: excluded)) {
    case (.none, _), (_, .all): .none
    case (.all, .none): .all
    default: .some
    }
  }

  private static func share(of folder: String, in parts: [Part]) -> Share {
    var share = Share.none
    // By their places: a package may have many, and each of them is asked about each folder.
    for index in parts.indices {
      switch parts[index].share(of: folder) {
      case .all: return .all
      case .some: share = .some
      case .none: continue
      }
    }
    return share
  }

  /// A folder, a file or a pattern (`Sources/**/*.swift`, `Sources/**`, `{A,B}/*.swift`), seen from `folder`.
  static func parts(_ pattern: String, in folder: String) -> [Part] {
    expandingBraces(pattern).map { pattern in
      guard let wild = pattern.utf8.firstIndex(where: { "*?[".utf8.contains($0) }) else {
        return Part(path: Paths.join(folder, pattern), glob: nil)
      }
      // What stands before the first part with a wild card is a path: it may lead out of the folder.
      let slash = pattern[..<wild].lastIndex(of: "/")
      let base = slash.map { Paths.join(folder, String(pattern[..<$0])) } ?? folder
      let rest = slash.map { pattern[pattern.index(after: $0)...] } ?? pattern[...]
      // The slash anchors a pattern of one part.
      return Part(path: base, glob: Glob(anchored: String(rest)))
    }
  }

  private static func expandingBraces(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let (head, tail) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { expandingBraces(String(head + $0 + tail)) }
  }
}
