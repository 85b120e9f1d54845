import LintCore
import Projects
import SystemCalls

/// The findings in a report of `backport-lint --format json`.
///
/// A finding is identified by its file, its rule and its subject, because lines move and messages change with
/// the minimum.
public struct EarlierReport: Sendable {
  /// The identity of a finding.
  struct Key: Hashable, Sendable {
    var path: String
    var rule: String
    var subject: String

    init(_ finding: Finding) {
      self.init(path: finding.path, rule: finding.rule, message: finding.message)
    }

    init(path: String, rule: String, message: String) {
      self.path = path
      self.rule = rule
      subject = Self.quotedName(in: message) ?? ""
    }

    /// A report of an earlier version has the message alone: the first name that it has in quotes.
    private static func quotedName(in message: String) -> String? {
      let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }

  struct Entry: Sendable {
    var key: Key
    /// From 1.
    var line: Int
    var message: String
  }
  /// The path as given.
  let path: String
  let entries: [Entry]

  /// - Parameter ids: the ids of rules, by every name that they have or had.
  public init(readingFrom path: String, ids: [String: String] = [:]) throws(Refusal) {
    let root: JSONValue
    do {
      root = try JSONReader.value(of: FileReader.bytes(of: path))
    } catch let error as JSONError {
      throw Refusal("line \(error.line) is not JSON: \(error.message)")
    } catch {
      throw Refusal("\(error)")
    }
    guard let list = root["findings"], case .array(let values) = list.content,
      case .number("1") = root["version"]?.content
    else { throw Refusal("it is no report of version 1") }
    var entries: [Entry] = []
    for value in values {
      guard case .string(let file) = value["path"]?.content, case .string(let rule) = value["rule"]?.content,
        case .string(let message) = value["message"]?.content,
        case .number(let number) = value["line"]?.content, let line = Int(number)
      else {
        throw Refusal("the finding in line \(value.line) lacks its path, rule, message or line")
      }
      entries.append(
        Entry(key: Key(path: file, rule: ids[rule] ?? rule, message: message), line: line, message: message))
    }
    self.path = path
    self.entries = entries
  }
}
