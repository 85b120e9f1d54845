/// Reads YAML line by line, by its indentation. It never fails.
struct YAMLReader {
  private struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  private var lines: [Line] = []
  private var index = 0
  private var depth = 0
  private var anchors: [String: YAML] = [:]
  private static let maximumDepth = 60
  /// The limit of elements that aliases can add: otherwise a few lines could expand to millions.
  private var budget = 100_000

  static func read(_ bytes: [UInt8]) -> YAML {
    var reader = YAMLReader(String(decoding: bytes, as: UTF8.self))
    return reader.readBlock(indent: 0)
  }

  private init(_ text: String) {
    let source = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in source.enumerated() {
      let content = line.drop { $0 == UInt8(ascii: " ") }
      let text = Substring(Self.withoutComment(content))
      if text.isEmpty || text == "---" || text.hasPrefix("%") { continue }
      if text == "..." { break }
      lines.append(Line(indent: line.count - content.count, text: text, number: number + 1))
    }
  }

  /// Removes a comment (`#` at the beginning or after white space, outside of quotes) and trailing space.
  private static func withoutComment(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let (double, single) = (UInt8(ascii: "\""), UInt8(ascii: "'"))
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    var end = text.count
    for (index, byte) in text.enumerated() {
      if let open = quote {
        if byte == open, !(open == double && previous == UInt8(ascii: "\\")) { quote = nil }
      } else if byte == double || byte == single, " [{,:-".utf8.contains(previous) {
        quote = byte
      } else if byte == UInt8(ascii: "#"), isSpace(previous) {
        end = index
        break
      }
      previous = byte
    }
    var result = text.prefix(end)
    while let last = result.last, isSpace(last) || last == UInt8(ascii: "\r") { result.removeLast() }
    return result
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  // MARK: Blocks

  private mutating func readBlock(indent: Int) -> YAML {
    guard index < lines.count, lines[index].indent >= indent else { return .scalar("", line: 1) }
    depth += 1
    defer { depth -= 1 }
    let own = lines[index].indent
    guard depth < Self.maximumDepth else {
      while index < lines.count, lines[index].indent >= own { index += 1 }
      return .scalar("", line: 1)
    }
    if isListItem(lines[index].text) { return readList(indent: own) }
    if Self.keyAndValue(lines[index].text) != nil { return readMapping(indent: own) }
    let line = lines[index]
    index += 1
    return readInline(line.text, line.number, indent: own)
  }

  private func isListItem(_ text: Substring) -> Bool {
    text.utf8.first == UInt8(ascii: "-") && (text.utf8.count == 1 || text.hasPrefix("- "))
  }

  private mutating func readList(indent: Int) -> YAML {
    var elements: [YAML] = []
    while index < lines.count, lines[index].indent == indent, isListItem(lines[index].text) {
      let rest = lines[index].text.dropFirst()
      let content = rest.drop { $0 == " " }
      if content.isEmpty {
        index += 1
        elements.append(readBlock(indent: indent + 1))
        continue
      }
      // `- key: value` begins a mapping. Its further keys are aligned with this one.
      lines[index].indent += 1 + rest.utf8.count - content.utf8.count
      lines[index].text = content
      elements.append(readBlock(indent: indent + 1))
    }
    return .list(elements)
  }

  private mutating func readMapping(indent: Int) -> YAML {
    var entries: [YAML.Entry] = []
    while index < lines.count, lines[index].indent == indent,
      let (key, value) = Self.keyAndValue(lines[index].text), !isListItem(lines[index].text)
    {
      let number = lines[index].number
      index += 1
      let content = readValue(value, number, indent: indent)
      if key == "<<" {
        for merged in content.elements {
          entries = YAML.mapping(merged.entries).merging(.mapping(entries)).entries
        }
      } else {
        entries.append(YAML.Entry(key: key, value: content, line: number))
      }
    }
    // Skips lines with an indentation that fits nowhere.
    while index < lines.count, lines[index].indent > indent { index += 1 }
    if entries.isEmpty, index < lines.count, lines[index].indent == indent { index += 1 }
    return .mapping(entries)
  }

  private mutating func readValue(_ text: Substring, _ number: Int, indent: Int) -> YAML {
    var text = text
    var anchor: String?
    if text.hasPrefix("&") {
      let name = text.dropFirst().prefix { $0 != " " }
      anchor = String(name)
      text = text.dropFirst(1 + name.count).drop { $0 == " " }
    }
    let value: YAML
    if text.isEmpty {
      // A list may have the same indentation as its key.
      if index < lines.count, lines[index].indent == indent, isListItem(lines[index].text) {
        value = readList(indent: indent)
      } else {
        value = readBlock(indent: indent + 1)
      }
    } else {
      value = readInline(text, number, indent: indent)
    }
    if let anchor { anchors[anchor] = value }
    return value
  }

  // MARK: Values on a line

  private mutating func readInline(_ text: Substring, _ number: Int, indent: Int) -> YAML {
    switch text.first {
    case "|", ">":
      var content: [Substring] = []
      while index < lines.count, lines[index].indent > indent {
        content.append(lines[index].text)
        index += 1
      }
      return .scalar(content.joined(separator: text.first == "|" ? "\n" : " "), line: number)
    case "*":
      let value = anchors[String(text.dropFirst())] ?? .scalar("", line: number)
      budget -= Self.size(value, limit: budget)
      return budget > 0 ? value : .scalar("", line: number)
    case "[", "{":
      // A flow value may span several lines.
      var all = String(text)
      while !Self.isBalanced(all), index < lines.count {
        all += " " + lines[index].text
        index += 1
      }
      var flow = YAMLFlowReader(all, line: number, anchors: anchors)
      return flow.read()
    default: return .scalar(Self.unquoted(text), line: number)
    }
  }

  private static func size(_ value: YAML, limit: Int) -> Int {
    switch value {
    case .scalar: 1
    case .list(let elements): elements.reduce(1) { $0 > limit ? $0 : $0 + size($1, limit: limit) }
    case .mapping(let entries): entries.reduce(1) { $0 > limit ? $0 : $0 + size($1.value, limit: limit) }
    }
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
    }
    return depth <= 0
  }

  /// Splits `key: value`. The colon is outside of quotes, followed by a space or the end of the line.
  private static func keyAndValue(_ text: Substring) -> (String, Substring)? {
    let bytes = text.utf8
    guard let first = bytes.first, first != UInt8(ascii: "["), first != UInt8(ascii: "{") else { return nil }
    var rest = bytes
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let end = bytes.dropFirst().firstIndex(of: first) else { return nil }
      rest = bytes[bytes.index(after: end)...]
    }
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[rest.index(after: colon)...]
      if rest.first == nil || rest.first == UInt8(ascii: " ") {
        return (unquoted(text[..<colon]), Substring(rest.drop { $0 == UInt8(ascii: " ") }))
      }
    }
    return nil
  }

  static func unquoted(_ text: Substring) -> String {
    guard let quote = text.utf8.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      text.utf8.count > 1, text.utf8.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
