import LintCore

/// `a, b, c and 4 more`.
public func listed(_ names: [String], limit: Int) -> String {
  let more = names.count > limit ? " and \(names.count - limit) more" : ""
  return names.prefix(limit).joined(separator: ", ") + more
}

/// `a, b and c`.
func enumerated(_ names: [String], _ word: String = "and") -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
}

extension Sequence where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  public var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [Finding] {
  /// Consecutive findings of the same file.
  var byFile: [ArraySlice<Finding>] {
    var files: [ArraySlice<Finding>] = []
    var rest = self[...]
    while let path = rest.first?.path {
      files.append(rest.prefix { $0.path == path })
      rest = rest.dropFirst(files[files.count - 1].count)
    }
    return files
  }
}

extension String {
  public func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}

extension ByteWriter {
  /// A line for each rule with its count, indented.
  func write(_ counts: [(rule: String, count: Int)]) {
    let width = String(counts.map(\.count).max() ?? 0).count
    for (rule, count) in counts {
      let number = String(count)
      write("  \(String(repeating: " ", count: width - number.count))\(number) \(rule)\n")
    }
  }
}
