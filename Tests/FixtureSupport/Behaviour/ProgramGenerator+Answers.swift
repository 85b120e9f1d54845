extension ProgramGenerator {
  /// Declarations that only answer a check, or gather by one, and the places that ask them: what is
  /// left of them after the check can be simplified away, with every other question still asked.
  mutating func answers(_ name: String) -> [String] {
    let property = name + "Is"
    let method = name + "Has"
    let yes = check()
    var lines = ["private var \(property): Bool {"]
    if Bool.random(using: &random) {
      lines += indent(ifChain([(yes, ["return true"]), (nil, ["return false"])])) + ["}"]
    } else {
      lines += ["\u{1}guard \(yes) else { return false }", "\u{1}return true", "}"]
    }
    lines += ["private func \(method)() -> Bool {"]
    lines += indent(ifChain([(check(), ["return true"])]) + ["return false"]) + ["}"]
    lines += ["func \(name)(_ p: Int) -> [Int] {"]
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let known = random.pick([property, "\(method)()", "!\(property)", "!\(method)()"])
      lines += indent(question(known, place.function(.none)))
    }
    return lines + indent(gathering(place)) + [
      "}", "begin(\"\(name)\")", "trace(\(name)(1))", "trace(\(name)(6))",
    ]
  }

  private mutating func question(_ known: String, _ place: ProgramPlace) -> [String] {
    let other = truth(place)
    let joined = random.pick([
      "\(known) && \(other)", "\(other) && \(known)", "\(known) || \(other)", "(\(other)) || \(known)",
      "!(\(known)) && \(other)", "\(known), \(other)", "\(other), \(known)", known,
    ])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ["trace(\(known) ? \(integer(place)) : \(integer(place)))"]
    case 1: return ["trace([1, 2].filter { $0 > 1 || \(known) })"]
    case 2: return ["guard \(known) || \(other) else { return [0] }"]
    default:
      return ifChain([(joined, ["trace(\(integer(place)))"]), (nil, ["trace(\(integer(place)))"])])
    }
  }

  /// A list with a part that only newer systems get.
  private mutating func gathering(_ place: ProgramPlace) -> [String] {
    ["var items = [\(integer(place)), \(integer(place))]"]
      + ifChain([(check(isNegative: false), ["items.append(\(integer(place)))"])]) + ["return items"]
  }
}
