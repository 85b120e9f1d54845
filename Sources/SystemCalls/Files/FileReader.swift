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
  /// - Parameters:
  ///   - folder: an open folder, which a relative path is seen from.
  ///   - isRegular: it is known to be a regular file, and no pipe or the like.
  package func read(
    _ path: UnsafePointer<CChar>, in folder: FileDescriptor = .workingFolder, isRegular: Bool = false
  ) throws(FileError) -> UnsafeRawBufferPointer {
    do throws(SystemError) {
      return UnsafeRawBufferPointer(rebasing: buffer[..<(try fill(path, in: folder, isRegular))])
    } catch {
      throw FileError(error)
    }
  }

  /// - Returns: how many bytes of the buffer are the file's.
  private func fill(
    _ path: UnsafePointer<CChar>, in folder: FileDescriptor, _ isRegular: Bool
  ) throws(SystemError) -> Int {
    let file = try FileDescriptor.open(path, in: folder)
    defer { try? file.close() }
    var count = 0
    while true {
      let result = try file.read(into: .init(rebasing: buffer[count...]))
      count += result
      // A regular file gives less than asked for only at its end; no signal that we live on interrupts it.
      if result == 0 || isRegular && count < buffer.count { break }
      if count == buffer.count { grow(to: Self.size(of: file) + 1) }
    }
    return count
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
    guard let file = try? FileDescriptor.open(path) else { return nil }
    defer { try? file.close() }
    let size = size(of: file)
    guard 1...largestStep ~= size else { return nil }
    let bytes = bytes(of: file, upTo: size + 1)
    return bytes?.count == size ? bytes : nil
  }

  /// `nil`: they could not be read.
  private static func bytes(of file: FileDescriptor, upTo limit: Int) -> [UInt8]? {
    try? [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let result = try file.read(into: .init(UnsafeMutableBufferPointer(rebasing: buffer[count...])))
        if result == 0 { break }
        count += result
      }
    }
  }

  private static func size(of file: FileDescriptor) -> Int { (try? FileStatus(file))?.size ?? 0 }

  /// What a file says of its size is believed up to here.
  private static let largestStep = 1 << 28

  /// The first bytes of a file; `nil`: it cannot be read.
  package static func head(of path: String, count: Int) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path) else { return nil }
    defer { try? file.close() }
    return bytes(of: file, upTo: count)
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

/// Why a file or folder could not be read.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var cause: SystemError

  public init(_ cause: SystemError) { self.cause = cause }

  /// One sentence with the remedy, without the file's name and a full stop.
  public var description: String { cause.whyUnreadable }
}
