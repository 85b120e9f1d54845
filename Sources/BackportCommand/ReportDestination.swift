import Reporting
import SystemCalls

/// Where a report goes: standard output, or a file that is put in its place at the end.
struct ReportDestination {
  let writer: ByteWriter
  private let file: OutputFile?
  private let path: String

  /// - Parameter flag: what the path was given by.
  init(_ path: String?, flag: String = "--output", standard: ByteWriter) throws(UsageError) {
    self.path = path ?? ""
    guard let path else {
      file = nil
      writer = standard
      return
    }
    do {
      let file = try OutputFile(path: path)
      self.file = file
      writer = ByteWriter { try file.write($0) }
    } catch {
      throw UsageError("\(flag) \(path) cannot be written: \(error); name a file in a folder that is there")
    }
  }

  /// - Throws: `ReportError` when the file could not be written; nothing of it is left then.
  func finish() throws(ReportError) {
    guard let file else { return }
    do {
      try writer.flush()
      try file.commit()
    } catch {
      throw ReportError(message: "\(path) could not be written: \(error); nothing of it was left behind")
    }
  }
}

/// A report could not be written: exit code 3.
struct ReportError: Error {
  var message: String
}
