import SwiftSource

/// The part of a comparison that is the same for all: numbers of files, and the first differences.
struct FileTally: Sendable {
  /// Valid files; invalid ones do not count.
  private(set) var files = 0
  private(set) var lines = 0
  private(set) var bytes = 0
  private(set) var invalidFiles = 0
  private(set) var differingInvalidFiles = 0
  /// The first differences, readable.
  private(set) var examples: [String] = []
  private(set) var invalidExamples: [String] = []

  static let maximumExamples = 40

  /// - Parameter readable: the first differences of the file.
  mutating func add(_ text: SourceText, isValid: Bool, hasDifferences: Bool, readable: [String]) {
    if isValid {
      files += 1
      lines += text.lineCount
      bytes += text.bytes.count
      examples += readable.prefix(max(0, Self.maximumExamples - examples.count))
    } else {
      invalidFiles += 1
      if hasDifferences { differingInvalidFiles += 1 }
      invalidExamples += readable.prefix(max(0, Self.maximumExamples - invalidExamples.count))
    }
  }

  mutating func add(_ other: FileTally) {
    files += other.files
    lines += other.lines
    bytes += other.bytes
    invalidFiles += other.invalidFiles
    differingInvalidFiles += other.differingInvalidFiles
    examples = Array((examples + other.examples).prefix(Self.maximumExamples))
    invalidExamples = Array((invalidExamples + other.invalidExamples).prefix(Self.maximumExamples))
  }

  /// The examples, the lines of the comparison, and the number of invalid files.
  func report(_ lines: [String], summary: String) -> String {
    var report = examples
    if !invalidExamples.isEmpty { report += ["In invalid files, not counted:"] + invalidExamples }
    report += lines
    report.append("\(summary); \(invalidFiles) invalid files, \(differingInvalidFiles) of them differ")
    return report.joined(separator: "\n")
  }
}
