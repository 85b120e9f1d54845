extension ProgramGenerator {
  /// A type whose accessors, initializers and methods hold the checks.
  mutating func members(_ name: String) -> [String] {
    let type = "Type" + name.dropFirst("case".count)
    var lines = attribute() + ["final class \(type) {"]
    let place = ProgramPlace()
    var reading = place
    reading.declare("stored", isMutable: false)
    var writing = place
    writing.declare("newValue", isMutable: false)

    lines += indent(["var stored = 3 {"] + observers() + ["}", ""])
    lines += indent(["var computed: Int {", "\u{1}get {"])
    lines += indent(indent(indent(intBody(reading.function(.int), count: 1...2))) + ["\u{1}}", "\u{1}set {"])
    lines += indent(indent(indent(block(writing.function(.void), count: 1...2))) + ["\u{1}}", "}", ""])
    lines += indent(["var short: Int {"] + indent(intBody(reading.function(.int), count: 1...2)) + ["}", ""])
    lines += indent(attribute() + ["init() {"] + indent(block(reading.function(.void))) + ["}", ""])
    lines += indent(subscripting(reading))
    lines += indent(capturing(reading) + [""])
    lines += indent(["deinit {"] + indent(block(place.function(.void), count: 1...1)) + ["}"])
    lines += ["}", "extension \(type) {"]
    lines += indent(attribute() + ["static func make(_ p: Int) -> \(type)? {"] + making(type) + ["}"])
    lines += ["}", "begin(\"\(name)\")", "do {", "\u{1}let value = \(type).make(2) ?? \(type)()"]
    lines += ["\u{1}value.stored = 4", "\u{1}value.computed = 5", "\u{1}trace(value.computed)"]
    return lines + ["\u{1}trace(value.short)", "\u{1}trace(value[1])", "\u{1}value.later(2)", "}"]
  }

  private mutating func observers() -> [String] {
    var place = ProgramPlace()
    place.declare("oldValue", isMutable: false)
    let body = block(place.function(.void), count: 1...2)
    return ["\u{1}didSet {"] + indent(indent(["trace(oldValue)"] + body)) + ["\u{1}}"]
  }

  private mutating func subscripting(_ place: ProgramPlace) -> [String] {
    var inside = place
    inside.declare("index", isMutable: false)
    let body = intBody(inside.function(.int), count: 1...2)
    return ["subscript(index: Int) -> Int {"] + indent(body) + ["}", ""]
  }

  private mutating func making(_ type: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    let condition = condition(place)
    return indent("guard \(condition.text) else { return nil }".lines() + ["return \(type)()"])
  }

  /// Result builders: the only place where a branch is neither a statement nor a value.
  mutating func builders(_ name: String) -> [String] {
    var place = ProgramPlace()
    place.declare("p", isMutable: false)
    return ["@Lines func \(name)(_ p: Int) -> [String] {"] + indent(built(place)) + ["}"]
      + ["begin(\"\(name)\")", "trace(\(name)(1))", "trace(\(name)(6))", "show {"]
      + indent(built(ProgramPlace())) + ["}"]
  }

  private mutating func built(_ start: ProgramPlace) -> [String] {
    var place = start
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { lines += element(&place) }
    return lines
  }

  private mutating func element(_ place: inout ProgramPlace) -> [String] {
    guard place.depth < 3 else { return ["\"\\(\(integer(place)))\""] }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: return builtChoice(place)
    case 3: return ifChain([(condition(place).text, built(place.inner()))])
    case 4:
      let index = fresh("i")
      var inside = place.inner()
      inside.declare(index, isMutable: false)
      return ["for \(index) in 0..<2 {"] + indent(built(inside)) + ["}"]
    case 5:
      return ["switch \(integer(place)) {", "case 0...4:"] + indent(built(place.inner()))
        + ["default:"] + indent(built(place.inner())) + ["}"]
    case 6:
      let name = fresh("part")
      let value = integer(place)
      place.declare(name, isMutable: false)
      return ["let \(name) = \(value)"]
    default: return ["\"line \\(\(integer(place)))\""]
    }
  }

  private mutating func builtChoice(_ place: ProgramPlace) -> [String] {
    var branches: [(condition: String?, body: [String])] = []
    for _ in 0..<random.pick([1, 1, 2]) {
      let condition = condition(place)
      var then = place.inner()
      for name in condition.bindings { then.declare(name, isMutable: false) }
      branches.append((condition.text, built(then)))
    }
    return ifChain(branches + [(nil, built(place.inner()))])
  }
}
