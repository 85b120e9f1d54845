/// Where the lines of some bytes start: found again, when asked for, from how many of them end before each block.
/// Few places of a file are asked for, and counting takes a fraction of the time that a table of all lines does.
struct LineIndex: Sendable {
  /// How many lines end before each block.
  private let endsBefore: [UInt32]
  /// Whether a line may end with CR: else every one ends with LF.
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

  /// The line, from 1, that an offset in 0...bytes.count lies in.
  func line(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let block = offset / Self.blockSize
    return Int(endsBefore[block]) + 1
      + Self.ends(in: bytes, block * Self.blockSize..<offset, hasReturns: hasReturns)
  }

  /// The offset at which a line, from 1, starts.
  func start(ofLine line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    precondition(1...lineCount ~= line, "no such line")
    if line == 1 { return 0 }
    // The line ends to go past, and the last block with fewer of them before it.
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

  /// The offset at which the line of an offset starts.
  static func start(ofLineAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = offset
    while start > 0, !endsLine(start - 1, in: bytes) { start -= 1 }
    return start
  }

  /// Whether a line ends with a byte: with LF, the LF of CR LF, or a lone CR.
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

  /// Counts in steps that an 8-bit number can hold: so the compiler counts many bytes at a time.
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
