/// Breaks text at spaces, within a width where possible.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
