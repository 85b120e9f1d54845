/// Writes elements of XML 1.0, one on each line.
struct XMLWriter {
  private let out: ByteWriter
  private var depth = 0

  init(_ out: ByteWriter) {
    self.out = out
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)], _ content: (inout XMLWriter) -> Void
  ) {
    start(name, attributes)
    out.write(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    out.write("</\(name)>\n")
  }

  /// - Parameter text: the content of the element; `nil`: empty.
  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil
  ) {
    start(name, attributes)
    guard let text else { return out.write("/>\n") }
    out.write(">\(text.escapedForXML)</\(name)>\n")
  }

  private func start(_ name: String, _ attributes: [(name: String, value: String)]) {
    indent()
    out.write("<\(name)")
    for (name, value) in attributes { out.write(" \(name)=\"\(value.escapedForXML)\"") }
  }

  private func indent() {
    for _ in 0..<depth { out.write("  ") }
  }
}

extension String {
  /// Escaped for content and for attributes in double quotes. XML 1.0 cannot represent most control
  /// characters.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // Unescaped, a parser would turn them into spaces.
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return text
  }
}
