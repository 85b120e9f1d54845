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
final class FolderStream {
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

  /// Of the open folder; -1: none is open.
  private(set) var descriptor: Int32 = -1
  private var directory: Directory?
  private let getEntries: GetEntries?
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// What has been read into the buffer, and not yet been given.
  private var unread = 0..<0

  /// - Parameter isPortable: it uses nothing but what every system has.
  init(isPortable: Bool = false) { getEntries = isPortable ? nil : Self.getEntries }

  deinit {
    close()
    buffer.deallocate()
  }

  /// Closes the folder before.
  func open(_ path: String) throws(FileError) {
    close()
    descriptor = openFolder(path)
    if descriptor < 0 { throw FileError(code: errno) }
    if getEntries != nil { return }
    directory = fdopendir(descriptor)
    if directory == nil {
      let error = FileError(code: errno)
      close()
      throw error
    }
  }

  /// The name and the type (`DT_REG`) of the next entry; the name is valid until the next call.
  func next() -> (name: UnsafeRawBufferPointer, type: Int)? {
    let entry: UnsafeMutableRawPointer
    if let getEntries {
      if unread.isEmpty {
        let count = getEntries(descriptor, buffer.baseAddress!, buffer.count)
        if count <= 0 { return nil }
        unread = 0..<count
      }
      entry = buffer.baseAddress! + unread.lowerBound
      let size = entry.load(fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_reclen)!, as: UInt16.self)
      unread = unread.lowerBound + Int(size)..<unread.upperBound
    } else {
      guard let directory, let next = readdir(directory) else { return nil }
      entry = UnsafeMutableRawPointer(next)
    }
    let name = entry + MemoryLayout<dirent>.offset(of: \.d_name)!
    let type = entry.load(fromByteOffset: MemoryLayout<dirent>.offset(of: \.d_type)!, as: UInt8.self)
    let count = strlen(name.assumingMemoryBound(to: CChar.self))
    return (UnsafeRawBufferPointer(start: name, count: count), Int(type))
  }

  func close() {
    if let directory { closedir(directory) } else if descriptor >= 0 { closeFolder(descriptor) }
    (directory, descriptor, unread) = (nil, -1, 0..<0)
  }
}

/// The C functions, which the methods' names hide.
private func openFolder(_ path: String) -> Int32 {
  open(path, O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC)
}

private func closeFolder(_ descriptor: Int32) { close(descriptor) }
