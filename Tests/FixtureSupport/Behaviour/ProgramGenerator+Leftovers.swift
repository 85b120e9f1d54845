/// What only the fallback needs: with it gone, the compiler would warn of what is left.
extension ProgramGenerator {
  /// A variable that only dead code changes, reads or counts on.
  mutating func onlyForOldSystems(_ place: inout ProgramPlace) -> [String] {
    let name = fresh("old")
    let modern = "trace(\(integer(place)))"
    let check = check(isNegative: false)
    switch Int.random(in: 0..<6, using: &random) {
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
    default:
      return ["let \(name) = \(random.pick(["4", "pick(5)"]))", "trace(choose { [\(name)] in"]
        + indent(ifChain([(check, [modern, "return 1"]), (nil, ["return \(name)"])])) + ["})"]
    }
  }

  /// A result on each side of a `#if`, and one behind it for what the check leaves open.
  mutating func compiledResults(_ place: ProgramPlace) -> [String] {
    let body = ifChain([(check(isNegative: false), ["return \(integer(place))"])])
    return ["#if os(Linux)"] + body + ["#else", "return 1", "#endif", "return \(integer(place))"]
  }

  /// A method with a closure that only dead code needs `self` in.
  mutating func capturing(_ place: ProgramPlace) -> [String] {
    let chain = ifChain([
      (check(isNegative: false), ["trace(\"new\")"]), (nil, ["trace(self?.stored ?? 0)"]),
    ])
    return ["func later(_ p: Int) {", "\u{1}let act: () -> Void = { [weak self] in"]
      + indent(indent(chain + ["trace(p)"])) + ["\u{1}}", "\u{1}act()", "}"]
  }
}
