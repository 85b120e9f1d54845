extension ProgramGenerator {
  private static let names = ["x", "y", "z", "w"]

  /// One statement, sometimes with a comment before it or a semicolon after it.
  mutating func statement(_ place: inout ProgramPlace) -> [String] {
    var lines = place.depth < 3 ? compound(&place) : simple(&place)
    if random.once(in: 10) { lines.insert(random.pick(Self.comments), at: 0) }
    if random.once(in: 14), let last = lines.last, Self.isSimple(last) || last == "}" {
      lines[lines.count - 1] = last + random.pick([";", "; trace(\"same line\")"])
    }
    return lines
  }

  private static let comments = [
    "// A remark of its own", "/* if #available(iOS 13, *) { } */", "// TODO(x): { (", "/// Documented",
  ]

  private mutating func compound(_ place: inout ProgramPlace) -> [String] {
    switch Int.random(in: 0..<27, using: &random) {
    case 0...6: return ifStatement(place)
    case 7, 8: return guardStatement(&place) ?? ifStatement(place)
    case 9: return whileLoop(place)
    case 10: return forLoop(place)
    case 11: return repeatLoop(place)
    case 12, 13: return switchStatement(place)
    case 14: return doStatement(place)
    case 15: return deferStatement(place)
    case 16, 17: return labelled(place)
    case 18: return localFunction(place)
    case 19: return closure(&place)
    case 20: return delayed(&place)
    case 21: return conditional(&place)
    case 22: return random.once(in: 4) ? companions(place) : onlyForOldSystems(&place)
    default: return simple(&place)
    }
  }

  private mutating func simple(_ place: inout ProgramPlace) -> [String] {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2: return declaration(&place, value: integer(place))
    case 3, 4: return assignment(place) ?? ["trace(\(integer(place)))"]
    case 5: return ["trace(\"#available(iOS 13, *) { \\(\(integer(place))) }\")"]
    case 6: return ["(trace(\(integer(place))))"]
    case 7: return ["[1, 2].forEach { trace($0) }"]
    case 8: return ["trace(\"\"\"", "\u{1}one", "\u{1}  two \\(\(integer(place)))", "", "\u{1}\"\"\")"]
    case 9: return declaration(&place, value: ifExpression(place))
    case 10: return ["trace(\"\\(choose { \(ifExpression(place)) })\")"]
    default: return ["trace(\(integer(place)))"]
    }
  }

  private mutating func declaration(_ place: inout ProgramPlace, value: String) -> [String] {
    let isMutable = Bool.random(using: &random)
    guard let name = newName(place) else { return ["trace(\(value.hasPrefix("if") ? "0" : value))"] }
    place.declare(name, isMutable: isMutable)
    return ["\(isMutable ? "var" : "let") \(name) = \(value)", "trace(\(name))"]
  }

  /// A name that this scope has not declared yet; at the top level one that nobody has.
  private mutating func newName(_ place: ProgramPlace) -> String? {
    if place.isTopLevel { return fresh("g") }
    return Self.names.filter { !place.declared.contains($0) }.randomElement(using: &random)
  }

  private mutating func assignment(_ place: ProgramPlace) -> [String]? {
    guard let target = place.readable.filter(\.isMutable).randomElement(using: &random) else { return nil }
    // Swift refuses `x = x`.
    let value = random.pick([
      "\(integer(place)) &+ 1", "\(target.name) &+ 2", "choose { \(ifExpression(place)) }",
    ])
    return ["\(target.name) = \(value)", "trace(\(target.name))"]
  }

  private mutating func ifStatement(_ place: ProgramPlace) -> [String] {
    var branches: [(condition: String?, body: [String])] = []
    for _ in 0..<random.pick([1, 1, 1, 2, 3]) { branches.append(branch(place, condition(place))) }
    if !random.once(in: 3) { branches.append((nil, block(place.inner(), count: 0...2))) }
    return ifChain(branches)
  }

  /// A branch in which what the condition binds can be read.
  private mutating func branch(_ place: ProgramPlace, _ condition: Condition) -> (String?, [String]) {
    var then = place.inner()
    for name in condition.bindings { then.declare(name, isMutable: false) }
    return (condition.text, block(then))
  }

  private mutating func guardStatement(_ place: inout ProgramPlace) -> [String]? {
    guard let exit = exit(place) else { return nil }
    let condition = condition(place)
    let body = block(place.inner(), count: 0...1).droppingExit()
    let names = condition.bindings
    for name in names where !place.isTopLevel { place.declare(name, isMutable: false) }
    if body.isEmpty && random.once(in: 2) { return "guard \(condition.text) else { \(exit) }".lines() }
    return "guard \(condition.text) else {".lines() + indent(body + [exit]) + ["}"]
  }

  mutating func labelled(_ place: ProgramPlace) -> [String] {
    let label = fresh("mark")
    var inside = place
    let kind = Int.random(in: 0..<4, using: &random)
    inside.labels.append((label, kind == 2))
    var lines: [String]
    switch kind {
    case 0, 1: lines = ifStatement(inside)
    case 2: lines = forLoop(inside)
    default: lines = ["do {"] + indent(block(inside.inner(), count: 2...3)) + ["}"]
    }
    lines[0] = "\(label): " + lines[0]
    return lines
  }

  mutating func deferStatement(_ place: ProgramPlace) -> [String] {
    guard !place.isTopLevel else { return ifStatement(place) }
    let body = block(place.function(.none), count: 1...2)
    return ["defer {"] + indent(body) + ["}", "trace(\"after defer\")"]
  }

  private mutating func doStatement(_ place: ProgramPlace) -> [String] {
    if random.once(in: 2) { return ["do {"] + indent(block(place.inner(), count: 2...3)) + ["}"] }
    var inside = place.inner()
    inside.canThrow = true
    let attempt = block(inside).droppingExit() + ifChain([(condition(inside).text, ["throw Trouble()"])])
    return ["do {"] + indent(attempt) + ["} catch {"] + indent(block(place.inner(), count: 1...1)) + ["}"]
  }

  /// `let` without a value, which every branch gives it.
  private mutating func delayed(_ place: inout ProgramPlace) -> [String] {
    guard let name = newName(place) else { return ifStatement(place) }
    // Until it has a value nothing can be read under that name.
    place.visible.removeAll { $0.name == name }
    let first = condition(place)
    var branches: [(condition: String?, body: [String])] = [(first.text, ["\(name) = \(integer(place))"])]
    if random.once(in: 3) { branches.append((condition(place).text, ["trace(7)", "\(name) = 7"])) }
    branches.append((nil, [!random.once(in: 4) ? nil : exit(place)].compactMap { $0 }))
    if branches[branches.count - 1].body.isEmpty {
      branches[branches.count - 1].body = ["\(name) = \(integer(place))"]
    }
    place.declare(name, isMutable: false)
    return ["let \(name): Int"] + ifChain(branches) + ["trace(\(name))"]
  }

  /// Statements that are only built for some platforms. They are in the scope around them.
  private mutating func conditional(_ place: inout ProgramPlace) -> [String] {
    let built = statement(&place)
    let other = ["if #available(iOS 13, *) { nowhere() }"]
    if Bool.random(using: &random) { return ["#if os(Linux)"] + indent(built) + ["#endif"] }
    return ["#if os(iOS)"] + indent(other) + ["#else"] + indent(built) + ["#endif"]
  }
}
