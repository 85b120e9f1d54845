#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system.
struct FileDescriptor: Sendable {
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  let number: Int32

  /// Writes all bytes, however many calls it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { bytes in
        systemWrite(number, bytes.baseAddress! + start, bytes.count - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemError(number: errno)
      }
      start += written
    }
  }
}

/// The C function, which the method's name hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// What the system said when a call failed.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `errno`.
  var number: Int32

  /// The reader has gone, as with `| head`: no fault of anybody.
  var isClosedPipe: Bool { number == EPIPE }

  /// In the system's words, in lower case: `no space left on device`.
  var description: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
