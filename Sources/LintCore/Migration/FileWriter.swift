#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes many files so that all of them change or, on failure, none; and so that each file is whole, old or new,
/// whenever the process is killed.
///
/// First every new text is written beside its file under another name and synced: what can fail (no room, no
/// right to write, a file that somebody else changed) fails here, when nothing has changed yet. Then the old
/// files get a second name, the new ones take their place, and the second names go. If that fails half-way, which
/// takes a broken file system, the old files are put back. What a killed run leaves behind, `removeLeftovers`
/// takes away.
public enum FileWriter {
  public static func write(_ changes: [FileChange]) throws(WriteError) {
    var staged: [StagedFile] = []
    do throws(WriteError) {
      for change in changes { staged.append(try StagedFile(change)) }
      for index in staged.indices { try staged[index].commit() }
    } catch {
      for file in staged.reversed() { file.rollBack() }
      throw error
    }
    for folder in Set(staged.map(\.folder)) { sync(folder: folder) }
    for file in staged { file.forgetOriginal() }
  }

  /// Takes away the temporary files of runs that were killed.
  /// - Parameter folders: those that files are to be written in.
  public static func removeLeftovers(in folders: some Sequence<String>) {
    for folder in folders {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if StagedFile.isLeftover(name) { unlink(folder + "/" + name) }
      }
    }
  }

  private static func sync(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// A file could not be written; no file was changed.
public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "\(path): \(message)" }
  public var path: String
  /// One sentence with the remedy, without the file's name.
  public var message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// - Parameter code: `errno`.
  init(_ path: String, code: Int32) {
    self.path = path
    switch code {
    case ENOSPC, EDQUOT: message = "there is no room left on the disk: make room and run again"
    case EFBIG: message = "the new file would be larger than the system allows: raise the limit (ulimit -f)"
    case EACCES, EPERM: message = "its folder may not be written to: change the permissions"
    case EROFS: message = "it lies on a read-only file system: copy it elsewhere"
    default: message = "could not be written: \(String(cString: strerror(code)))"
    }
  }
}
