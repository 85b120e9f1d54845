#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files: manifests and configurations, each once.
enum FileReader {
  /// The bytes of a file. A directory, a file that is not there or that may not be read, throws.
  static func bytes(of path: String) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK a pipe without a writer would hold us up for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(code: errno) }
    var bytes: [UInt8] = []
    // A byte more than the size says, so that the end is seen without growing.
    var capacity = max(Int(status.st_size) + 1, 4096)
    while true {
      var code: Int32 = 0
      let known = bytes
      bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        if !known.isEmpty { UnsafeMutableRawBufferPointer(buffer).copyBytes(from: known) }
        count = known.count
        while count < capacity {
          let result = systemRead(file, buffer.baseAddress! + count, capacity - count)
          if result < 0, errno == EINTR { continue }
          if result < 0 { code = errno }
          if result <= 0 { break }
          count += result
        }
      }
      if code != 0 { throw FileError(code: code) }
      if bytes.count < capacity { return bytes }
      capacity *= 2
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
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
