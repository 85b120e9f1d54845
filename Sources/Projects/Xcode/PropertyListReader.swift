/// Reads the bytes of a property list in one pass, with a stack of its own: depth costs nothing.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0
  private var nodes: [PropertyList.Node] = []
  /// The open lists and dictionaries.
  private var open: [Int] = []

  private enum State {
    case value, entry, element, afterValue
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

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

  private mutating func begin(_ kind: PropertyList.Node.Kind) {
    open.append(nodes.count)
    append(kind, index, index)
    index += 1
  }

  private mutating func close() -> State {
    index += 1
    let node = open.removeLast()
    nodes[node].end = UInt32(index)
    nodes[node].next = UInt32(nodes.count)
    return .afterValue
  }

  private mutating func append(_ kind: PropertyList.Node.Kind, _ start: Int, _ end: Int) {
    nodes.append(
      PropertyList.Node(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  private mutating func readString() throws(PropertyListError) {
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try readWord() }
    let start = index + 1
    var kind = PropertyList.Node.Kind.string
    let end = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != quote {
        if bytes[index] == UInt8(ascii: "\\") {
          kind = .escapedString
          index += 1
        }
        index += 1
      }
      return index
    }
    guard end < bytes.count else { throw failure("a string is not closed") }
    index = end + 1
    append(kind, start, end)
  }

  /// Letters, digits and what Xcode leaves unquoted; all but white space and the format's own marks.
  private mutating func readWord() throws(PropertyListError) {
    let start = index
    let end = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      return index
    }
    guard end > start else {
      throw failure(start >= bytes.count ? "it ends too early" : "a value is expected")
    }
    index = end
    append(.string, start, end)
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"):
      false
    default: true
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] <= 0x20 {
          index += 1
        } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "*")
        {
          index += 2
          while index + 1 < bytes.count,
            !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
          { index += 1 }
          index = min(index + 2, bytes.count)
        } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "/")
        {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if bytes[index] == 0xEF, index == 0 {
          // A byte order mark.
          index = min(3, bytes.count)
        } else {
          break
        }
      }
      return index
    }
  }
}
