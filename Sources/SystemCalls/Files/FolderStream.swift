import CLibrary

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// The function of glibc that `readdir` is built on. Headers declare it for C with `_GNU_SOURCE` only, and
  /// a statically linked program cannot look it up with `dlsym`.
  @_silgen_name("getdents64")
  private func getdents64(_ folder: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int
#endif

/// Reads the entries of folders, one folder at a time. Not thread-safe.
///
/// `opendir` calls `fstat` and allocates a buffer for every folder, which costs as much as reading a small
/// one. Where `getdents64` is available, one buffer serves all folders.
package final class FolderStream {
  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif
  private typealias GetEntries = @Sendable (Int32, UnsafeMutableRawPointer, Int) -> Int

  /// `nil` where the function does not exist, or where its entries differ from those of `readdir`.
  private static let getEntries: GetEntries? = {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      return { getdents64($0, $1, $2) }
    #else
      return nil
    #endif
  }()

  /// Of the open folder.
  package private(set) var descriptor: FileDescriptor?
  private var directory: Directory?
  private let getEntries: GetEntries?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// The part of the buffer that has not been returned yet.
  private var unread = 0..<0

  /// - Parameter isPortable: uses only functions that exist on every system.
  package init(isPortable: Bool = false) { getEntries = isPortable ? nil : Self.getEntries }

  deinit {
    close()
    buffer.deallocate()
  }

  /// Opens a folder, and closes the one before.
  package func open(_ path: String) throws(SystemError) {
    close()
    let number = CLibrary.open(path, O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC)
    if number < 0 { throw .current }
    descriptor = FileDescriptor(number: number)
    if getEntries != nil { return }
    directory = fdopendir(number)
    if directory == nil {
      let error = SystemError.current
      close()
      throw error
    }
  }

  /// The name and the kind of the next entry but `.` and `..`; the name is valid until the next call.
  package func next() -> (name: UnsafeRawBufferPointer, kind: FileStatus.Kind?)? {
    while let entry = nextEntry() {
      let name = entry + MemoryLayout<dirent>.offset(of: \.d_name)!
      let count = strlen(name.assumingMemoryBound(to: CChar.self))
      let bytes = UnsafeRawBufferPointer(start: name, count: count)
      if bytes[0] == UInt8(ascii: "."), count == 1 || count == 2 && bytes[1] == bytes[0] { continue }
      let type = entry.load(fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_type)!, as: UInt8.self)
      return (bytes, FileStatus.Kind(directoryEntry: type))
    }
    return nil
  }

  private func nextEntry() -> UnsafeMutableRawPointer? {
    guard let getEntries else { return directory.flatMap { readdir($0) }.map { UnsafeMutableRawPointer($0) } }
    guard let descriptor else { return nil }
    if unread.isEmpty {
      let count = getEntries(descriptor.number, buffer.baseAddress!, buffer.count)
      if count <= 0 { return nil }
      unread = 0..<count
    }
    let entry = buffer.baseAddress! + unread.lowerBound
    let size = entry.load(fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_reclen)!, as: UInt16.self)
    unread = unread.lowerBound + Int(size)..<unread.upperBound
    return entry
  }

  package func close() {
    if let directory { closedir(directory) } else { try? descriptor?.close() }
    (directory, descriptor, unread) = (nil, nil, 0..<0)
  }
}
