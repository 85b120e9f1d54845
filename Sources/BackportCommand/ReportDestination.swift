import Reporting
import SystemCalls

/// The destination of a report: standard output, or a file that is replaced at the end.
struct ReportDestination {
  let writer: ByteWriter
  private let file: OutputFile?
  private let path: String

  /// - Parameter flag: the flag that names the path.
  init(_ path: String?, flag: String = "--output", standard: ByteWriter) throws(UsageError) {
    self.path = path ?? ""
    guard let path else {
      file = nil
      writer = standard
      return
    }
    let remedy = "; name a file in a folder that is there"
    let file = try orUsageError("\(flag) \(path) cannot be written: ", remedy) { try OutputFile(path: path) }
    self.file = file
    writer = ByteWriter { try file.write($0) }
  }

  /// - Throws: `ReportError` when the file could not be written. Then nothing of it remains.
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

/// A report could not be written. The exit code is 3.
struct ReportError: Error {
  var message: String
}
