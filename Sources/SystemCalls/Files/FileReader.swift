/// Reads whole files into a reusable buffer, with three or four system calls for most files. Not thread-safe:
/// each worker has its own reader.
package final class FileReader {
  private var buffer: UnsafeMutableRawBufferPointer

  /// - Parameter capacity: the initial size in bytes. The buffer grows as needed.
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
      // A short read of a regular file means its end: no signal handler interrupts it.
      if result == 0 || isRegular && count < buffer.count { break }
      if count == buffer.count { grow(to: Self.size(of: file) + 1) }
    }
    return count
  }

  /// Grows the buffer at least by a factor of two, because a file may be larger than its stated size.
  private func grow(to size: Int) {
    let count = max(buffer.count * 2, min(size, Self.largestStep))
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  /// `nil`: the file could not be read, or its size is not as stated.
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

  /// The largest stated size that is allocated at once.
  private static let largestStep = 1 << 28

  /// The first bytes of a file; `nil`: it cannot be read.
  package static func head(of path: String, count: Int) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path) else { return nil }
    defer { try? file.close() }
    return bytes(of: file, upTo: count)
  }

  /// The bytes of a file as an array, for files that are read once.
  package static func bytes(of path: String) throws(FileError) -> [UInt8] {
    // The stated size is mostly right: reads without an intermediate buffer.
    if let bytes = wholeFile(path) { return bytes }
    let reader = FileReader(capacity: 1 << 16)
    let bytes = Array(try reader.read(path))
    // Keeps the reader, which owns the buffer, alive until here.
    withExtendedLifetime(reader) {}
    return bytes
  }
}

/// Why a file or folder could not be read.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var cause: SystemError

  public init(_ cause: SystemError) { self.cause = cause }

  /// A sentence with the remedy, without the file's name and full stop.
  public var description: String { cause.whyUnreadable }
}
