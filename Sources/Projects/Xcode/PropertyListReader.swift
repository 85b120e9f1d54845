import SystemCalls

/// Parses a property list in one pass. It keeps its own stack, so nesting is not limited.
struct PropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var nodes: [PropertyList.Node] = []
  /// The open lists and dictionaries.
  private var open: [Int] = []

  private enum State {
    case value, entry, element, afterValue
  }

  /// - Parameter bytes: must stay valid while it reads.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() throws(PropertyListError) -> [PropertyList.Node] {
    try refuseOtherFormats()
    nodes.reserveCapacity(bytes.count / 12)
    var state = State.value
    repeat {
      skipSpace()
      switch state {
      case .value: state = try readValue()
      case .entry: state = try readEntry()
      case .element:
        if current == UInt8(ascii: ")") { state = close() } else { state = .value }
      case .afterValue: state = try readSeparator()
      }
    } while !(state == .afterValue && open.isEmpty)
    skipSpace()
    guard index == bytes.count else { throw failure("there is more after the closing brace") }
    return nodes
  }

  private func refuseOtherFormats() throws(PropertyListError) {
    func refuse(_ message: String) -> PropertyListError { PropertyListError(line: nil, message: message) }
    guard bytes.count < UInt32.max else { throw refuse("is too large for a project") }
    if bytes.starts(with: "bplist".utf8) {
      throw refuse("is a binary property list: open the project in Xcode and save it, or run plutil on it")
    }
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    if first == nil { throw refuse("is empty") }
    if first == UInt8(ascii: "<") {
      throw refuse("is XML: open the project in Xcode and save it, which writes Xcode's own format")
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "/") else {
      throw refuse("is not an Xcode project: a property list is expected")
    }
  }

  private func failure(_ message: String) -> PropertyListError {
    let line = bytes[..<min(index, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return PropertyListError(line: line, message: "is not an Xcode project: \(message)")
  }

  private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  private mutating func readValue() throws(PropertyListError) -> State {
    switch current {
    case UInt8(ascii: "{"):
      begin(.dictionary)
      return .entry
    case UInt8(ascii: "("):
      begin(.array)
      return .element
    case UInt8(ascii: "<"):
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index = min(index + 1, bytes.count)
      append(.data, start, index)
    default: try readString()
    }
    return .afterValue
  }

  @inline(__always)
  private mutating func readEntry() throws(PropertyListError) -> State {
    if current == UInt8(ascii: "}") { return close() }
    try readString()
    skipSpace()
    guard current == UInt8(ascii: "=") else {
      throw failure(
        current == UInt8(ascii: ":") ? "it is JSON, not a property list" : "'=' is expected after a key")
    }
    index += 1
    return .value
  }

  @inline(__always)
  private mutating func readSeparator() throws(PropertyListError) -> State {
    let isDictionary = nodes[open[open.count - 1]].kind == .dictionary
    if current == (isDictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")) {
      index += 1
      return isDictionary ? .entry : .element
    }
    if current == (isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) { return close() }
    if index >= bytes.count { throw failure("it ends too early") }
    throw failure(isDictionary ? "';' is expected after a value" : "',' or ')' is expected after an element")
  }

  @inline(__always)
  private mutating func begin(_ kind: PropertyList.Node.Kind) {
    open.append(nodes.count)
    append(kind, index, index)
    index += 1
  }

  @inline(__always)
  private mutating func close() -> State {
    index += 1
    let node = open.removeLast()
    nodes[node].end = UInt32(index)
    nodes[node].next = UInt32(nodes.count)
    return .afterValue
  }

  @inline(__always)
  private mutating func append(_ kind: PropertyList.Node.Kind, _ start: Int, _ end: Int) {
    nodes.append(
      PropertyList.Node(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  @inline(__always)
  private mutating func readString() throws(PropertyListError) {
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try readWord() }
    let start = index + 1
    var kind = PropertyList.Node.Kind.string
    var end = start
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") {
        kind = .escapedString
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else { throw failure("a string is not closed") }
    index = end + 1
    append(kind, start, end)
  }

  /// Reads an unquoted word: everything but white space and the format's own punctuation.
  @inline(__always)
  private mutating func readWord() throws(PropertyListError) {
    let start = index
    var end = start
    while end < bytes.count {
      if end + 8 <= bytes.count {
        let unusual = Self.unusualBytes(of: load(at: end))
        end += unusual.trailingZeroBitCount / 8
        if unusual == 0 { continue }
      }
      guard Self.isWord(bytes[end]) else { break }
      end += 1
    }
    guard end > start else {
      throw failure(start >= bytes.count ? "it ends too early" : "a value is expected")
    }
    index = end
    append(.string, start, end)
  }

  private func load(at place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// In each byte the highest bit marks a byte that is neither a letter or digit nor one of `-./:?@[\]^_`.
  /// Only the first mark is reliable.
  @inline(__always)
  private static func unusualBytes(of word: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    // Adding the difference to 128 sets the highest bit of each byte from the limit on.
    let isLater = word &+ each &* (0x80 - 0x7B)
    let isBetween = (word &+ each &* (0x80 - 0x3B)) & ~(word &+ each &* (0x80 - 0x3F))
    let isEarlier = ~(word &+ each &* (0x80 - 0x2D))
    return (word | isLater | isBetween | isEarlier) & (each &* 0x80)
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte < 64 ? others >> UInt64(byte) & 1 == 0 : byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
  }

  /// A bit for each of white space, `"`, `(`, `)`, `,`, `;`, `<`, `=`, `>`.
  private static let others: UInt64 =
    (1 << 0x21) - 1 | 1 << 0x22 | 1 << 0x28 | 1 << 0x29 | 1 << 0x2C | 1 << 0x3B | 1 << 0x3C | 1 << 0x3D | 1
    << 0x3E

  /// Skips white space and comments.
  @inline(__always)
  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] != UInt8(ascii: "/") && bytes[index] != 0xEF || !skipComment() {
        break
      }
    }
  }

  /// Skips a comment or a byte order mark. Returns `false` when there is none.
  private mutating func skipComment() -> Bool {
    if bytes[index] == 0xEF, index == 0 {
      index = min(3, bytes.count)
      return true
    }
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "*"):
      // The opening star cannot also close the comment.
      index += 3
      while index < bytes.count {
        index = place(of: UInt8(ascii: "/"), from: index) + 1
        if bytes[index - 2] == UInt8(ascii: "*") { break }
      }
      index = min(index, bytes.count)
    case UInt8(ascii: "/"): index = place(of: 0x0A, from: index)
    default: return false
    }
    return true
  }

  /// The offset of the next such byte, or the end.
  @inline(__always)
  private func place(of byte: UInt8, from start: Int) -> Int {
    Bytes.firstOffset(of: byte, in: UnsafeRawBufferPointer(bytes), from: start) ?? bytes.count
  }
}
