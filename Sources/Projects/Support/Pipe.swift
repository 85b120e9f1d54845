#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends are closed in other programs that are started meanwhile.
final class Pipe: Sendable {
  let reading: Int32
  let writing: Int32
  private let isOpen = Locked((reading: true, writing: true))

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    isOpen.withLock {
      if $0.reading { _ = close(reading) }
      $0.reading = false
    }
  }

  func closeWriting() {
    isOpen.withLock {
      if $0.writing { _ = close(writing) }
      $0.writing = false
    }
  }

  /// Writes everything and closes; stops when nobody reads any more.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place < buffer.count {
        let count = systemWrite(writing, buffer.baseAddress! + place, buffer.count - place)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        place += count
      }
    }
    closeWriting()
  }

  func readAll() -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(reading, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return result }
      result += buffer[..<count]
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}
