import LintCore
import Migration
import Projects
import SystemCalls

/// A cache of the command's results by the state of the files, kept in git's folder until the verification
/// ends. An interrupted verification continues from it.
///
/// A file for each state, named by the hash of everything that the command depends on. Its first line is the
/// failure or empty; the rest is the output.
struct KnownTrials {
  /// `nil`: there is no repository, and nothing is cached.
  private let folder: String?
  /// The hash of the command and of the files that no trial changes.
  private let surroundings: UInt64
  /// The number of results from an earlier verification.
  private(set) var usedCount = 0
  /// The results of this verification.
  private var ownTrials: Set<String> = []

  /// - Parameters:
  ///   - files: all of the project. Files that trials change are hashed by their contents.
  ///   - changes: the changes of the trials.
  init(of command: String, _ files: [LintFile], _ changes: [FileChange], at place: VerificationPlace) {
    var hash = FNVHash()
    hash.add(command.utf8)
    let changed = Set(changes.map(\.path))
    for file in files where !changed.contains(file.path) {
      guard let status = try? FileStatus(file.path) else { continue }
      hash.add("\(file.path) \(status.size) \(status.modified)".utf8)
    }
    let surroundings = hash.value
    self.surroundings = surroundings
    folder = place.trials.map { "\($0)-\(String(surroundings, radix: 16))" }
    if let folder { try? FileSystem.createFolder(folder) }
  }

  /// The cached result for these files.
  mutating func outcome(of contents: [[UInt8]?]) -> ShellCommand.Outcome? {
    guard let path = path(of: contents), let bytes = try? FileReader.bytes(of: path),
      let end = bytes.firstIndex(of: 0x0A)
    else { return nil }
    if !ownTrials.contains(path) { usedCount += 1 }
    let failure = String(decoding: bytes[..<end], as: UTF8.self)
    return ShellCommand.Outcome(
      failure: failure.isEmpty ? nil : failure, output: Array(bytes[(end + 1)...]))
  }

  mutating func keep(_ outcome: ShellCommand.Outcome, of contents: [[UInt8]?]) {
    guard let path = path(of: contents) else { return }
    ownTrials.insert(path)
    // On an error the command runs again next time.
    try? OutputFile.write(
      Array(((outcome.failure ?? "") + "\n").utf8) + outcome.output, to: path, permissions: 0o600)
  }

  /// Deletes the cache at the end, and those of outdated verifications.
  func forget() {
    guard let folder else { return }
    let (parent, name) = (Paths.parent(folder), Paths.name(folder))
    let start = name.prefix { $0 != "-" } + "-"
    for other in FileSystem.names(in: parent) where other.hasPrefix(start) {
      VerificationJournal.remove("\(parent)/\(other)")
    }
  }

  private func path(of contents: [[UInt8]?]) -> String? {
    var hash = FNVHash(value: surroundings)
    for text in contents {
      hash.add(text == nil ? "-".utf8 : "+\(text!.count) ".utf8)
      hash.add(text ?? [])
    }
    return folder.map { "\($0)/\(String(hash.value, radix: 16))" }
  }
}
