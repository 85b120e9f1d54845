#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system.
struct FileDescriptor: Sendable {
  static let standardInput = FileDescriptor(number: STDIN_FILENO)
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

extension FileDescriptor {
  /// All bytes up to the end, however many calls it takes.
  func readToEnd() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let block = 1 << 16
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: block))
      let count = bytes.withUnsafeMutableBytes { systemRead(number, $0.baseAddress! + start, block) }
      let error = errno
      bytes.removeLast(block - max(count, 0))
      if count == 0 { return bytes }
      if count < 0, error != EINTR { throw SystemError(number: error) }
    }
  }
}

/// The C function, under a name that no method hides.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
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
