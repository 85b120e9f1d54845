import LintCore
import Projects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files as they were before a verification, kept where a killed run leaves them for the next one: in a folder
/// of git's, else in the working folder.
///
/// `files` holds a line a file (number, mode, path), `N` the contents of file `N`, `written` a line for each text
/// that a trial wrote (number, hash; `-` for a file that it took away), `roots` what the run looks at. `lock` is locked
/// while the run lives.
/// A file is put back only when it holds one of those texts: what somebody wrote since stays.
struct VerificationJournal {
  struct File {
    var path: String
    var mode: mode_t
    var original: [UInt8]
  }
  let folder: String
  private let place: VerificationPlace
  let files: [File]
  private let written: FileDescriptor
  private let lock: FileDescriptor

  /// Everything is on the disk before the first trial changes a file.
  init(_ changes: [FileChange], at place: VerificationPlace) throws {
    let folder = place.newJournal
    guard mkdir(folder, 0o700) == 0 else { throw SystemError(number: errno) }
    self.folder = folder
    self.place = place
    lock = try Self.opened("\(folder)/lock")
    guard flock(lock.number, LOCK_EX | LOCK_NB) == 0 else { throw SystemError(number: errno) }
    try Self.write(Array(place.roots.joined(separator: "\0").utf8), to: "\(folder)/roots")
    var files: [File] = []
    var list = ""
    for (number, change) in changes.enumerated() {
      guard let real = Paths.resolved(change.path) else { throw SystemError(number: ENOENT) }
      var status = stat()
      stat(real, &status)
      let file = File(path: real, mode: status.st_mode & 0o7777, original: change.original)
      try Self.write(file.original, to: "\(folder)/\(number)")
      list += "\(number) \(file.mode) \(real)\0"
      files.append(file)
    }
    self.files = files
    written = try Self.opened("\(folder)/written")
    // The last one: a journal without it is of a run that had changed nothing yet.
    try Self.write(Array(list.utf8), to: "\(folder)/files")
  }

  /// Before a trial writes: what it is going to write.
  func announce(_ contents: [UInt8]?, of file: Int) throws {
    try written.write(Array("\(file) \(Self.mark(of: contents))\n".utf8))
    fsync(written.number)
  }

  /// The tree is as it is to stay.
  func close() {
    Self.remove(folder)
    for file in [written, lock] { _ = systemClose(file.number) }
  }

  /// Puts back what can be put back, and keeps the rest for whoever changed it.
  func abandon() throws -> Leftover? {
    for file in [written, lock] { _ = systemClose(file.number) }
    return try Self.recover(folder, at: place)
  }

  // MARK: What a killed run has left

  struct Leftover: Sendable {
    /// The files that were put back.
    var restored: [String] = []
    /// Those that somebody has changed since, with where their old text lies.
    var left: [(path: String, copy: String)] = []
  }

  /// Puts back what runs that were killed have left.
  /// - Throws: `UsageError` when one is still at work on what this run looks at.
  static func recover(at place: VerificationPlace) throws -> [Leftover] {
    try place.journals().compactMap { try recover($0, at: place) }
  }

  private static func recover(_ folder: String, at place: VerificationPlace) throws -> Leftover? {
    let lock = open("\(folder)/lock", O_RDWR | O_CLOEXEC)
    defer { if lock >= 0 { _ = systemClose(lock) } }
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard place.concerns(folder) else { return nil }
      throw UsageError("another verification is at work here: wait until it has ended")
    }
    var leftover = Leftover()
    let kept = place.leftovers(of: folder)
    let written = String(decoding: (try? FileReader.bytes(of: "\(folder)/written")) ?? [], as: UTF8.self)
    let marks = Set(written.split(separator: "\n").map(String.init))
    for entry in ((try? FileReader.bytes(of: "\(folder)/files")) ?? []).split(separator: 0) {
      let parts = String(decoding: entry, as: UTF8.self).split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let mode = mode_t(parts[1]) else { continue }
      let path = String(parts[2])
      let original = try FileReader.bytes(of: "\(folder)/\(parts[0])")
      let current = try? FileReader.bytes(of: path)
      if current == original { continue }
      if marks.contains("\(parts[0]) \(mark(of: current))") {
        try put(original, at: path, mode: mode)
        leftover.restored.append(path)
      } else {
        leftover.left.append((path, "\(kept)/\(parts[0])"))
      }
    }
    if leftover.left.isEmpty {
      remove(folder)
    } else {
      rename(folder, kept)
    }
    return leftover
  }

  // MARK: Files

  /// Writes a file whole, be it there or not.
  static func put(_ contents: [UInt8], at path: String, mode: mode_t) throws {
    let file = try OutputFile(path: path)
    try file.write(contents)
    try file.commit()
    chmod(path, mode)
  }

  private static func opened(_ path: String) throws -> FileDescriptor {
    let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    guard number >= 0 else { throw SystemError(number: errno) }
    return FileDescriptor(number: number)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, at: path, mode: 0o600)
  }

  private static func mark(of contents: [UInt8]?) -> String {
    guard let contents else { return "-" }
    var hash = FNVHash()
    hash.add(contents)
    return "\(contents.count):\(String(hash.value, radix: 16))"
  }

  static func remove(_ folder: String) {
    let names = VerificationPlace.names(in: folder)
    // The list first: without it there is nothing to put back.
    unlink("\(folder)/files")
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}

/// The C function, which the method's name hides.
private func systemClose(_ file: Int32) -> Int32 { close(file) }
