import Availability
import LintCore
import SwiftSource
import SystemCalls

/// The files of a forecast, parsed, with what can change in each when a minimum rises.
struct ForecastFiles: Sendable {
  private(set) var files: [LintFile]
  /// The versions in all files.
  private(set) var mentioned = MentionedVersions()
  /// The versions in each file that has some, by its index.
  private var mentions: [Int: MentionedVersions] = [:]
  /// The files in which something else than conditions and attributes may depend on a minimum.
  private(set) var others: [Int] = []

  /// What reading one file found.
  private struct Reading {
    var index: Int
    /// `nil`: no rule is concerned.
    var tree: SyntaxTree?
    var mentioned = MentionedVersions()
    var hasOtherWords = false
  }

  /// Parses the files in which any rule may have findings.
  init(_ files: [LintFile], workers: Int) {
    self.files = files
    let batches = Batches(count: files.count)
    let readings = Workers.run(min(workers, files.count)) {
      let reader = FileReader()
      var readings: [Reading] = []
      while let batch = batches.take() {
        for index in batch where !files[index].isScreenedOut {
          if let reading = Self.read(files[index], index, reader) { readings.append(reading) }
        }
      }
      return readings
    }.flatMap { $0 }
    for reading in readings {
      guard let tree = reading.tree else {
        self.files[reading.index].isScreenedOut = true
        continue
      }
      self.files[reading.index].tree = tree
      mentions[reading.index] = reading.mentioned
      mentioned.add(reading.mentioned)
      if reading.hasOtherWords { others.append(reading.index) }
    }
  }

  /// `nil` when a file cannot be read: the linter reports that.
  private static func read(_ file: LintFile, _ index: Int, _ reader: FileReader) -> Reading? {
    (try? file.withBytes(reader) { bytes -> Reading? in
      guard ContentFaults.reasonNotToRead(bytes) == nil else { return nil }
      var reading = Reading(index: index)
      let groups = file.context.rules.groups
      guard groups.isAnyConcerned(with: bytes) else { return reading }
      let tree = SyntaxTree(file.text(of: bytes))
      let context = file.context
      let facts = AvailabilityFacts(of: tree, context: context.availability, macros: context.macros)
      reading.tree = tree
      reading.mentioned.add(facts)
      reading.hasOtherWords = groups.concernsOtherWords(bytes)
      return reading
    }) ?? nil
  }

  /// The files with a condition or attribute that a change of the minimums can decide in another way.
  func concerned(from old: [Forecast.Minimum], to new: [Forecast.Minimum]) -> [Int] {
    mentions.compactMap { index, mentioned in
      let context = files[index].context
      let changes = new.contains { minimum in
        let before = context.minimum(of: minimum.platform, raisedTo: old)
        let after = context.minimum(of: minimum.platform, raisedTo: new)
        return before < after
          && mentioned.versions[minimum.platform]?.contains { before < $0 && $0 <= after } ?? false
      }
      return changes ? index : nil
    }
  }
}

extension LintContext {
  /// The lowest minimum of a platform once some are raised; 0: none is known.
  fileprivate func minimum(of platform: Platform, raisedTo minimums: [Forecast.Minimum]) -> Version {
    let own = (targets + availability.statedTargets).filter { $0.platform == platform }.map(\.minimum).min()
    return max(own ?? Version(0), minimums.first { $0.platform == platform }?.version ?? Version(0))
  }
}

extension [RuleGroup] {
  /// Whether a group that looks at more than conditions and attributes may have findings.
  fileprivate func concernsOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var mayBeStale: Bool?
    return contains {
      $0.isOfAvailability ? $0.hasOtherWords(bytes) : $0.isConcerned(with: bytes, nil, &mayBeStale)
    }
  }
}
