import Foundation

/// A shape of shim under `Fixtures/Shims`: a small project in one file, before and after its migration.
/// `Fixtures/Shims/README.md` says how it is written.
public struct ShimFixture: Sendable, CustomStringConvertible {
  /// What a platform's minimum was and what it is raised to, as versions with two numbers.
  public struct Step: Hashable, Sendable {
    public var platform: AppleSDKPlatform
    public var old: String
    public var new: String
  }

  /// A finding that says why its shim stays.
  public struct Stay: Sendable, CustomStringConvertible {
    public var path: String
    public var line: Int
    public var rule: String
    /// Occurs in the message or in the reason.
    public var part: String
    public var description: String { "\(path):\(line) \(rule) \"\(part)\"" }
  }

  /// Below its folder: `namespace/other-names.swift`.
  public var path: String
  /// Where it lies in the repository.
  public var folder: String
  public var steps: [Step] = []
  /// Given to the migration beside the minimums.
  public var flags: [String] = []
  /// Why it is not migrated as it should be yet.
  public var knownIssue: String?
  /// Whether the result still builds for the old minimum: nothing newer is called in it.
  public var staysOld = false
  public var stays: [Stay] = []
  /// Headers that only some kinds of fixture have, under their names.
  public var otherHeaders: [String: String] = [:]
  /// Under their paths within the project.
  public var before: [String: String] = [:]
  public var after: [String: String] = [:]
  /// What cannot be understood.
  public var faults: [String] = []

  public var description: String { path }
  public var url: URL { Repository.url(folder + "/" + path) }

  /// The minimums as flags, unless a manifest among the files declares them.
  public var minimums: [String] {
    before.keys.contains(where: \.isManifest) ? [] : steps.flatMap { ["--min", "\($0.platform)=\($0.new)"] }
  }

  public static let all = fixtures(in: "Fixtures/Shims")

  /// Those below a folder of the repository, each in a folder of its own kind.
  static func fixtures(in folder: String) -> [ShimFixture] {
    Repository.files(in: folder, suffix: ".swift").compactMap {
      guard let data = try? Data(contentsOf: $0) else { return nil }
      let path = $0.pathComponents.suffix(2).joined(separator: "/")
      return ShimFixture(path: path, text: String(decoding: data, as: UTF8.self), folder: folder)
    }
  }

  static let fileMark = "// ==== "
  static let afterMark = "// ==== after: "
  static let goneMark = ": gone"

  public init(path: String, text: String, folder: String = "Fixtures/Shims") {
    self.path = path
    self.folder = folder
    var section: Section = .head
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = Section(line) {
        finish(section, lines)
        (section, lines) = (next, [])
      } else if case .head = section {
        readHeader(line)
      } else {
        lines.append(line)
      }
    }
    finish(section, lines)
    if before.isEmpty || steps.isEmpty { faults.append("needs a step such as '// iOS: 14 -> 16' and a file") }
  }

  private enum Section {
    case head
    case before(String)
    case after(String)
    case gone(String)

    init?(_ line: Substring) {
      guard line.hasPrefix(ShimFixture.fileMark) else { return nil }
      guard line.hasPrefix(ShimFixture.afterMark) else {
        self = .before(String(line.dropFirst(ShimFixture.fileMark.count)))
        return
      }
      let rest = line.dropFirst(ShimFixture.afterMark.count)
      self =
        rest.hasSuffix(ShimFixture.goneMark)
        ? .gone(String(rest.dropLast(ShimFixture.goneMark.count))) : .after(String(rest))
    }
  }

  private mutating func readHeader(_ line: Substring) {
    guard line.hasPrefix("// "), let colon = line.range(of: ": ") else { return }
    let value = line[colon.upperBound...]
    switch line[line.index(line.startIndex, offsetBy: 3)..<colon.lowerBound] {
    case "iOS": addStep(.iOS, value)
    case "macOS": addStep(.macOS, value)
    case "min": addStep(.iOS, value + " -> " + value)
    case "migrate": flags = value.split(separator: " ").map(String.init)
    case "known issue": knownIssue = String(value)
    case "still builds for the old minimum": staysOld = true
    case let name: otherHeaders[String(name)] = String(value)
    }
  }

  private mutating func addStep(_ platform: AppleSDKPlatform, _ value: some StringProtocol) {
    let versions = value.components(separatedBy: " -> ").map { $0.contains(".") ? $0 : $0 + ".0" }
    guard versions.count == 2 else { return faults.append("malformed step '\(value)'") }
    steps.append(Step(platform: platform, old: versions[0], new: versions[1]))
  }

  private mutating func finish(_ section: Section, _ lines: [Substring]) {
    // A blank line before the next mark only keeps the file readable.
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    switch section {
    case .head: return
    case .before(let file):
      before[file] = Self.text(lines.enumerated().map { read($1, of: file, number: $0 + 1) })
      after[file] = before[file]
    case .after(let file):
      if before[file] == nil { faults.append("there is no '\(file)' before") }
      after[file] = Self.text(lines)
    case .gone(let file):
      if after.removeValue(forKey: file) == nil { faults.append("there is no '\(file)' before") }
    }
  }

  private static func text(_ lines: [Substring]) -> String { lines.joined(separator: "\n") + "\n" }

  /// Takes the expectation off a line: `// stays: rule/kind "part"`.
  private mutating func read(_ line: Substring, of file: String, number: Int) -> Substring {
    guard let mark = line.range(of: "// stays: ") else { return line }
    if let match = line[mark.upperBound...].wholeMatch(of: /([a-z\/-]+) "([^"]*)"/) {
      stays.append(Stay(path: file, line: number, rule: String(match.1), part: String(match.2)))
    } else {
      faults.append("malformed expectation '\(line)'")
    }
    var rest = line[..<mark.lowerBound]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
