import CLibrary

/// What the system knows of a file without reading it.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, other

    /// `nil`: the file system does not tell in a folder what its entries are.
    init?(directoryEntry type: UInt8) {
      switch Int(type) {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK): self = .link
      case Int(DT_UNKNOWN): return nil
      default: self = .other
      }
    }
  }
  package var kind: Kind
  /// In bytes.
  package var size: Int
  /// The low twelve bits of its mode.
  package var permissions: UInt16
  private var modifiedAt: timespec
  /// When it was changed last: seconds and nanoseconds.
  package var modified: String { "\(modifiedAt.tv_sec).\(modifiedAt.tv_nsec)" }
  /// The same, in whole seconds since 1970.
  package var modifiedSecond: Int { modifiedAt.tv_sec }

  /// Whether it was changed after a time, in seconds and nanoseconds since 1970.
  package func wasModified(after time: (seconds: Int64, nanoseconds: Int64)) -> Bool {
    (Int64(modifiedAt.tv_sec), Int64(modifiedAt.tv_nsec)) > (time.seconds, time.nanoseconds)
  }

  /// - Parameter followsLinks: `false`: of a link itself.
  package init(_ path: String, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .current }
    self.init(status)
  }

  init(_ file: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .current }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = UInt16(status.st_mode & 0o7777)
    #if canImport(Darwin)
      modifiedAt = status.st_mtimespec
    #else
      modifiedAt = status.st_mtim
    #endif
  }
}
