/// What another file declares that gives a check another meaning: result builders that see conditions or blocks, types whose
/// values cannot be copied, operators that do more than to compare.
extension ProgramGenerator {
  /// A part of the other file.
  static let companionOfMeanings = """
    @resultBuilder enum Marks {
      static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
      static func buildOptional(_ part: String?) -> String { "maybe \\(part ?? "-")" }
      static func buildEither(first part: String) -> String { "first \\(part)" }
      static func buildEither(second part: String) -> String { "second \\(part)" }
    }
    @resultBuilder enum Blocks {
      static func buildBlock(_ parts: String...) -> String { "{" + parts.joined(separator: ";") + "}" }
      static func buildOptional(_ part: String?) -> String { part ?? "" }
      static func buildEither(first part: String) -> String { part }
      static func buildEither(second part: String) -> String { part }
    }
    @resultBuilder enum Words {
      static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
      static func buildOptional(_ part: String?) -> String { part ?? "" }
      static func buildEither(first part: String) -> String { part }
      static func buildEither(second part: String) -> String { part }
    }
    typealias Notes = Marks
    protocol Marked { @Marks var text: String { get } }
    protocol Noted: Marked { @Blocks func more(_ p: Int) -> String }
    func note(@Notes _ body: () -> String) { print(body()) }
    struct Note {
      let text: String
      init(_ title: String = "", @Blocks _ body: () -> String) { text = title + body() }
    }
    struct Card { @Words var text: () -> String }
    struct Ticket: ~Copyable {
      let number: Int
      init(_ number: Int) { self.number = number }
      deinit { print("ended", number) }
      consuming func tear() { print("torn", number) }
      func show() { print("ticket", number) }
    }
    typealias Slip = Ticket
    func ticket(_ number: Int) -> Ticket { Ticket(number) }
    func find(_ number: Int) -> Slip? { number > 0 ? Ticket(number) : nil }
    func spend(_ ticket: consuming Ticket) { print("spent", ticket.number) }
    enum Grade {
      case low, high
      static func == (left: Grade, right: Grade) -> Bool { print("grades"); return true }
    }
    struct Bound { var number: Int }
    func ~= (bound: Bound, number: Int) -> Bool { print("bound"); return number < bound.number }
    let bound = Bound(number: 5)

    """

  /// A case that counts on it.
  mutating func meanings(_ name: String) -> [String] {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return marked(name)
    case 1: return given(name)
    case 2: return comparing(name)
    default: return tickets(name)
    }
  }

  /// Functions and witnesses with a builder of the other file.
  private mutating func marked(_ name: String) -> [String] {
    let type = "Type" + name.dropFirst("case".count)
    let own = random.pick(["@Marks ", "@Notes ", "@Blocks ", "@Words "])
    let parent = random.pick(["Marked", "Noted"])
    var lines = ["\(own)func \(name)(_ p: Int) -> String {"] + indent(parts("p")) + ["}"]
    let split = Bool.random(using: &random)
    lines += split ? ["struct \(type) {}", "extension \(type)"] : ["struct \(type)"]
    lines[lines.count - 1] += ": \(parent) {"
    lines += indent(["var text: String {"] + indent(parts("4")) + ["}"])
    let built = parent == "Marked" ? "@Blocks " : ""
    lines += indent(["\(built)func more(_ p: Int) -> String {"] + indent(parts("p")) + ["}"])
    let uses = ["trace(\(name)(1))", "trace(\(type)().text)", "trace(\(type)().more(2))"]
    return lines + ["}", "begin(\"\(name)\")"] + uses
  }

  /// Closures for a builder of the other file.
  private mutating func given(_ name: String) -> [String] {
    var lines = ["begin(\"\(name)\")"]
    for _ in 0..<2 {
      let body = indent(parts("3"))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines += ["note {"] + body + ["}"]
      case 1: lines += ["trace(Note {"] + body + ["}.text)"]
      case 2: lines += ["trace(Note(\"t\") {"] + body + ["}.text)"]
      default: lines += ["trace(Card {"] + body + ["}.text())"]
      }
    }
    return lines
  }

  /// The parts of a builder's closure; the first is no condition.
  private mutating func parts(_ number: String) -> [String] {
    var lines = ["\"\\(\(number))\""]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let (new, old) = (["\"new\""], ["\"old\"", "\"\\(pick(\(number)))\""])
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines += ifChain([(check(isNegative: false), new), (nil, old)])
      case 1: lines += ifChain([(check(isNegative: false), old)])
      case 2: lines += ifChain([(check(isNegative: true), new)])
      case 3: lines += ifChain([("flag(2)", new), (check(isNegative: false), old), (nil, new)])
      default: lines += ifChain([("flag(\(number)), \(check(isNegative: false))", old), (nil, new)])
      }
    }
    return lines
  }

  /// A value that cannot be copied, and what consumes it in one branch, or makes it there.
  private mutating func tickets(_ name: String) -> [String] {
    let value = fresh("slip")
    let made = random.pick(["Ticket(p)", "ticket(p)", "Slip(p)"])
    let start = random.pick([
      ["let \(value) = \(made)"], ["let \(value): Slip = ticket(p)"],
      ["guard let \(value) = find(p) else { return }"],
    ])
    let borrowing = random.pick(["\(value).show()", "trace(\(value).number)", "trace(\"new\")"])
    let consuming = random.pick(["\(value).tear()", "spend(\(value))", "_ = consume \(value)", borrowing])
    let body: [String]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: body = start + ifChain([(check(isNegative: false), [borrowing]), (nil, [consuming])])
    case 1: body = start + ifChain([(check(isNegative: true), [consuming])])
    case 2: body = ifChain([(check(isNegative: false), start + [borrowing]), (nil, ["trace(\"old\")"])])
    default: body = start + ["trace(\(value).number)"] + ifChain([(check(isNegative: true), [consuming])])
    }
    return ["func \(name)(_ p: Int) {"] + indent(body + ["trace(\"after\")"])
      + ["}", "begin(\"\(name)\")", "\(name)(1)", "\(name)(0)"]
  }

  /// Comparisons in front of a check that is never true.
  private mutating func comparing(_ name: String) -> [String] {
    let condition = random.pick([
      "grade == .low", "grade == Grade.high", "case bound = p", "p == 3", "case let q = p, q > 1",
    ])
    let dead = ["trace(\"old\")"]
    let check = check(isNegative: true)
    let body: [String]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: body = ifChain([("\(condition), \(check)", dead)])
    case 1: body = ifChain([("\(condition), \(check)", dead), (nil, ["trace(\"new\")"])])
    default: body = ["if \(condition) {"] + indent(ifChain([(check, dead)])) + ["}"]
    }
    return ["func \(name)(_ p: Int, _ grade: Grade) {"] + indent(body + ["trace(p)"])
      + ["}", "begin(\"\(name)\")", "\(name)(3, .low)"]
  }
}
