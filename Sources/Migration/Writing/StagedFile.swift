import LintCore
import Projects
import SystemCalls

/// A new file beside the file that it replaces.
struct StagedFile {
  private enum State {
    case staged, committed
  }
  private let shownPath: String
  /// The target of a link; the link itself stays.
  private let target: String
  /// `nil`: the file is deleted.
  private let replacement: String?
  private let backup: String
  private var state = State.staged

  var folder: String { Paths.parent(target) }

  init(_ change: FileChange) throws(WriteError) {
    shownPath = change.shownPath
    let status: FileStatus
    do throws(SystemError) {
      target = try Paths.realPath(of: change.path)
      status = try FileStatus(target)
    } catch {
      throw WriteError(change.shownPath, error)
    }
    // Renaming would silently replace a read-only file.
    guard status.permissions & 0o222 != 0, FileSystem.isWritable(target) else {
      throw WriteError(shownPath, "is read-only: change its permissions or exclude it")
    }
    guard (try? FileReader.bytes(of: target)) == change.original else {
      throw WriteError(shownPath, "was changed by somebody else in the meantime: run again")
    }
    let stem = "\(Paths.parent(target))/.\(Paths.name(target)).\(Self.mark)\(CurrentProcess.identifier)"
    backup = stem + "-old"
    guard let contents = change.contents else {
      replacement = nil
      return
    }
    let path = stem + "-new"
    replacement = path
    do throws(SystemError) {
      try Self.write(contents, to: path, permissions: status.permissions)
    } catch {
      throw WriteError(shownPath, error)
    }
  }

  /// Replaces the old file, which keeps a second name.
  mutating func commit() throws(WriteError) {
    do throws(SystemError) {
      try keepOriginal()
      do throws(SystemError) {
        try replace()
      } catch {
        forgetOriginal()
        throw error
      }
    } catch {
      throw WriteError(shownPath, error)
    }
  }

  /// In a file system without links the old file cannot be put back, but each file is whole all the same.
  private func keepOriginal() throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.link(target, as: backup)
    } catch {
      if !error.meansNoLinks { throw error }
    }
  }

  private mutating func replace() throws(SystemError) {
    if let replacement {
      try FileSystem.rename(replacement, to: target)
    } else {
      try FileSystem.remove(target)
    }
    state = .committed
  }

  /// Restores the state before.
  func rollBack() {
    switch state {
    case .staged:
      if let replacement { try? FileSystem.remove(replacement) }
    case .committed:
      try? FileSystem.rename(backup, to: target)
    }
  }

  func forgetOriginal() { try? FileSystem.remove(backup) }

  // MARK: Names

  private static let mark = "backport-"

  /// Whether a file's name is that of a temporary file whose process has ended.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix("-new") || name.hasSuffix("-old") else { return false }
    let parts = name.dropLast(4).split(separator: ".")
    guard let last = parts.last, last.hasPrefix(mark), let process = Int32(last.dropFirst(mark.count)) else {
      return false
    }
    return process != CurrentProcess.identifier && !CurrentProcess.isRunning(process)
  }

  // MARK: Writing

  private static func write(_ bytes: [UInt8], to path: String, permissions: UInt16) throws(SystemError) {
    try? FileSystem.remove(path)
    let file = try FileDescriptor.open(path, for: .creating(permissions: permissions))
    do throws(SystemError) {
      do throws(SystemError) {
        try file.write(bytes)
        try file.setPermissions(permissions)
        try file.sync()
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
    } catch {
      try? FileSystem.remove(path)
      throw error
    }
  }
}
