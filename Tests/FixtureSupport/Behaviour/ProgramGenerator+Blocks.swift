extension ProgramGenerator {
  /// The statements of a block; the last one may leave it.
  mutating func block(_ start: ProgramPlace, count: ClosedRange<Int> = 1...3) -> [String] {
    var place = start
    var lines: [String] = []
    for _ in 0..<Int.random(in: count, using: &random) {
      lines += statement(&place)
      if random.once(in: 10) { lines.append("") }
    }
    if random.once(in: 4), let exit = exit(place) { lines.append(exit) }
    return lines
  }

  /// The statements of a function that returns a number, on every way through it.
  mutating func intBody(_ start: ProgramPlace, count: ClosedRange<Int> = 1...3) -> [String] {
    var place = start
    var lines: [String] = []
    for _ in 0..<Int.random(in: count, using: &random) { lines += statement(&place) }
    if random.once(in: 10) { return lines + compiledResults(place) }
    if random.once(in: 3) {
      let condition = condition(place)
      var then = place.inner()
      for name in condition.bindings { then.declare(name, isMutable: false) }
      let branches = [
        (condition.text, block(then, count: 0...1).droppingExit() + ["return \(integer(then))"]),
        (nil, ["return \(integer(place))"]),
      ]
      return lines + ifChain(branches)
    }
    return lines + ["return \(integer(place))"]
  }

  /// A way out that is legal here, if there is any.
  mutating func exit(_ place: ProgramPlace) -> String? {
    var ways: [String] = []
    switch place.result {
    case .none: break
    case .void: ways += ["return", "return"]
    case .int: ways += ["return \(integer(place))", "return \(integer(place))"]
    }
    if place.canThrow { ways.append("throw Trouble()") }
    if place.isInLoop { ways += ["break", "continue"] }
    if place.isInSwitch { ways.append("break") }
    for label in place.labels {
      ways.append("break \(label.name)")
      if label.isLoop { ways.append("continue \(label.name)") }
    }
    return ways.randomElement(using: &random)
  }

  /// An `if` with its `else if` and `else`, in one of the ways in which people set them.
  mutating func ifChain(_ branches: [(condition: String?, body: [String])]) -> [String] {
    let joinable = branches.allSatisfy { $0.body.count <= 2 && $0.body.allSatisfy(Self.isSimple) }
    if joinable && random.once(in: 4) {
      let parts = branches.map { branch in
        let head = branch.condition.map { "if \($0) " } ?? ""
        return head + "{ " + branch.body.joined(separator: "; ") + " }"
      }
      return parts.joined(separator: " else ").lines()
    }
    var lines: [String] = []
    let hangs = random.once(in: 6)
    for (index, branch) in branches.enumerated() {
      let head = branch.condition.map { "if \(comment())\($0)\(comment()) {" } ?? "{"
      if index == 0 {
        lines += head.lines()
      } else if hangs {
        lines += ["}"] + ("else " + head).lines()
      } else {
        lines += ("} else " + head).lines()
      }
      if branch.condition == nil && random.once(in: 3) {
        lines.append("\u{1}// Fallback on earlier versions")
      }
      lines += indent(branch.body)
    }
    return lines + [random.once(in: 12) ? "} // end" : "}"]
  }

  /// Sometimes a comment where hardly anybody puts one.
  mutating func comment() -> String {
    random.once(in: 12) ? " /* {odd} */ " : ""
  }

  /// Whether a line can share its line with others.
  static func isSimple(_ line: String) -> Bool {
    !line.contains("//") && !line.hasPrefix("/*") && !line.contains("\"\"\"") && !line.hasPrefix("\u{1}")
      && !line.contains("\n")
      && !line.hasPrefix("#") && !line.hasSuffix("{") && !line.hasPrefix("}") && !line.isEmpty
      && !line.hasSuffix(";")
  }
}

extension String {
  /// The lines that a text with newlines in it makes up.
  func lines() -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [String] {
  /// Without a last statement after which nothing more could be reached.
  func droppingExit() -> [String] {
    guard let last, ["return", "throw", "break", "continue"].contains(where: last.hasPrefix) else {
      return self
    }
    return dropLast()
  }
}
