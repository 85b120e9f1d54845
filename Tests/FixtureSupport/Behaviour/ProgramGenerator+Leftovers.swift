/// What only the fallback needs: with it gone, the compiler would warn of what is left.
extension ProgramGenerator {
  /// A variable that only dead code changes, reads or counts on.
  mutating func onlyForOldSystems(_ place: inout ProgramPlace) -> [String] {
    let name = fresh("old")
    let modern = "trace(\(integer(place)))"
    let check = check(isNegative: false)
    switch Int.random(in: 0..<13, using: &random) {
    case 9: return argument(place, name, check)
    case 10...: return patternForOldSystems(place, name, check)
    case 0:
      let change = random.pick(["\(name) = \(integer(place))", "\(name) &+= 2"])
      return ["var \(name) = \(integer(place))"] + ifChain([(check, [modern]), (nil, [change])])
        + [random.pick(["trace(\(name))", "trace(\(name) &+ 1)", "trace(\"\\(\(name))\")"])]
    case 1:
      return ["\(random.pick(["let", "var"])) \(name) = \(integer(place))"]
        + ifChain([(check, [modern]), (nil, ["trace(\(name))"])])
    case 2:
      return ["if let \(name) = maybe(\(integer(place))) {"]
        + indent(ifChain([(check, [modern]), (nil, ["trace(\(name))"])])) + ["}"]
    case 3:
      return ["for \(name) in 0..<2 {"]
        + indent(ifChain([(check, [modern]), (nil, ["trace(\(name))"])])) + ["}"]
    case 4:
      return ["var \(name) = [\(integer(place)), 1]"]
        + ifChain([(check, [modern]), (nil, ["\(name).append(2)"])]) + ["trace(\(name).count)"]
    case 5: return tables(place, name, check)
    case 6: return emptied(place)
    default:
      return ["let \(name) = \(random.pick(["4", "pick(5)"]))", "trace(choose { [\(name)] in"]
        + indent(ifChain([(check, [modern, "return 1"]), (nil, ["return \(name)"])])) + ["})"]
    }
  }

  /// A dictionary that a check adds to: folded where the keys differ for sure, and then only read.
  private mutating func tables(_ place: ProgramPlace, _ name: String, _ check: String) -> [String] {
    let type = random.pick(["", ": [Int: Int]"])
    let key = random.pick(["2", "pick(1)", "1"])
    let step = "\(name)[\(key)] = \(random.pick(["4", integer(place)]))"
    let use = random.pick([
      "trace(\(name)[2] ?? 0)", "trace(\(name).count)", "\(name)[3]? &+= 1", "\(name)[2] = nil",
    ])
    return ["var \(name)\(type) = [1: \(integer(place))]"] + ifChain([(check, [step])])
      + [use, "trace(\(name).keys.sorted())"]
  }

  /// A closure without a parameter list, whose argument is what only one side of a check uses.
  private mutating func argument(_ place: ProgramPlace, _ name: String, _ check: String) -> [String] {
    let signature = random.pick(["", " [\(name)] in", " @Sendable in"])
    let side = signature.contains("[") ? name : "3"
    let start = ["let \(name) = \(integer(place))"]
    if Bool.random(using: &random) {
      return start + ["[1, 2].forEach {\(signature)"]
        + indent(ifChain([(check, ["trace(\(side))"]), (nil, ["trace($0)"])])) + ["}", "trace(\(name))"]
    }
    return start + ["trace([1, 2].map {\(signature)"]
      + indent(ifChain([(check, ["return \(side)"]), (nil, ["return $0 &+ 1"])])) + ["})", "trace(\(name))"]
  }

  /// Conditions around nothing but dead code.
  private mutating func emptied(_ place: ProgramPlace) -> [String] {
    let dead = ifChain([(check(isNegative: true), ["trace(\(integer(place)))"])])
    let condition = random.pick([
      "\(integer(place)) == 3", "let v = maybe(2), v > 1", truth(place),
      "Trouble() is Trouble, \(integer(place)) > 1",
    ])
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return ["if \(condition) {"] + indent(dead) + ["}"]
    case 1: return ["if \(condition) {"] + indent(["trace(1)"]) + ["} else {"] + indent(dead) + ["}"]
    default:
      return ["if \(truth(place)) {"] + indent(["trace(1)"]) + ["} else if \(condition) {"] + indent(dead) + [
        "}"
      ]
    }
  }

  /// A result on each side of a `#if`, and one behind it for what the check leaves open.
  mutating func compiledResults(_ place: ProgramPlace) -> [String] {
    let body = ifChain([(check(isNegative: false), ["return \(integer(place))"])])
    return ["#if os(Linux)"] + body + ["#else", "return 1", "#endif", "return \(integer(place))"]
  }

  /// A method with a closure that only dead code needs `self` in.
  mutating func capturing(_ place: ProgramPlace) -> [String] {
    let isHeld = Bool.random(using: &random)
    let use = isHeld ? "trace(self.stored)" : "trace(self?.stored ?? 0)"
    let chain = ifChain([(check(isNegative: false), ["trace(\"new\")"]), (nil, [use])])
    let start =
      isHeld
      ? [random.pick(["guard let self else { return }", "guard let self = self else { return }"])] : []
    let end = random.pick([["trace(p)"], isHeld ? ["trace(stored)"] : ["trace(p)"]])
    return ["func later(_ p: Int) {", "\u{1}let act: () -> Void = { [weak self] in"]
      + indent(indent(start + chain + end)) + ["\u{1}}", "\u{1}act()", "}"]
  }
}
