/// A file that appears whole or not at all: written beside its place under another name, synced, renamed.
///
/// What is no regular file (`/dev/stdout`, a pipe) is written to as it stands.
package final class OutputFile {
  private let path: String
  private let temporaryPath: String?
  private let file: FileDescriptor
  private var isOpen = true

  /// Opened before the work begins, so that a folder that is not there is told at once.
  package init(path: String) throws(SystemError) {
    let status = try? FileStatus(path)
    if status?.kind == .folder { throw .isFolder }
    if let status, status.kind != .file {
      self.path = path
      temporaryPath = nil
      file = try FileDescriptor.open(path, for: .writing)
      return
    }
    // A link stays a link: what it leads to is replaced.
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

  /// Puts the file in its place.
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

  /// Leaves no trace of what was not committed.
  private func discard() {
    guard isOpen else { return }
    isOpen = false
    try? file.close()
    if let temporaryPath { try? FileSystem.remove(temporaryPath) }
  }
}
