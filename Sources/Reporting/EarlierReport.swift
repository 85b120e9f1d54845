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
      path = finding.path
      rule = finding.rule
      subject = Self.quotedName(in: finding.message) ?? ""
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

  /// An invalid report.
  public struct Fault: Error {
    /// A sentence without a full stop.
    public var message: String
  }

  /// - Parameter ids: the ids of rules, by every name that they have or had.
  public init(readingFrom path: String, ids: [String: String] = [:]) throws(Fault) {
    let root: JSONValue
    do {
      root = try JSONReader.value(of: FileReader.bytes(of: path))
    } catch let error as JSONError {
      throw Fault(message: "line \(error.line) is not JSON: \(error.message)")
    } catch {
      throw Fault(message: "\(error)")
    }
    guard let list = root["findings"], case .array(let values) = list.content,
      case .number("1") = root["version"]?.content
    else { throw Fault(message: "it is no report of version 1") }
    var entries: [Entry] = []
    for value in values {
      guard case .string(let file) = value["path"]?.content, case .string(let rule) = value["rule"]?.content,
        case .string(let message) = value["message"]?.content,
        case .number(let number) = value["line"]?.content, let line = Int(number)
      else {
        throw Fault(message: "the finding in line \(value.line) lacks its path, rule, message or line")
      }
      entries.append(
        Entry(key: Key(path: file, rule: ids[rule] ?? rule, message: message), line: line, message: message))
    }
    self.path = path
    self.entries = entries
  }
}
