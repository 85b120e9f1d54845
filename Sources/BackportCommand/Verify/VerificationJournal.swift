import LintCore
import Migration
import Projects
import SystemCalls

/// A backup of the files before a verification, for recovery after the process is killed. It is kept in git's
/// folder, otherwise in the working folder.
///
/// `files` contains a line for each file (number, mode, path), `N` the contents of file `N`, `written` a line
/// for each text that a trial wrote (number, hash; `-` for a deleted file), `roots` the roots of the run.
/// `lock` is locked while the process lives. A file is restored only if it contains one of the written texts:
/// later changes by others are kept.
struct VerificationJournal {
  struct File {
    var path: String
    var permissions: UInt16
    var original: [UInt8]
  }
  let folder: String
  private let place: VerificationPlace
  let files: [File]
  private let written: FileDescriptor
  private let lock: FileDescriptor

  /// The backup is on disk before the first trial changes a file.
  init(_ changes: [FileChange], at place: VerificationPlace) throws {
    let folder = place.newJournal
    try FileSystem.createFolder(folder)
    self.folder = folder
    self.place = place
    lock = try Self.created("\(folder)/lock")
    try lock.lock()
    try Self.write(Array(place.roots.joined(separator: "\0").utf8), to: "\(folder)/roots")
    var files: [File] = []
    var list = ""
    for (number, change) in changes.enumerated() {
      let real = try Paths.realPath(of: change.path)
      let file = File(
        path: real, permissions: try FileStatus(real).permissions, original: change.original)
      try Self.write(file.original, to: "\(folder)/\(number)")
      list += "\(number) \(file.permissions) \(real)\0"
      files.append(file)
    }
    self.files = files
    written = try Self.created("\(folder)/written")
    // Written last: a journal without it belongs to a run that had not changed anything.
    try Self.write(Array(list.utf8), to: "\(folder)/files")
  }

  /// Records a text before a trial writes it.
  func announce(_ contents: [UInt8]?, of file: Int) throws {
    try written.write(Array("\(file) \(Self.mark(of: contents))\n".utf8))
    try written.sync()
  }

  /// Ends the journal: the files are final.
  func close() {
    Self.remove(folder)
    for file in [written, lock] { try? file.close() }
  }

  /// Restores the files, and keeps a copy for each that was changed by others.
  func abandon() throws -> Leftover {
    // The lock last: a process that another thread starts at this moment shares it, so it cannot be taken again.
    defer { for file in [written, lock] { try? file.close() } }
    return try Self.restore(folder, at: place)
  }

  // MARK: What a killed run has left

  struct Leftover: Sendable {
    /// The restored files.
    var restored: [String] = []
    /// The files that others have changed, each with the path of its old text.
    var left: [(path: String, copy: String)] = []
  }

  /// Restores what killed runs have left.
  /// - Throws: `UsageError` when a running verification works on the same roots.
  static func recover(at place: VerificationPlace) throws -> [Leftover] {
    try place.journals().compactMap { try recover($0, at: place) }
  }

  private static func recover(_ folder: String, at place: VerificationPlace) throws -> Leftover? {
    let lock = try? FileDescriptor.open("\(folder)/lock", for: .readingAndWriting)
    defer { try? lock?.close() }
    if let lock, (try? lock.lock()) == nil {
      guard place.concerns(folder) else { return nil }
      throw UsageError("another verification is running here: wait until it ends")
    }
    return try restore(folder, at: place)
  }

  private static func restore(_ folder: String, at place: VerificationPlace) throws -> Leftover {
    var leftover = Leftover()
    let kept = place.leftovers(of: folder)
    let written = String(decoding: (try? FileReader.bytes(of: "\(folder)/written")) ?? [], as: UTF8.self)
    let marks = Set(written.split(separator: "\n").map(String.init))
    for entry in ((try? FileReader.bytes(of: "\(folder)/files")) ?? []).split(separator: 0) {
      let parts = String(decoding: entry, as: UTF8.self).split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let permissions = UInt16(parts[1]) else { continue }
      let path = String(parts[2])
      let original = try FileReader.bytes(of: "\(folder)/\(parts[0])")
      let current = try? FileReader.bytes(of: path)
      if current == original { continue }
      if marks.contains("\(parts[0]) \(mark(of: current))") {
        try OutputFile.write(original, to: path, permissions: permissions)
        leftover.restored.append(path)
      } else {
        leftover.left.append((path, "\(kept)/\(parts[0])"))
      }
    }
    if leftover.left.isEmpty {
      remove(folder)
    } else {
      try? FileSystem.rename(folder, to: kept)
    }
    return leftover
  }

  // MARK: Files

  private static func created(_ path: String) throws(SystemError) -> FileDescriptor {
    try FileDescriptor.open(path, for: .creating(permissions: 0o600))
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try OutputFile.write(bytes, to: path, permissions: 0o600)
  }

  private static func mark(of contents: [UInt8]?) -> String {
    guard let contents else { return "-" }
    var hash = FNVHash()
    hash.add(contents)
    return "\(contents.count):\(String(hash.value, radix: 16))"
  }

  static func remove(_ folder: String) {
    let names = FileSystem.names(in: folder)
    // The list first: without it there is nothing to restore.
    for name in ["files"] + names { try? FileSystem.remove("\(folder)/\(name)") }
    FileSystem.removeFolder(folder)
  }
}
