import CLibrary

/// Changes to folders, and questions about what is in them.
package enum FileSystem {
  /// Whether there is a file, folder or link that leads somewhere.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether a path leads to a file that has an end, and to no device or pipe.
  package static func isRegular(_ path: String) -> Bool { (try? FileStatus(path))?.kind == .file }

  /// The names in a folder, in no order; none for one that cannot be read.
  package static func names(in folder: String) -> [String] {
    let stream = FolderStream()
    guard (try? stream.open(folder)) != nil else { return [] }
    var names: [String] = []
    while let entry = stream.next() { names.append(String(decoding: entry.name, as: UTF8.self)) }
    return names
  }

  package static func createFolder(_ path: String, permissions: UInt16 = 0o700) throws(SystemError) {
    if mkdir(path, mode_t(permissions)) != 0 { throw .current }
  }

  /// Creates a folder with those above it, where they are not there.
  package static func createFolders(_ path: String, permissions: UInt16 = 0o700) throws(SystemError) {
    if (try? FileStatus(path))?.kind == .folder { return }
    let parent = Paths.parent(path)
    if parent != path { try createFolders(parent, permissions: permissions) }
    do {
      try createFolder(path, permissions: permissions)
    } catch  where error.code == EEXIST {
      // Another process was faster.
    }
  }

  package static func removeFolder(_ path: String) { rmdir(path) }

  package static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0 { throw .current }
  }

  /// In place of what is there.
  package static func rename(_ path: String, to newPath: String) throws(SystemError) {
    if CLibrary.rename(path, newPath) != 0 { throw .current }
  }

  /// Gives a file a second name.
  package static func link(_ path: String, as newPath: String) throws(SystemError) {
    if CLibrary.link(path, newPath) != 0 { throw .current }
  }

  package static func setPermissions(_ permissions: UInt16, of path: String) {
    chmod(path, mode_t(permissions))
  }

  /// Returns when the names in a folder are on the disk.
  package static func sync(folder: String) {
    guard let file = try? FileDescriptor.open(folder) else { return }
    try? file.sync()
    try? file.close()
  }
}
