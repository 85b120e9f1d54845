/// Names in patterns that only the fallback reads, and what only made sense before a check.
extension ProgramGenerator {
  mutating func patternForOldSystems(_ place: ProgramPlace, _ name: String, _ check: String) -> [String] {
    let value = integer(place)
    let chain = ifChain([(check, ["trace(\(integer(place)))"]), (nil, ["trace(\"\\(\(name))\")"])])
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let pattern = random.pick(["let \(name)?", ".some(let \(name))", "let .some(\(name))"])
      return ["switch maybe(\(value)) {", "case \(pattern):"] + indent(chain) + ["case nil: trace(0)", "}"]
    case 1:
      let pattern = random.pick(["(\(name), last)", "(last, \(name))"])
      return ["for \(pattern) in [(\(value), 1)] {"] + indent(chain + ["trace(last)"]) + ["}"]
    case 2:
      let pattern = random.pick(["let \(name)", "let \(name) as Trouble"])
      return ["do {", "\u{1}throw Trouble()", "} catch \(pattern) {"] + indent(chain)
        + (pattern.contains("as") ? ["} catch {", "\u{1}trace(1)", "}"] : ["}"])
    case 3:
      let pattern = random.pick(["let \(name)?", ".some(let \(name))", "let \(name) as Int"])
      let subject = pattern.contains("as") ? "maybe(\(value)) as Any" : "maybe(\(value))"
      return ["if case \(pattern) = \(subject) {"] + indent(chain) + ["}"]
    case 4:
      return ["let (\(name), \(name)Last) = (\(value), 2)"] + chain + ["trace(\(name)Last)"]
    case 5:
      return ["for case let (\(name), last?) in [(\(value), maybe(1))] {"] + indent(chain + ["trace(last)"])
        + ["}"]
    case 6:
      return ["do {", "\u{1}defer { trace(\(value)) }"]
        + indent(ifChain([(self.check(isNegative: true), ["trace(1)"])])) + ["}"]
    default:
      return ["do {", "\u{1}do { throw Trouble() } catch { trace(\(value)) }"]
        + indent(ifChain([(self.check(isNegative: true), ["throw Trouble()"])]))
        + ["} catch {", "\u{1}trace(2)", "}"]
    }
  }
}
