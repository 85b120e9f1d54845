import Projects
import SystemCalls

extension Baseline {
  /// The file format, version 1: one entry for each line, sorted, so that changes are readable in a diff and
  /// can be merged.
  public func write(to out: ByteWriter) {
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.member("version", 1)
      json.array("findings", .lines) { json in
        for entry in entries {
          json.object { json in
            json.member("path", entry.path)
            json.member("rule", entry.rule)
            json.member("hash", LineHash.text(of: entry.hash))
            json.member("count", entry.count)
            json.member("text", entry.text)
          }
        }
      }
    }
    out.write("\n")
  }

  /// - Throws: a sentence that says what is wrong with the file and what to do.
  public init(readingFrom path: String) throws(BaselineError) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw BaselineError(path, nil, error.description)
    }
    do {
      try self.init(JSONReader.value(of: bytes), path: path)
    } catch let error as JSONError {
      throw BaselineError(path, error.line, "is not JSON: \(error.message)")
    } catch let error as BaselineError {
      throw error
    } catch {
      throw BaselineError(path, nil, "\(error)")
    }
  }

  private init(_ root: JSONValue, path: String) throws(BaselineError) {
    guard let version = root["version"] else { throw BaselineError(path, root.line, "is no baseline") }
    guard case .number("1") = version.content else {
      throw BaselineError(path, version.line, "is of a version that this tool does not know")
    }
    guard let list = root["findings"], case .array(let values) = list.content else {
      throw BaselineError(path, root.line, "has no list of findings")
    }
    var entries: [Entry] = []
    for value in values {
      guard case .string(let file) = value["path"]?.content, case .string(let rule) = value["rule"]?.content,
        case .string(let digits) = value["hash"]?.content, let hash = UInt64(digits, radix: 16),
        case .number(let number) = value["count"]?.content, let count = Int(number), count > 0
      else { throw BaselineError(path, value.line, "an entry lacks its path, rule, hash or count") }
      var text = ""
      if case .string(let line) = value["text"]?.content { text = line }
      entries.append(Entry(path: file, rule: rule, hash: hash, count: count, text: text))
    }
    self.init(entries: entries)
  }
}

/// An invalid baseline.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  init(_ path: String, _ line: Int?, _ message: String) {
    let place = line.map { "\(path):\($0)" } ?? path
    description = "--baseline \(place): \(message); --write-baseline \(path) writes it anew"
  }
}

extension JSONValue {
  /// The value of a key; `nil` when this is not an object or has no such key.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
