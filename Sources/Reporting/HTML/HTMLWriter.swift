/// Writes HTML. It escapes text and closes elements.
struct HTMLWriter {
  let out: ByteWriter

  /// Writes text, without markup and without characters that change the writing direction.
  func text(_ text: String) { out.write(Self.escaped(text)) }

  /// Writes markup unchanged.
  func raw(_ markup: String) { out.write(markup) }

  /// Writes an element with text, on a line of its own.
  func line(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: String) {
    open(name, attributes)
    text(content)
    out.write("</\(name)>\n")
  }

  func line(_ name: String, _ content: String) { line(name, [:], content) }

  /// Writes a paragraph. Text between back-ticks becomes code.
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

  /// Writes an element around the output of `body`.
  func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ body: () -> Void
  ) {
    open(name, attributes)
    body()
    out.write("</\(name)>\n")
  }

  /// Writes a start tag. Attributes without a value are omitted; those with an empty value have the name
  /// only.
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
  /// Printable, with line breaks kept.
  fileprivate var printableLines: String {
    guard utf8.contains(0x0A) else { return printable }
    return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
