import LintCore
import Migration
import SystemCalls

/// The files of a work tree that trials change and restore.
///
/// Build systems notice a change by the file's time, and some compare whole seconds: `swift build` skips a file that it
/// compiled in the same second. Files are therefore written at most once in a second.
struct VerifiedTree {
  let journal: VerificationJournal
  /// The contents of each file as written by this run; `nil`: deleted.
  private var current: [[UInt8]?]
  private var numbers: [String: Int] = [:]
  private let shownPaths: [String]
  /// The last second in which a file was written.
  private var lastWrite: Int
  private let waitsBetweenWrites: Bool

  init(_ changes: [FileChange], at place: VerificationPlace, waitsBetweenWrites: Bool) throws {
    self.waitsBetweenWrites = waitsBetweenWrites
    lastWrite = changes.compactMap { try? FileStatus($0.path).modifiedSecond }.max() ?? 0
    journal = try VerificationJournal(changes, at: place)
    current = journal.files.map(\.original)
    shownPaths = changes.map(\.shownPath)
    for (number, change) in changes.enumerated() { numbers[change.shownPath] = number }
  }

  /// The contents of each file with some changes applied.
  func contents(with changes: [FileChange]) -> [[UInt8]?] {
    var contents: [[UInt8]?] = journal.files.map(\.original)
    for change in changes {
      if let number = numbers[change.shownPath] { contents[number] = change.contents }
    }
    return contents
  }

  /// Writes these contents to the files.
  mutating func become(_ wanted: [[UInt8]?]) throws {
    guard wanted != current else { return }
    if waitsBetweenWrites, lastWrite == FileClock.second { FileClock.waitForNextSecond() }
    defer { lastWrite = FileClock.second }
    var writes: [FileChange] = []
    for (number, contents) in wanted.enumerated() where contents != current[number] {
      try journal.announce(contents, of: number)
      let path = journal.files[number].path
      if let old = current[number] {
        writes.append(
          FileChange(path: path, shownPath: shownPaths[number], original: old, contents: contents))
      } else if let contents {
        try OutputFile.write(contents, to: path, permissions: journal.files[number].permissions)
        current[number] = contents
      }
    }
    try FileWriter.write(writes)
    for (number, contents) in wanted.enumerated() { current[number] = contents }
  }
}
