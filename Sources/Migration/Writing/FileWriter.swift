import LintCore
import SystemCalls

/// Writes several files so that all change or, on failure, none. Each file is complete, old or new, even when
/// the process is killed.
///
/// First, every new text is written beside its file under a temporary name and synced. Errors (disk full, no
/// permission, a file changed by others) occur here, before anything has changed. Then the old files get a
/// second name, the new ones replace them, and the second names are removed. If this fails half-way, because
/// of a broken file system, the old files are restored. `removeLeftovers` removes what a killed run leaves.
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

  /// Removes the temporary files of killed runs.
  /// - Parameter folders: the folders of the files to write.
  public static func removeLeftovers(in folders: some Sequence<String>) {
    for folder in folders {
      for name in FileSystem.names(in: folder) where StagedFile.isLeftover(name) {
        try? FileSystem.remove(folder + "/" + name)
      }
    }
  }
}

/// A file could not be written. No file was changed.
public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String { "\(path): \(message)" }
  public var path: String
  /// A sentence with the remedy, without the file's name.
  public var message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  init(_ path: String, _ error: SystemError) { self.init(path, error.whyUnwritable) }
}
