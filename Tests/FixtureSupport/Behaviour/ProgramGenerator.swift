/// Writes programs full of availability checks that compile on Linux, end, and print what they do.
///
/// On Linux each `#available` with an Apple platform holds, whatever the version, as it does on a new
/// enough system. So a program prints the same before and after a migration that is right, whatever
/// the minimum was. A program is a list of cases that run one after the other, each under its name.
public struct ProgramGenerator {
  var random: SeededGenerator
  /// Numbers what must have a name of its own in the whole program.
  var counter = 0

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A program of that many cases, with the file beside it.
  public mutating func project(cases: Int) -> ProgramProject {
    ProgramProject(["main.swift": program(cases: cases), "Companion.swift": Self.companion])
  }

  /// A program of that many cases, as the text of a `main.swift`.
  public mutating func program(cases: Int) -> String {
    var lines = Self.prelude.components()
    for number in 0..<cases {
      lines += ["", "// Case \(number)"] + aCase("case\(number)")
    }
    let unit = random.pick(["  ", "  ", "    ", "\t"])
    let indented = lines.map { line in
      let levels = line.prefix { $0 == "\u{1}" }.count
      return String(repeating: unit, count: levels) + line.dropFirst(levels)
    }
    let ending = random.once(in: 8) ? "\r\n" : "\n"
    return indented.joined(separator: ending) + (random.once(in: 6) ? "" : ending)
  }

  private mutating func aCase(_ name: String) -> [String] {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: return voidFunction(name)
    case 4, 5: return intFunction(name)
    case 6: return throwingFunction(name)
    case 7, 8: return members(name)
    case 9: return builders(name)
    case 10: return expressions(name)
    case 11: return answers(name)
    case 12: return overloaded(name)
    default: return topLevel(name)
    }
  }

  private mutating func voidFunction(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    let body = block(place.function(.void), count: 3...6)
    return attribute() + ["func \(name)(_ p: Int) {"] + indent(body) + ["}"] + calls(name, ["(0)", "(5)"])
  }

  private mutating func intFunction(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    let body = intBody(place.function(.int), count: 2...5)
    return attribute() + ["func \(name)(_ p: Int) -> Int {"] + indent(body) + ["}"]
      + ["begin(\"\(name)\")", "trace(\(name)(1))", "trace(\(name)(4))"]
  }

  private mutating func throwingFunction(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    let body = block(place.function(.void, canThrow: true), count: 3...5)
    return ["func \(name)(_ p: Int) throws {"] + indent(body) + ["}", "begin(\"\(name)\")"]
      + ["do { try \(name)(2) } catch { trace(\"caught\") }"]
  }

  private mutating func topLevel(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.isTopLevel = true
    var lines = ["begin(\"\(name)\")"]
    for _ in 0..<Int.random(in: 2...4, using: &random) { lines += statement(&place) }
    return lines
  }

  private func calls(_ name: String, _ arguments: [String]) -> [String] {
    ["begin(\"\(name)\")"] + arguments.map { name + $0 }
  }

  /// Marks lines as one level deeper; what the level looks like is settled for the whole program.
  func indent(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? $0 : "\u{1}" + $0 }
  }

  mutating func fresh(_ stem: String) -> String {
    counter += 1
    return stem + String(counter)
  }

  private static let prelude = """
    // What the cases use. Each call prints, so that order and number of evaluations show.
    func begin(_ name: String) { print("== " + name) }
    func trace(_ value: Any) { print(value) }
    func flag(_ n: Int) -> Bool { print("flag", n); return n % 3 != 0 }
    func maybe(_ n: Int) -> Int? { print("maybe", n); return n % 2 == 0 ? n : nil }
    func pick(_ n: Int) -> Int { print("pick", n); return n }
    func choose(_ body: () -> Int) -> Int { body() }
    func doubled(_ n: Int) -> Int { n &* 2 }
    func isOddNumber(_ n: Int) -> Bool { n % 2 != 0 }
    func numberName(_ n: Int) -> String { String(n) }
    func atLeastThree(_ n: Int) -> Int { max(n, 3) }
    var theAnswer: Int { doubled(21) }
    struct Trouble: Error {}
    @resultBuilder enum Lines {
      static func buildExpression(_ line: String) -> [String] { [line] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      static func buildEither(first part: [String]) -> [String] { part }
      static func buildEither(second part: [String]) -> [String] { part }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
    }
    func show(@Lines _ lines: () -> [String]) { print(lines()) }
    """
}

extension String {
  fileprivate func components() -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
