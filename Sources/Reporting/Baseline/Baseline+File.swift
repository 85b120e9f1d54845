import Projects
import SystemCalls

extension Baseline {
  /// The file format, version 1: one entry for each line, sorted, so that changes are readable in a diff and
  /// can be merged.
  public func write(to out: ByteWriter) {
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.member("version", 1)
      json.array("findings", .lines, of: entries) { json, entry in
        json.members([
          "path": entry.path, "rule": entry.rule, "hash": LineHash.text(of: entry.hash),
          "count": entry.count, "text": entry.text,
        ])
      }
    }
    out.write("\n")
  }

  /// - Throws: a sentence that says what is wrong with the file and what to do.
  public init(readingFrom path: String) throws(Refusal) {
    func refusal(_ line: Int?, _ message: String) -> Refusal {
      let place = line.map { "\(path):\($0)" } ?? path
      return Refusal("--baseline \(place): \(message); --write-baseline \(path) writes it anew")
    }
    let root: JSONValue
    do {
      root = try JSONReader.value(of: FileReader.bytes(of: path))
    } catch let error as JSONError {
      throw refusal(error.line, "is not JSON: \(error.message)")
    } catch {
      throw refusal(nil, "\(error)")
    }
    guard let version = root["version"] else { throw refusal(root.line, "is no baseline") }
    guard case .number("1") = version.content else {
      throw refusal(version.line, "is of a version that this tool does not know")
    }
    guard let list = root["findings"], case .array(let values) = list.content else {
      throw refusal(root.line, "has no list of findings")
    }
    var entries: [Entry] = []
    for value in values {
      guard case .string(let file) = value["path"]?.content, case .string(let rule) = value["rule"]?.content,
        case .string(let digits) = value["hash"]?.content, let hash = UInt64(digits, radix: 16),
        case .number(let number) = value["count"]?.content, let count = Int(number), count > 0
      else { throw refusal(value.line, "an entry lacks its path, rule, hash or count") }
      var text = ""
      if case .string(let line) = value["text"]?.content { text = line }
      entries.append(Entry(path: file, rule: rule, hash: hash, count: count, text: text))
    }
    self.init(entries: entries)
  }
}

extension JSONValue {
  /// The value of a key; `nil` when this is not an object or has no such key.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
