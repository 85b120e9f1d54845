#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears whole or not at all: written beside its place under another name, synced, renamed.
///
/// What is no regular file (`/dev/stdout`, a pipe) is written to as it stands.
final class OutputFile {
  private let path: String
  private let temporaryPath: String?
  private let file: FileDescriptor
  private var isOpen = true

  /// Opened before the work begins, so that a folder that is not there is told at once.
  init(path: String) throws(SystemError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(number: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      self.path = path
      temporaryPath = nil
      file = try Self.opened(path, O_WRONLY | O_CLOEXEC, 0)
      return
    }
    // A link stays a link: what it leads to is replaced.
    self.path = exists ? Self.resolved(path) : path
    let temporary = "\(self.path).\(getpid()).tmp"
    temporaryPath = temporary
    file = try Self.opened(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o7777 : 0o666)
    if exists { fchmod(file.number, status.st_mode & 0o7777) }
  }

  deinit { discard() }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try file.write(bytes)
  }

  /// Puts the file in its place.
  func commit() throws(SystemError) {
    guard let temporaryPath else { return discard() }
    guard fsync(file.number) == 0, rename(temporaryPath, path) == 0 else {
      let error = SystemError(number: errno)
      discard()
      throw error
    }
    isOpen = false
    close(file.number)
  }

  /// Leaves no trace of what was not committed.
  private func discard() {
    guard isOpen else { return }
    isOpen = false
    close(file.number)
    if let temporaryPath { unlink(temporaryPath) }
  }

  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError)
    -> FileDescriptor
  {
    let number = open(path, flags, mode)
    guard number >= 0 else { throw SystemError(number: errno) }
    return FileDescriptor(number: number)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
