/// Writes JSON incrementally, in the order of the calls.
///
/// A container has each member on a line of its own, or everything on one line. A report with one finding for
/// each line is compact, easy to diff and readable.
package struct JSONWriter {
  package enum Layout {
    /// Each member on a separate line.
    case lines
    /// On one line, including nested containers.
    case inline
  }

  private let out: ByteWriter
  /// The open containers, outermost first.
  private var open: [(layout: Layout, isEmpty: Bool)] = []
  /// Whether a key was written without its value.
  private var hasKey = false

  package init(_ out: ByteWriter) { self.out = out }

  // MARK: Containers

  package mutating func object(_ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    container("{", "}", layout, members)
  }

  package mutating func array(_ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
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

  /// Writes members in this order. Those without a value are omitted.
  mutating func members(_ members: KeyValuePairs<String, (any JSONScalar)?>) {
    for (key, value) in members where value != nil { member(key, value) }
  }

  mutating func object(_ key: String, _ members: KeyValuePairs<String, (any JSONScalar)?>) {
    object(key) { $0.members(members) }
  }

  /// Writes a list of objects, one for each element.
  mutating func array<Element>(
    _ key: String, _ layout: Layout = .inline, of elements: some Sequence<Element>,
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    array(key, layout) { json in
      for element in elements { json.object { members(&$0, element) } }
    }
  }

  mutating func array(_ key: String, _ texts: some Sequence<String>) {
    array(key) { json in
      for text in texts { json.value(text) }
    }
  }

  /// - Parameter value: `nil`: `null`.
  mutating func member(_ key: String, _ value: (any JSONScalar)?) {
    self.key(key)
    self.value(value)
  }

  package mutating func value(_ value: (any JSONScalar)?) {
    startValue()
    switch value {
    case nil: out.write("null")
    case let text as String: write(quoted: text)
    case let value?: out.write(value.description)
    }
  }

  /// Its value follows.
  package mutating func key(_ key: String) {
    value(key)
    out.write(": ")
    hasKey = true
  }

  // MARK: Bytes

  /// Writes the separator before a value or key: nothing after a key, otherwise a comma and white space.
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
        // Most bytes need no escaping.
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

extension ByteWriter {
  /// Writes a report. It begins with the version of its format, and the tool.
  func report(toolName: String, toolVersion: String, _ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter(self)
    json.object(.lines) { json in
      json.member("version", 1)
      json.object("tool", ["name": toolName, "version": toolVersion])
      members(&json)
    }
    write("\n")
  }
}

/// A value without parts.
package protocol JSONScalar: CustomStringConvertible {}
extension String: JSONScalar {}
extension Int: JSONScalar {}
extension Bool: JSONScalar {}
