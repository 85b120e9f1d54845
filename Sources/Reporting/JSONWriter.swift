/// Writes JSON piece by piece, in the order in which it is asked to: the same calls give the same bytes.
///
/// Containers are written one member a line or all on one line, so that a report has one finding a line:
/// short, easy to compare, and readable.
struct JSONWriter {
  enum Layout {
    /// Each member on a line of its own.
    case lines
    /// All on the line that it starts on, and so is everything inside.
    case inline
  }

  private let out: ByteWriter
  /// The containers that are open, from the outside in.
  private var open: [(layout: Layout, isEmpty: Bool)] = []
  /// A key was written and waits for its value.
  private var hasKey = false

  init(_ out: ByteWriter) {
    self.out = out
  }

  // MARK: Containers

  mutating func object(_ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    container("{", "}", layout, members)
  }

  mutating func array(_ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    container("[", "]", layout, elements)
  }

  mutating func object(_ key: String, _ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(layout, members)
  }

  mutating func array(_ key: String, _ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    array(layout, elements)
  }

  private mutating func container(
    _ left: String, _ right: String, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    startValue()
    out.write(left)
    let isInline = layout == .inline || open.last?.layout == .inline
    open.append((isInline ? .inline : .lines, true))
    body(&self)
    let closed = open.removeLast()
    if closed.layout == .lines, !closed.isEmpty { newLine() }
    out.write(right)
  }

  // MARK: Members

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    startValue()
    out.write(String(value))
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    startValue()
    out.write(value ? "true" : "false")
  }

  mutating func null(_ key: String) {
    self.key(key)
    startValue()
    out.write("null")
  }

  mutating func value(_ string: String) {
    startValue()
    write(quoted: string)
  }

  /// Keys are words and ids of ours: nothing in them is escaped.
  private mutating func key(_ key: String) {
    assert(key.utf8.allSatisfy { Self.escape($0) == nil })
    startValue()
    out.write(UInt8(ascii: "\""))
    out.write(key)
    out.write("\": ")
    hasKey = true
  }

  // MARK: Bytes

  /// What comes before a value or a key: nothing after a key, else a comma and white space.
  private mutating func startValue() {
    if hasKey {
      hasKey = false
      return
    }
    guard let last = open.indices.last else { return }
    if !open[last].isEmpty { out.write(open[last].layout == .inline ? ", " : ",") }
    open[last].isEmpty = false
    if open[last].layout == .lines { newLine() }
  }

  private func newLine() {
    out.write(UInt8(ascii: "\n"))
    for _ in open { out.write("  ") }
  }

  /// RFC 8259, section 7: the quotation mark, the backslash and the control characters must be escaped.
  private func write(quoted string: String) {
    out.write(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        // Most bytes are plain.
        let byte = bytes[index]
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
        guard let escape = Self.escape(byte) else { continue }
        out.write(bytes: bytes[start..<index])
        out.write(escape)
        start = index + 1
      }
      out.write(bytes: bytes[start...])
    }
    out.write(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case 0..<0x10: "\\u000" + String(byte, radix: 16)
    case 0..<0x20: "\\u00" + String(byte, radix: 16)
    default: nil
    }
  }
}

extension JSONWriter {
  /// What every report of ours begins with: the version of its form, and who wrote it.
  mutating func head(toolName: String, toolVersion: String) {
    member("version", 1)
    object("tool") { json in
      json.member("name", toolName)
      json.member("version", toolVersion)
    }
  }
}
