import LintCore
import Projects
import SystemCalls

/// What the command of a verification said of each state of the files, kept in a folder of git's until the
/// verification has ended: one that is interrupted and begun again goes on where it was.
///
/// A file for each state, named by the hash of all that the command may have seen; it holds how the command failed, or
/// nothing, in its first line, and then what it printed.
struct KnownTrials {
  /// `nil`: there is no repository, and nothing is kept.
  private let folder: String?
  /// Of the command, and of the files that no trial changes.
  private let surroundings: UInt64
  /// How many an earlier verification has answered.
  private(set) var usedCount = 0
  /// What this one has tried itself.
  private var ownTrials: Set<String> = []

  /// - Parameters:
  ///   - files: all of the project; those that trials change are seen by their contents.
  ///   - changes: what trials may change.
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

  /// What the command said of these files, if it did.
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
    // Without it the run is made again.
    try? OutputFile.write(
      Array(((outcome.failure ?? "") + "\n").utf8) + outcome.output, to: path, permissions: 0o600)
  }

  /// The verification has ended; so have those whose surroundings were others.
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
