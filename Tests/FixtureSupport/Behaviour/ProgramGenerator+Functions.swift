extension ProgramGenerator {
  /// A stale attribute for a declaration, or none.
  mutating func attribute() -> [String] {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ["@available(iOS 13, *)"]
    case 1: return ["@available(iOS 14.0, macOS 11, *) // as the rest"]
    case 2: return ["// Newer systems only", "@available(iOS, introduced: 13)", "@available(tvOS 15, *)"]
    default: return []
    }
  }

  mutating func localFunction(_ place: ProgramPlace) -> [String] {
    let name = fresh("local")
    if Bool.random(using: &random) {
      let body = block(place.function(.void), count: 1...3)
      return attribute() + ["func \(name)() {"] + indent(body) + ["}", "\(name)()"]
    }
    let body = intBody(place.function(.int), count: 1...2)
    return attribute() + ["func \(name)() -> Int {"] + indent(body) + ["}", "trace(\(name)())"]
  }

  mutating func closure(_ place: inout ProgramPlace) -> [String] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let value = fresh("value")
      let body = intBody(place.function(.int), count: 0...1)
      return ["let \(value): Int = {"] + indent(body) + ["}()", "trace(\(value))"]
    case 1:
      let value = fresh("value")
      let inside = place.function(.int)
      let chosen = ifChain([
        (check(isNegative: false), ["return \(integer(inside))"]), (nil, ["return \(integer(inside))"]),
      ])
      return ["let \(value): Int = {"] + indent(chosen) + ["}()", "trace(\(value))"]
    case 2:
      let body = block(place.function(.void), count: 1...2)
      return ["[1, 2].forEach { (item: Int) -> Void in"] + indent(["trace(item)"] + body) + ["}"]
    default:
      let body = intBody(place.function(.int), count: 1...2)
      return ["trace([3, 4].map { (item: Int) -> Int in"] + indent(body) + ["})"]
    }
  }

  /// `if … { a } else { b }` as a value, in one line.
  mutating func ifExpression(_ place: ProgramPlace, depth: Int = 0) -> String {
    let condition = random.once(in: 4) ? "\(truth(place)), \(check())" : check()
    var text = "if \(condition) { \(branchValue(place, depth)) }"
    if random.once(in: 4) { text += " else if \(truth(place)) { \(branchValue(place, depth)) }" }
    return text + " else { \(branchValue(place, depth)) }"
  }

  private mutating func branchValue(_ place: ProgramPlace, _ depth: Int) -> String {
    depth < 2 && random.once(in: 4) ? ifExpression(place, depth: depth + 1) : integer(place)
  }

  /// Values that are chosen in one expression: bindings, implicit results, closures.
  mutating func expressions(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    let implicit = ifChain([
      (random.once(in: 3) ? "\(check()), p > 1" : check(), [integer(place)]), (nil, [integer(place)]),
    ])
    let nested =
      ["let chosen: Int = switch p {", "case 0: \(integer(place))"]
      + ["default: \(ifExpression(place))", "}"]
    return ["func \(name)(_ p: Int) -> Int {"] + indent(implicit) + ["}"]
      + ["func \(name)b(_ p: Int) -> Int {"] + indent(nested + ["let other = \(ifExpression(place))"])
      + ["\u{1}return chosen &+ other", "}", "let \(name)c = { (p: Int) -> Int in \(ifExpression(place)) }"]
      + ["begin(\"\(name)\")", "trace(\(name)(2))", "trace(\(name)b(0))", "trace(\(name)b(3))"]
      + ["trace(\(name)c(2))"]
  }
}
