import SystemCalls

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
    for folder in Set(staged.map(\.folder)) { FileSystem.sync(folder: folder) }
    for file in staged { file.forgetOriginal() }
  }

  /// Takes away the temporary files of runs that were killed.
  /// - Parameter folders: those that files are to be written in.
  public static func removeLeftovers(in folders: some Sequence<String>) {
    for folder in folders {
      for name in FileSystem.names(in: folder) where StagedFile.isLeftover(name) {
        try? FileSystem.remove(folder + "/" + name)
      }
    }
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

  init(_ path: String, _ error: SystemError) { self.init(path, error.whyUnwritable) }
}
