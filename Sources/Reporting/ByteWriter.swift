/// Buffers the bytes of a report and sends them in blocks, so that no report is in memory as a whole.
///
/// After the first error nothing is written, and `flush` throws that error. So writing a report needs no
/// `try` for each line.
public final class ByteWriter {
  private var buffer: [UInt8] = []
  private let blockSize: Int
  private let send: ([UInt8]) throws -> Void
  private var failure: (any Error)?

  /// - Parameters:
  ///   - blockSize: the number of bytes to buffer.
  ///   - send: sends a whole block or throws.
  public init(blockSize: Int = 1 << 16, send: @escaping ([UInt8]) throws -> Void) {
    self.blockSize = blockSize
    self.send = send
    buffer.reserveCapacity(blockSize + 1024)
  }

  public func write(_ text: String) { write(bytes: text.utf8) }

  public func write(_ byte: UInt8) { write(bytes: CollectionOfOne(byte)) }

  public func write(bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= blockSize { sendBuffer() }
  }

  /// Sends the rest of the buffer. Throws the first error of any block.
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
  /// The output of `body` as a string, for small reports and tests.
  public static func string(_ body: (ByteWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    let writer = ByteWriter { bytes += $0 }
    body(writer)
    writer.sendBuffer()
    return String(decoding: bytes, as: UTF8.self)
  }
}
