#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files into one buffer that is used again for each: three or four system calls for most files.
/// Not to be shared between threads; each worker has its own.
package final class FileReader {
  private var buffer: UnsafeMutableRawBufferPointer

  /// - Parameter capacity: bytes to begin with; grows as files need it.
  package init(capacity: Int = 1 << 18) {
    buffer = .allocate(byteCount: max(capacity, 64), alignment: 64)
  }

  deinit { buffer.deallocate() }

  /// The bytes of a file, valid until the next read. A directory, a file that is not there or that may not
  /// be read, throws.
  /// - Parameter isRegular: it is known to be a regular file, and no pipe or the like.
  package func read(
    _ path: String, isRegular: Bool = false
  ) throws(FileError) -> UnsafeRawBufferPointer {
    try read(path, in: Self.workingFolder, isRegular: isRegular)
  }

  /// Stands for the working folder where an open folder is asked for.
  static let workingFolder = Int32(AT_FDCWD)

  /// - Parameters:
  ///   - folder: an open folder, which a relative path is seen from.
  ///   - isRegular: the folder says that it is a regular file, and no pipe or the like.
  func read(
    _ path: UnsafePointer<CChar>, in folder: Int32, isRegular: Bool = false
  ) throws(FileError) -> UnsafeRawBufferPointer {
    // Without O_NONBLOCK a pipe without a writer would hold us up for ever.
    let file = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(code: errno) }
    defer { close(file) }
    var count = 0
    while true {
      let result = sysRead(file, buffer.baseAddress! + count, buffer.count - count)
      if result < 0 {
        if errno == EINTR { continue }
        throw FileError(code: errno)
      }
      count += result
      // A regular file gives less than asked for only at its end; no signal that we live on interrupts it.
      if result == 0 || isRegular && count < buffer.count { break }
      if count == buffer.count { grow(to: Self.size(of: file) + 1) }
    }
    return UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }

  /// At least to twice its size: a file may be larger than it says.
  private func grow(to size: Int) {
    let count = max(buffer.count * 2, min(size, Self.largestStep))
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  /// `nil`: it could not be read, or is not as large as it says.
  private static func wholeFile(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = size(of: file)
    guard 1...largestStep ~= size else { return nil }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      repeat {
        result = sysRead(file, buffer.baseAddress! + count, size + 1 - count)
        count += max(result, 0)
      } while result > 0 && count <= size
    }
    return result == 0 && bytes.count == size ? bytes : nil
  }

  /// Whether there is a file, folder or link that leads somewhere.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path leads to a file that has an end, and to no device or pipe.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// In bytes; 0 for what is not there.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  /// What a file says of its size is believed up to here.
  private static let largestStep = 1 << 28

  /// The first bytes of a file; `nil`: it cannot be read.
  package static func head(of path: String, count: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = max(0, sysRead(file, buffer.baseAddress!, count))
    }
  }

  /// The bytes of a file as an array, for files that are read once.
  package static func bytes(of path: String) throws(FileError) -> [UInt8] {
    // Most files are as large as they say, and need no buffer between.
    if let bytes = wholeFile(path) { return bytes }
    let reader = FileReader(capacity: 1 << 16)
    let bytes = Array(try reader.read(path))
    // The buffer lives as long as its reader: not a moment too short.
    withExtendedLifetime(reader) {}
    return bytes
  }
}

private func sysRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// Why a file could not be read.
public struct FileError: Error, Hashable, Sendable {
  /// The system's error number.
  public var code: Int32

  public init(code: Int32) { self.code = code }
}

extension FileError: CustomStringConvertible {
  /// One sentence with the remedy, without the file's name and a full stop.
  public var description: String {
    switch code {
    case ENOENT: "there is no such file: check the path"
    case EACCES, EPERM: "may not be read: change its permissions or exclude it"
    case ELOOP: "is a link that leads back to itself: mend the link or exclude it"
    case EISDIR: "is a folder, not a file: name the files in it or exclude it"
    case ENOTDIR: "lies below something that is not a folder: check the path"
    case ENAMETOOLONG: "has too long a path: shorten it"
    case EMFILE, ENFILE: "could not be opened, too many files are open: raise the limit (ulimit -n)"
    default: "could not be read: \(String(cString: strerror(code)))"
    }
  }
}
