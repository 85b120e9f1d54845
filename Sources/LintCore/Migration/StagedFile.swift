import Projects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new file beside the one that it is to replace.
struct StagedFile {
  private enum State {
    case staged, committed
  }
  private let shownPath: String
  /// Where a link leads to; a link itself stays.
  private let target: String
  /// `nil`: the file is to go.
  private let replacement: String?
  private let backup: String
  private var state = State.staged

  var folder: String { Self.folder(of: target) }

  init(_ change: FileChange) throws(WriteError) {
    shownPath = change.shownPath
    guard let real = realpath(change.path, nil) else { throw WriteError(change.shownPath, code: errno) }
    target = String(cString: real)
    free(real)
    var status = stat()
    guard stat(target, &status) == 0 else { throw WriteError(shownPath, code: errno) }
    // Renaming would replace a read-only file without a word.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw WriteError(shownPath, "is read-only: change its permissions or exclude it")
    }
    guard (try? FileReader.bytes(of: target)) == change.original else {
      throw WriteError(shownPath, "was changed by somebody else in the meantime: run again")
    }
    let stem = "\(Self.folder(of: target))/.\(Self.name(of: target)).\(Self.mark)\(getpid())"
    backup = stem + "-old"
    guard let contents = change.contents else {
      replacement = nil
      return
    }
    let path = stem + "-new"
    replacement = path
    try Self.write(contents, to: path, mode: status.st_mode & 0o7777, shownPath: shownPath)
  }

  /// Puts the new file in the old one's place; a second name keeps the old one.
  mutating func commit() throws(WriteError) {
    guard link(target, backup) == 0 else {
      // A file system without links: without the second name the old file cannot be put back, but each file
      // is whole all the same.
      guard errno == EPERM || errno == ENOTSUP || errno == EMLINK else {
        throw WriteError(shownPath, code: errno)
      }
      try replace()
      return
    }
    do throws(WriteError) {
      try replace()
    } catch {
      unlink(backup)
      throw error
    }
  }

  private mutating func replace() throws(WriteError) {
    let isDone = replacement.map { rename($0, target) == 0 } ?? (unlink(target) == 0)
    guard isDone else { throw WriteError(shownPath, code: errno) }
    state = .committed
  }

  /// Leaves things as they were before.
  func rollBack() {
    switch state {
    case .staged:
      if let replacement { unlink(replacement) }
    case .committed:
      rename(backup, target)
    }
  }

  func forgetOriginal() { unlink(backup) }

  // MARK: Names

  private static let mark = "backport-"

  /// Whether a file's name is one of ours, of a run that is no longer there.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix("-new") || name.hasSuffix("-old") else { return false }
    let parts = name.dropLast(4).split(separator: ".")
    guard let last = parts.last, last.hasPrefix(mark), let process = pid_t(last.dropFirst(mark.count)) else {
      return false
    }
    return process != getpid() && kill(process, 0) != 0 && errno == ESRCH
  }

  private static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  // MARK: Writing

  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t, shownPath: String)
    throws(WriteError)
  {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw WriteError(shownPath, code: errno) }
    var code = writeAll(bytes, to: file)
    if code == 0, fchmod(file, mode) != 0 || fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw WriteError(shownPath, code: code)
    }
  }

  /// - Returns: 0, or the system's error number.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { sysWrite(file, $0.baseAddress! + start, bytes.count - start) }
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      start += written
    }
    return 0
  }
}

private func sysWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}
