import Availability
import SwiftSource
import SystemCalls

/// The parsed contents of a manifest.
struct ManifestReading: Sendable {
  var targets: [BuildTarget] = []
  /// The settings of files in its folder that belong to no target; `nil`: none.
  var others: BuildTarget?
  var problems: [ProjectProblem] = []
  /// The files of its targets; `nil`: it is no Xcode project, and `BuildTarget.files` has them.
  var project: XcodeProject?
  /// The number of its first target, counted over the whole run.
  var firstNumber = 0

  var numbers: Range<Int> { firstNumber..<firstNumber + targets.count }

  /// For files that belong to no target, takes the lowest minimums of all targets.
  mutating func takeOthersFromTargets() {
    let all = targets.filter(\.declaresMinimums)
    if !all.isEmpty { others = BuildTarget.merged(all) }
  }
}

/// A target: the files that it builds, its platforms and minimums.
struct BuildTarget: Sendable {
  var minimums: [DeploymentTarget] = []
  /// Further platforms that it is built for, without a minimum in the manifest.
  var unlisted: Set<Platform> = []
  /// Whether it is an application, an extension, a tool or a test bundle: nothing outside can use its public
  /// declarations.
  var isProgram = false
  /// Whether it is an application or an app extension of the project's own.
  var isApplication = false
  /// The files that it builds. (For an Xcode project, the project's own index knows.)
  var files = FileSet()
  /// The definitions of custom names in its conditions and attributes.
  var macros = AvailabilityMacros()
  /// Minimums that are declared in a form that could not be parsed.
  var unread: [UnreadMinimum] = []
  /// What code may import its modules by; `nil`: any name.
  var moduleNames: Set<String>?

  /// A module's name, from that of a target or product: what is no part of an identifier becomes `_`.
  static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// By the product types of Xcode and XcodeGen.
  static func isProgram(_ productType: String) -> Bool {
    productType.holds("application") || productType.holds("extension") || productType.holds("tool")
      || productType.holds("test")
  }

  /// Whether it is an application, and by its name none that shows how a library is used.
  static func isApplication(_ productType: String, called name: String) -> Bool {
    let name = name.lowercased()
    return productType.holds("application")
      && !["example", "demo", "sample", "playground"].contains(where: name.holds)
  }

  var declaresMinimums: Bool { !minimums.isEmpty || !unlisted.isEmpty || !unread.isEmpty }

  /// The same settings for files that no target builds; several targets may be candidates.
  var notBuilt: BuildTarget {
    var result = self
    result.minimums = result.minimums.map(\.ofAll)
    return result
  }

  /// The same settings for files of which it is unknown whether they are built into an application extension.
  var ofAnyProduct: BuildTarget {
    var result = self
    for index in minimums.indices
    where minimums.count(where: { $0.platform == minimums[index].platform }) == 1 {
      result.minimums[index].isApplicationExtension = nil
    }
    return result
  }

  /// Merges targets: the lowest minimum of each platform, with extensions apart. A platform with a minimum in
  /// one target is not unlisted because another target lacks it.
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
    // A minimum for both extensions and other code covers all higher ones.
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
  /// By platform in the order of declaration, extensions last.
  fileprivate var order: (Int, Int) {
    (
      Platform.allCases.firstIndex(of: platform) ?? 0,
      isApplicationExtension.map { $0 ? 2 : 0 } ?? 1
    )
  }
}

/// A set of files by location: folders with patterns, and exclusions.
struct FileSet: Sendable {
  struct Part: Sendable {
    /// Absolute; a folder, or the file itself.
    var path: String
    /// Relative to `path`; `nil`: everything below it.
    var glob: Glob?

    func contains(_ file: String) -> Bool {
      guard let glob else { return Paths.isInside(file, path) }
      return Paths.relative(file, to: path).map { glob.matches($0) } ?? false
    }

    /// The share of the files directly in a folder that belong to the set.
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

  /// How many of the files directly in a folder belong to the set. `some` may be any number.
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
    // Iterates by index: a package can have many parts, and each is checked for every folder.
    for index in parts.indices {
      switch parts[index].share(of: folder) {
      case .all: return .all
      case .some: share = .some
      case .none: continue
      }
    }
    return share
  }

  /// Parses a folder, a file or a pattern (`Sources/**/*.swift`, `Sources/**`, `{A,B}/*.swift`), relative to
  /// `folder`.
  static func parts(_ pattern: String, in folder: String) -> [Part] {
    expandingBraces(pattern).map { pattern in
      guard let wild = pattern.utf8.firstIndex(where: { "*?[".utf8.contains($0) }) else {
        return Part(path: Paths.join(folder, pattern), glob: nil)
      }
      // The part before the first wildcard is a path. It may lead out of the folder.
      let slash = pattern[..<wild].lastIndex(of: "/")
      let base = slash.map { Paths.join(folder, String(pattern[..<$0])) } ?? folder
      let rest = slash.map { pattern[pattern.index(after: $0)...] } ?? pattern[...]
      // The slash anchors a pattern of one component.
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
