import Availability
import LintCore

/// Removes the sources of minimums from messages: a run states them once.
public struct ShortMessages: Sendable {
  private let sources: Set<String>

  /// - Parameter targets: the targets of the run.
  public init(_ targets: some Sequence<DeploymentTarget>) {
    sources = Set(targets.lazy.map(\.declaration))
  }

  /// `the minimum is iOS 16.0 (project.yml (target App)); …` → `the minimum is iOS 16.0; …`
  public func text(of message: String) -> String {
    var message = message
    return message.withUTF8 { bytes in
      var kept: [UInt8] = []
      var start = 0
      var index = 0
      while let open = bytes[index...].firstIndex(of: UInt8(ascii: "(")) {
        index = open + 1
        guard open > start, bytes[open - 1] == UInt8(ascii: " "),
          let end = Self.end(ofParentheses: open, in: bytes),
          let rest = shortened(bytes[open + 1..<end - 1])
        else { continue }
        kept += bytes[start..<open - 1]
        kept += rest.utf8
        (start, index) = (end, end)
      }
      if start == 0 { return nil }
      return String(decoding: kept + bytes[start...], as: UTF8.self)
    } ?? message
  }

  /// The remaining text for one source, or for several sources of the same minimum: empty, or that no known
  /// target builds the file. `nil`: the text is not a source.
  private func shortened(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)
    let remark = DeploymentTarget.lowestOfAll
    let isLowestOfAll = text.hasSuffix(", " + remark)
    if isLowestOfAll { text.removeLast(remark.count + ", ".count) }
    let areSources =
      sources.contains(text)
      || text.utf8.contains(UInt8(ascii: ";"))
        && text.split(separator: ";").allSatisfy { sources.contains(String($0.drop { $0 == " " })) }
    guard areSources else { return nil }
    return isLowestOfAll ? " (\(remark))" : ""
  }

  private static func end(ofParentheses start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}

extension ShortMessages? {
  /// The whole message, if there are no short ones.
  func text(of message: String) -> String { self?.text(of: message) ?? message }
}

extension RunResult {
  /// The same result with short messages.
  public var shortened: RunResult {
    let messages = ShortMessages(targets)
    var result = self
    for index in result.findings.indices {
      result.findings[index].message = messages.text(of: result.findings[index].message)
    }
    return result
  }
}
