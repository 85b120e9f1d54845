/// Converts between byte offsets and lines. It stores the number of lines before each block and counts within
/// the block on demand: few offsets are queried, and a table of all lines takes several times as long to
/// build.
struct LineIndex: Sendable {
  /// The number of lines that end before each block.
  private let endsBefore: [UInt32]
  /// Whether a line may end with CR; otherwise all end with LF.
  private let hasReturns: Bool
  let lineCount: Int

  private static let blockSize = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let hasReturns = Self.count(of: 0x0D, in: bytes, 0..<bytes.count) > 0
    var total = 0
    endsBefore = [UInt32](unsafeUninitializedCapacity: bytes.count / Self.blockSize + 1) { ends, count in
      var start = 0
      while start <= bytes.count {
        ends.initializeElement(at: count, to: UInt32(truncatingIfNeeded: total))
        count += 1
        let end = min(start + Self.blockSize, bytes.count)
        total += Self.ends(in: bytes, start..<end, hasReturns: hasReturns)
        start += Self.blockSize
      }
    }
    self.hasReturns = hasReturns
    lineCount = total + 1
  }

  /// The line, from 1, that contains an offset in 0...bytes.count.
  func line(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let block = offset / Self.blockSize
    return Int(endsBefore[block]) + 1
      + Self.ends(in: bytes, block * Self.blockSize..<offset, hasReturns: hasReturns)
  }

  /// The offset at which a line, from 1, starts.
  func start(ofLine line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    precondition(1...lineCount ~= line, "no such line")
    if line == 1 { return 0 }
    // Skips this many line ends, starting at the last block with fewer before it.
    let wanted = line - 1
    var (low, high) = (0, endsBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(endsBefore[middle]) < wanted { low = middle } else { high = middle }
    }
    var left = wanted - Int(endsBefore[low])
    var index = low * Self.blockSize
    while left > 0 {
      if Self.endsLine(index, in: bytes) { left -= 1 }
      index += 1
    }
    return index
  }

  /// The number of lines that end in a byte range.
  func ends(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    Self.ends(in: bytes, range, hasReturns: hasReturns)
  }

  /// The start of the line that contains an offset.
  static func start(ofLineAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = offset
    while start > 0, !endsLine(start - 1, in: bytes) { start -= 1 }
    return start
  }

  /// Whether the byte ends a line: LF, also of CR LF, or a lone CR.
  private static func endsLine(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }

  private static func ends(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hasReturns: Bool
  ) -> Int {
    guard hasReturns else { return count(of: 0x0A, in: bytes, range) }
    return range.reduce(0) { endsLine($1, in: bytes) ? $0 + 1 : $0 }
  }

  /// Counts in steps that fit into an 8-bit number, so that the compiler vectorizes it.
  private static func count(
    of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var total = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(index + 128, range.upperBound)
      var some: UInt8 = 0
      while index < end {
        some &+= start[index] == byte ? 1 : 0
        index += 1
      }
      total += Int(some)
    }
    return total
  }
}
