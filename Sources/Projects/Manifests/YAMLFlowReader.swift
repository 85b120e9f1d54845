/// Reads `[a, {b: c}]`.
struct YAMLFlowReader {
  private let text: [Character]
  private var index = 0
  private var depth = 0
  private let line: Int
  private let anchors: [String: YAML]

  init(_ text: String, line: Int, anchors: [String: YAML]) {
    self.text = Array(text)
    self.line = line
    self.anchors = anchors
  }

  mutating func read() -> YAML {
    skipSpace()
    guard index < text.count else { return .scalar("", line: line) }
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else {
      index = text.count
      return .scalar("", line: line)
    }
    switch text[index] {
    case "[": return readList()
    case "{": return readMapping()
    default:
      let word = readWord(until: ",]}")
      if word.hasPrefix("*"), let value = anchors[String(word.dropFirst())] { return value }
      return .scalar(word, line: line)
    }
  }

  private mutating func readList() -> YAML {
    var elements: [YAML] = []
    readElements(to: "]", skipping: ",}") { elements.append($0.read()) }
    return .list(elements)
  }

  private mutating func readMapping() -> YAML {
    var entries: [YAML.Entry] = []
    readElements(to: "}", skipping: ",]:") { reader in
      let key = reader.readWord(until: ":,}")
      if reader.index < reader.text.count, reader.text[reader.index] == ":" {
        reader.index += 1
        entries.append(.init(key: key, value: reader.read(), line: reader.line))
      }
    }
    return .mapping(entries)
  }

  private mutating func readElements(
    to closing: Character, skipping separators: String, _ readElement: (inout YAMLFlowReader) -> Void
  ) {
    index += 1
    while index < text.count {
      skipSpace()
      guard index < text.count else { return }
      if text[index] == closing || separators.contains(text[index]) {
        index += 1
        if text[index - 1] == closing { return }
      } else {
        readElement(&self)
      }
    }
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] == " " || text[index] == "\t" { index += 1 }
  }

  private mutating func readWord(until end: String) -> String {
    skipSpace()
    let start = index
    if index < text.count, text[index] == "\"" || text[index] == "'" {
      let quote = text[index]
      index += 1
      while index < text.count, text[index] != quote { index += 1 }
      index = min(index + 1, text.count)
      return YAMLReader.unquoted(Substring(String(text[start..<index])))
    }
    while index < text.count, !end.contains(text[index]) { index += 1 }
    var word = Substring(String(text[start..<index]))
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}
