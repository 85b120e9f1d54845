import Availability
import SwiftSource
import SystemCalls

/// The availability checks in Objective-C, C and C++ files of a project. They are counted, and not judged further.
public struct OtherLanguages: Hashable, Sendable {
  /// The number of files with such checks.
  public var files = 0
  /// `@available`, `API_AVAILABLE`, comparisons of `__IPHONE_OS_VERSION_MIN_REQUIRED`, and their kin.
  public var checks = 0
  /// Those that the minimums decide, of those whose versions can be read.
  public var stale = 0

  public init(files: Int = 0, checks: Int = 0, stale: Int = 0) {
    self.files = files
    self.checks = checks
    self.stale = stale
  }

  /// `12 Objective-C, C or C++ files with 30 availability checks are not judged; the minimums decide 25 of them.`
  public var sentence: String? {
    guard checks > 0 else { return nil }
    let subject = files == 1 ? "1 Objective-C, C or C++ file" : "\(files) Objective-C, C or C++ files"
    let object = checks == 1 ? "1 availability check" : "\(checks) availability checks"
    let number = stale == checks ? (checks == 1 ? "it" : "all") : "\(stale)"
    let decided = stale == 0 ? "" : "; the minimums decide \(number)\(stale == checks ? "" : " of them")"
    return "\(subject) with \(object) \(files == 1 ? "is" : "are") not judged\(decided)."
  }

  /// Adds the checks of one file.
  /// - Parameter platforms: what the file is built for. It is called only for files with checks.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ platforms: () -> AvailabilityContext) {
    var context: AvailabilityContext?
    let before = checks
    _ = Self.words.contains(in: bytes) { hit in
      guard let check = ForeignCheck(at: hit, in: bytes) else { return false }
      checks += 1
      guard let condition = check.condition else { return false }
      let known = context ?? platforms()
      context = known
      let judgement = known.judge(condition)
      let isDecided = judgement.verdict == .always || judgement.verdict == .never
      if isDecided, judgement.isDecidedByClause { stale += 1 }
      return false
    }
    if checks > before { files += 1 }
  }

  private static let words = WordSet(ForeignCheck.words)

  /// Counts the checks of files, on several threads.
  /// - Parameters:
  ///   - isOwn: whether a file, by its index, is the project's own. It is called only for files with checks.
  ///   - platforms: what a file is built for, by its index.
  public static func count(
    in paths: [String], workers: Int, isOwn: @Sendable @escaping (Int) -> Bool,
    platforms: @Sendable @escaping (Int) -> AvailabilityContext
  ) -> OtherLanguages {
    let batches = Batches(count: paths.count)
    return Workers.run(min(workers, paths.count)) {
      let reader = FileReader()
      var counted = OtherLanguages()
      while let batch = batches.take() {
        for index in batch {
          guard let bytes = try? reader.read(paths[index], isRegular: true) else { continue }
          var own = OtherLanguages()
          own.add(bytes) { platforms(index) }
          if own.files > 0, isOwn(index) { counted.add(own) }
        }
      }
      return counted
    }.reduce(into: OtherLanguages()) { $0.add($1) }
  }

  private mutating func add(_ other: OtherLanguages) {
    files += other.files
    checks += other.checks
    stale += other.stale
  }
}
