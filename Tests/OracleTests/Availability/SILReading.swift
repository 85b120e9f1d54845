import Availability
import Foundation

/// What is left of `if condition { yes() } else { no() }` after optimization.
struct CompiledCondition: Hashable {
  var verdict: Verdict
  /// What the system's version is compared with, whether or not the answer is used; `nil`: nothing.
  var version: Version?
}

/// Reads optimized SIL, function by function.
enum SILReading {
  /// The functions by their names.
  static func conditions(in sil: Data) -> [String: CompiledCondition] {
    var answer: [String: CompiledCondition] = [:]
    var function = FunctionReader()
    sil.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let end =
          memchr(rest.baseAddress!, 10, rest.count).map { rest.baseAddress!.distance(to: $0) } ?? rest.count
        if end > 0,
          rest[0] == UInt8(ascii: "s") || rest[0] == UInt8(ascii: "}") || rest[0] == UInt8(ascii: " ")
        {
          function.read(String(decoding: rest[..<end], as: UTF8.self))
          if let (name, condition) = function.takeFinished() { answer[name] = condition }
        }
        start += end + 1
      }
    }
    return answer
  }

  private struct FunctionReader {
    private var name: String?
    private var words: [Substring: Int] = [:]
    private var comparisons: Set<Substring> = []
    private var version: Version?
    private var calls: Set<String> = []
    private var isFinished = false

    mutating func read(_ line: String) {
      if line.hasPrefix("sil ") {
        self = FunctionReader()
        // Declarations have no body.
        if line.hasSuffix("{") {
          name = line.split(separator: "@").dropFirst().first.map { String($0.prefix { $0 != " " }) }
        }
      } else if line.hasPrefix("}") {
        isFinished = name != nil
      } else if name != nil {
        readInstruction(line)
      }
    }

    private mutating func readInstruction(_ line: String) {
      let words = line.split(separator: " ", maxSplits: 6)
      guard words.count > 3, words[1] == "=" else { return }
      switch words[2] {
      case "integer_literal" where words.count > 4:
        self.words[words[0]] = Int(words[4])
      case "function_ref":
        switch words[3] {
        case "@compare", "@compareVariant": comparisons.insert(words[0])
        case "@yes", "@no": calls.insert(String(words[3]))
        default: break
        }
      case "apply":
        readCall(line)
      default:
        break
      }
    }

    /// `%4 = apply %3(%0, %1, %2) : …`
    private mutating func readCall(_ line: String) {
      guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else { return }
      let callee = line[..<open].split(separator: " ").last ?? ""
      guard comparisons.contains(callee) else { return }
      let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap {
        words[$0.drop { $0 == " " }]
      }
      if numbers.count == 3 { version = Version(numbers[0], numbers[1], numbers[2]) }
    }

    mutating func takeFinished() -> (String, CompiledCondition)? {
      guard isFinished, let name else { return nil }
      let verdict: Verdict? =
        switch (calls.contains("@yes"), calls.contains("@no")) {
        case (true, true): .depends
        case (true, false): .always
        case (false, true): .never
        case (false, false): nil
        }
      let answer = verdict.map { (name, CompiledCondition(verdict: $0, version: version)) }
      self = FunctionReader()
      return answer
    }
  }
}
