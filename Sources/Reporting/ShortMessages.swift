import Availability
import LintCore

/// Leaves out of messages where minimums come from: a run says that once.
public struct ShortMessages: Sendable {
  private let sources: Set<String>

  /// - Parameter targets: those that the run judges by.
  public init(_ targets: some Sequence<DeploymentTarget>) {
    // One that no target builds is told so where it stands.
    sources = Set(targets.lazy.map(\.source)).filter { !$0.hasSuffix("no target builds it") }
  }

  /// `the minimum is iOS 16.0 (project.yml (target App)); …` → `the minimum is iOS 16.0; …`
  public func text(of message: String) -> String {
    let bytes = Array(message.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: " "), let end = endOfParentheses(bytes, index + 1),
        sources.contains(String(decoding: bytes[index + 2..<end - 1], as: UTF8.self))
      {
        index = end
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept.count == bytes.count ? message : String(decoding: kept, as: UTF8.self)
  }

  private func endOfParentheses(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}

extension RunResult {
  /// The same with short messages.
  public var shortened: RunResult {
    let messages = ShortMessages(targets)
    var result = self
    for index in result.findings.indices {
      result.findings[index].message = messages.text(of: result.findings[index].message)
    }
    return result
  }
}
