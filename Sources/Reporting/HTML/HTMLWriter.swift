/// Writes HTML: what is text is escaped, what is an element is closed.
struct HTMLWriter {
  let out: ByteWriter

  /// Text, with nothing in it that a browser takes for markup, or that turns the direction of writing.
  func text(_ text: String) { out.write(Self.escaped(text)) }

  /// Markup as it stands.
  func raw(_ markup: String) { out.write(markup) }

  /// An element with text in it and a line of its own.
  func line(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: String) {
    open(name, attributes)
    text(content)
    out.write("</\(name)>\n")
  }

  func line(_ name: String, _ content: String) { line(name, [:], content) }

  /// A paragraph; what stands between backticks is code.
  func prose(_ content: String) {
    open("p")
    for (index, part) in content.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        text(String(part))
      } else {
        raw("<code>\(Self.escaped(String(part)))</code>")
      }
    }
    out.write("</p>\n")
  }

  /// An element around what `body` writes.
  func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ body: () -> Void
  ) {
    open(name, attributes)
    body()
    out.write("</\(name)>\n")
  }

  /// A start tag. Attributes without a value are left out, those with an empty one stand alone.
  func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    out.write("<\(name)")
    for (key, value) in attributes {
      guard let value else { continue }
      out.write(value.isEmpty ? " \(key)" : " \(key)=\"\(Self.escaped(value))\"")
    }
    out.write(">")
  }

  static func escaped(_ text: String) -> String {
    let special: Set<UInt8> = [0x26, 0x3C, 0x3E, 0x22, 0x27]
    let text = text.printableLines
    guard text.utf8.contains(where: special.contains) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// Printable, line by line.
  fileprivate var printableLines: String {
    guard utf8.contains(0x0A) else { return printable }
    return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
