/// Where a report goes: gathers bytes and hands them on in blocks, so that no report is held whole.
///
/// The first error sticks: what is written after it is dropped, and `flush` says that it happened. So a report
/// is written without a `try` on each line.
public final class ByteWriter {
  private var buffer: [UInt8] = []
  private let blockSize: Int
  private let send: ([UInt8]) throws -> Void
  private var failure: (any Error)?

  /// - Parameters:
  ///   - blockSize: bytes gathered before they are handed on.
  ///   - send: takes a block whole or throws.
  public init(blockSize: Int = 1 << 16, send: @escaping ([UInt8]) throws -> Void) {
    self.blockSize = blockSize
    self.send = send
    buffer.reserveCapacity(blockSize + 1024)
  }

  public func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= blockSize { sendBuffer() }
  }

  public func write(_ byte: UInt8) {
    buffer.append(byte)
    if buffer.count >= blockSize { sendBuffer() }
  }

  public func write(bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= blockSize { sendBuffer() }
  }

  /// Hands on what is left. Throws the first error of this or of an earlier block.
  public func flush() throws {
    sendBuffer()
    if let failure { throw failure }
  }

  private func sendBuffer() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do { try send(buffer) } catch { failure = error }
  }
}

extension ByteWriter {
  /// What `body` writes, as one string: for small reports and for tests.
  public static func string(_ body: (ByteWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    let writer = ByteWriter { bytes += $0 }
    body(writer)
    writer.sendBuffer()
    return String(decoding: bytes, as: UTF8.self)
  }
}
