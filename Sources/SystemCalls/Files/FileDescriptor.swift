import CLibrary

/// An open file descriptor.
package struct FileDescriptor: Hashable, Sendable {
  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)
  /// Stands for the working folder where an open folder is asked for.
  package static let workingFolder = FileDescriptor(number: Int32(AT_FDCWD))

  let number: Int32

  package enum Access: Sendable {
    /// Does not wait for a writer of a pipe.
    case reading
    /// Of a file that is there.
    case writing
    case readingAndWriting
    /// Of a file that is not there yet; what is written goes to its end.
    case creating(permissions: UInt16)

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_NONBLOCK
      case .writing: O_WRONLY
      case .readingAndWriting: O_RDWR
      case .creating: O_RDWR | O_CREAT | O_EXCL | O_APPEND
      }
    }
  }

  /// - Parameter folder: which a relative path is seen from.
  package static func open(
    _ path: UnsafePointer<CChar>, for access: Access = .reading, in folder: FileDescriptor = .workingFolder
  ) throws(SystemError) -> FileDescriptor {
    var permissions: mode_t = 0
    if case .creating(let wanted) = access { permissions = mode_t(wanted) }
    let number = openat(folder.number, path, access.flags | O_CLOEXEC, permissions)
    guard number >= 0 else { throw .current }
    return FileDescriptor(number: number)
  }

  /// A file without a name, which is gone when it is closed.
  package static func temporary() throws(SystemError) -> FileDescriptor {
    let folder = CurrentProcess.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(folder)/backport-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw .current }
    unlink(template)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    return FileDescriptor(number: number)
  }

  package func close() throws(SystemError) {
    if CLibrary.close(number) != 0 { throw .current }
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// The number of columns of the terminal; `nil`: it is none, or does not say.
  package var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: Reading

  /// As many bytes as there are, up to the buffer's size; 0: the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = CLibrary.read(number, buffer.baseAddress!, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .current }
    }
  }

  /// Reads to the end, with as many calls as necessary.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: buffer)
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// The next read begins at the first byte.
  package func rewind() { lseek(number, 0, SEEK_SET) }

  // MARK: Writing

  /// Writes all bytes, with as many calls as necessary.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { CLibrary.write(number, $0.baseAddress! + start, $0.count - start) }
      if count >= 0 { start += count } else if errno != EINTR { throw .current }
    }
  }

  /// Returns when everything is on the disk.
  package func sync() throws(SystemError) {
    if fsync(number) != 0 { throw .current }
  }

  package func setPermissions(_ permissions: UInt16) throws(SystemError) {
    if fchmod(number, mode_t(permissions)) != 0 { throw .current }
  }

  /// Throws when another process has locked it. The lock ends with this process or with `close`.
  package func lock() throws(SystemError) {
    if flock(number, LOCK_EX | LOCK_NB) != 0 { throw .current }
  }
}
