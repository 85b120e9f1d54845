#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// The C library's own, which its headers show to C programs that ask for GNU's functions only. A program that holds
  /// the C library cannot look it up by its name.
  @_silgen_name("getdents64")
  private func getdents64(_ folder: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int
#endif

/// The entries of folders, one folder after the other. Not to be shared between threads.
///
/// `opendir` asks for the status of every folder and takes memory for it, which costs as much as reading a small one.
/// Where the C library tells what the system says, one piece of memory does for all folders.
package final class FolderStream {
  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif
  private typealias GetEntries = @Sendable (Int32, UnsafeMutableRawPointer, Int) -> Int

  /// `nil` where there is none, or where it gives other entries than `readdir`.
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
  /// What has been read into the buffer, and not yet been given.
  private var unread = 0..<0

  /// - Parameter isPortable: it uses nothing but what every system has.
  package init(isPortable: Bool = false) { getEntries = isPortable ? nil : Self.getEntries }

  deinit {
    close()
    buffer.deallocate()
  }

  /// Closes the folder before.
  package func open(_ path: String) throws(SystemError) {
    close()
    let number = openFolder(path)
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

/// The C function, which the method's name hides.
private func openFolder(_ path: String) -> Int32 {
  open(path, O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC)
}
