/// What names mean by another file: overloads beside functions that a migration empties, operators that change what stands before them.
extension ProgramGenerator {
  /// The other file of each program, which the cases of `main.swift` count on.
  public static let companion = """
    var tick: Int { 4 }
    let fixedSize = 3
    class Workshop {
      func mend(_ text: String) { print("mend", text) }
      func patch(_ number: Int, twice: Bool) { print("patch", number) }
      var wear: Int { 2 }
    }
    protocol Healing {}
    extension Healing {
      func mend(_ text: String, times: Int = 1) { print("heal", text) }
      func patch(_ numbers: [Int]) { print("heal", numbers) }
      var wear: Int { 4 }
    }
    func mend(_ text: String) { print("mend all", text) }
    func patch(_ number: Double) { print("patch all", number) }
    struct Output { var text = ""; mutating func reset() { text = "" } }
    func << (left: inout Output, right: Int) { left.text += String(right) }
    struct Answer: ExpressibleByBooleanLiteral {
      var value: Bool
      init(booleanLiteral value: Bool) { self.value = value }
    }

    """

  /// A type with functions that do nothing any more, and calls that may be for others.
  mutating func overloaded(_ name: String) -> [String] {
    let type = "Type" + name.dropFirst("case".count)
    let parent = random.pick([": Workshop", ": Healing", ""])
    let keyword = parent == ": Workshop" ? "final class" : "struct"
    let methods = random.pick([["mend"], ["patch"], ["mend", "patch", "tidy"]])
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    var lines = ["\(keyword) \(type)\(parent) {"]
    for method in methods {
      let parameter = random.pick([
        "_ number: Int", "_ number: Int", "_ number: Int = 2", "_ number: Int = tick",
      ])
      lines += indent(
        ["private func \(method)(\(parameter)) {"]
          + indent(ifChain([(check(isNegative: true), ["trace(number)"])])) + ["}"])
    }
    var body: [String] = []
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      body += call(of: random.pick(methods), isInherited: !parent.isEmpty)
    }
    lines += indent(["func run(_ p: Int) {"] + indent(body + ["trace(p)"]) + ["}"])
    return lines + ["}", "begin(\"\(name)\")", "\(type)().run(4)"]
  }

  private mutating func call(of method: String, isInherited: Bool) -> [String] {
    let base = random.pick(["", "", "self."])
    let name = fresh("it")
    let call = "\(base)\(method)(\(name))"
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return ["let \(name) = \(random.pick(["3", "pick(3)", "fixedSize", "tick"]))", call]
    case 1: return ["if let \(name) = maybe(\(random.pick(["2", "3"]))) { \(call) }"]
    case 2: return ["for \(name) in 0..<2 { \(call) }"]
    case 3:
      return ["switch maybe(2) {", "case let \(name)?: \(call)", "case nil: trace(\"none\")", "}"]
    case 4 where isInherited && method == "mend": return ["\(base)mend(\"a\")"]
    case 5 where isInherited: return ["\(base)\(method)(wear)"]
    default: return ["\(base)\(method)(\(random.pick(["1", "p", "fixedSize", "tick", "p + 1"])))"]
    }
  }

  /// What dead code alone seems to change or to read, and something of the other file reads or changes.
  mutating func companions(_ place: ProgramPlace) -> [String] {
    let name = fresh("near")
    let check = check(isNegative: true)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return ["var \(name) = Output()"] + ifChain([(check, ["\(name).reset()"])])
        + ["\(name) << 3", "trace(\(name).text)"]
    case 1:
      let change = random.pick(["(\(name)) &+= 1", "trace(\(name) << 1)", "trace((\(name) &+ 1) &* 2)"])
      return ["var \(name) = 1"] + ifChain([(check, ["\(name) = 2"])]) + [change, "trace(\(name))"]
    case 2:
      let value = random.pick(["tick", "fixedSize"])
      return ["if \(value) > 2 {"] + indent(ifChain([(check, ["trace(1)"])])) + ["}"]
    case 3:
      return ["let \(name) = \(random.pick(["tick", "fixedSize"]))"] + ifChain([(check, ["trace(\(name))"])])
    default:
      let condition = "\(truth(place)), \(self.check())"
      let answer = ifChain([(condition, ["return true"]), (nil, ["return false"])])
      return ["let \(name): \(random.pick(["Answer", "Bool"])) = {"] + indent(answer) + [
        "}()", "trace(\(name))",
      ]
    }
  }
}
