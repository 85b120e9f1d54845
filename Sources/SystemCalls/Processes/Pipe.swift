import CLibrary

/// A pipe whose ends are closed in programs that are started later.
final class Pipe: Sendable {
  let reading: FileDescriptor
  let writing: FileDescriptor
  private let open: Mutex<Set<FileDescriptor>>

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
    open = Mutex([reading, writing])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() { close(reading) }

  func closeWriting() { close(writing) }

  private func close(_ end: FileDescriptor) {
    open.withLock { open in if open.remove(end) != nil { try? end.close() } }
  }

  /// Writes everything and closes the pipe. Stops early when the reader has closed it.
  func write(_ bytes: [UInt8]) {
    try? writing.write(bytes)
    closeWriting()
  }

  func readAll() -> [UInt8] { (try? reading.readToEnd()) ?? [] }
}
