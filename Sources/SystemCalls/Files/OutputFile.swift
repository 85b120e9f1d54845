/// A file that is written atomically: under another name beside its path, synced, renamed.
///
/// Anything but a regular file (`/dev/stdout`, a pipe) is written directly.
package final class OutputFile {
  private let path: String
  private let temporaryPath: String?
  private let file: FileDescriptor
  private var isOpen = true

  /// Opens the file before the work begins, so that a missing folder is reported at once.
  package init(path: String) throws(SystemError) {
    let status = try? FileStatus(path)
    if status?.kind == .folder { throw .isFolder }
    if let status, status.kind != .file {
      self.path = path
      temporaryPath = nil
      file = try FileDescriptor.open(path, for: .writing)
      return
    }
    // A link stays a link: its target is replaced.
    self.path = status == nil ? path : Paths.resolved(path) ?? path
    let temporary = "\(self.path).\(CurrentProcess.identifier).tmp"
    temporaryPath = temporary
    file = try FileDescriptor.open(temporary, for: .creating(permissions: status?.permissions ?? 0o666))
    if let status { try? file.setPermissions(status.permissions) }
  }

  /// A file with these contents, be it there or not.
  package static func write(
    _ bytes: [UInt8], to path: String, permissions: UInt16? = nil
  ) throws(SystemError) {
    let file = try OutputFile(path: path)
    try file.write(bytes)
    try file.commit()
    if let permissions { FileSystem.setPermissions(permissions, of: path) }
  }

  deinit { discard() }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try file.write(bytes)
  }

  /// Replaces the file.
  package func commit() throws(SystemError) {
    guard let temporaryPath else { return discard() }
    do throws(SystemError) {
      try file.sync()
      try FileSystem.rename(temporaryPath, to: path)
    } catch {
      discard()
      throw error
    }
    isOpen = false
    try? file.close()
  }

  /// Removes the temporary file.
  private func discard() {
    guard isOpen else { return }
    isOpen = false
    try? file.close()
    if let temporaryPath { try? FileSystem.remove(temporaryPath) }
  }
}
