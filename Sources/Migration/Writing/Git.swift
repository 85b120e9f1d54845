import Projects
import SystemCalls

/// Asks git.
public enum Git {
  /// What git prints.
  /// - Parameter repository: the folder in which it runs.
  /// - Throws: the first line of its complaint.
  @discardableResult
  public static func output(
    _ arguments: [String], in repository: String, input: String = ""
  ) throws(Refusal) -> [UInt8] {
    let words = ["git", "-C", repository] + arguments
    guard let answer = ChildProcess.answer(to: words, input: Array(input.utf8)) else {
      throw Refusal("git could not be started")
    }
    guard answer.status.isSuccess else {
      let said = String(decoding: answer.errors + answer.output, as: UTF8.self)
      throw Refusal(said.split(separator: "\n").first.map(String.init) ?? "git failed")
    }
    return answer.output
  }

  /// The words that git prints.
  static func words(_ arguments: [String], in repository: String) throws(Refusal) -> [String] {
    let text = String(decoding: try output(arguments, in: repository), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The same for each of many paths, because the system limits the length of a command line.
  /// - Returns: all that it printed.
  @discardableResult
  public static func output(
    _ arguments: [String], of paths: [String], in repository: String
  ) throws(Refusal) -> [UInt8] {
    var output: [UInt8] = []
    for start in stride(from: 0, to: paths.count, by: 200) {
      let some = paths[start..<min(start + 200, paths.count)]
      output += try self.output(["--literal-pathspecs"] + arguments + ["--"] + some, in: repository)
    }
    return output
  }
}
