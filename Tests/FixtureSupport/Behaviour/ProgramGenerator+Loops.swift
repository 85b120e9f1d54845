extension ProgramGenerator {
  /// Every loop counts its turns and ends after the second, whatever its condition.
  mutating func whileLoop(_ place: ProgramPlace) -> [String] {
    let turns = fresh("turns")
    var inside = loop(place)
    let condition = condition(place)
    for name in condition.bindings { inside.declare(name, isMutable: false) }
    let body = ["\(turns) += 1", "if \(turns) > 2 { break }"] + block(inside)
    return ["var \(turns) = 0"] + "while \(condition.text) {".lines() + indent(body) + ["}"]
  }

  mutating func repeatLoop(_ place: ProgramPlace) -> [String] {
    let turns = fresh("turns")
    let body = ["\(turns) += 1", "if \(turns) > 2 { break }"] + block(loop(place))
    return ["var \(turns) = 0", "repeat {"] + indent(body) + ["} while \(truth(place))"]
  }

  mutating func forLoop(_ place: ProgramPlace) -> [String] {
    let name = fresh("i")
    var inside = loop(place)
    inside.declare(name, isMutable: false)
    let filter = random.once(in: 5) ? " where \(name) != 1" : ""
    return ["for \(name) in 0..<2\(filter) {"] + indent(block(inside)) + ["}"]
  }

  mutating func switchStatement(_ place: ProgramPlace) -> [String] {
    var inside = place.inner()
    inside.isInSwitch = true
    var lines = ["switch \(integer(place)) {"]
    let patterns = random.pick([["0", "1, 2"], ["0...4"], ["let n where n > 5", "3"], ["..<2", "7"]])
    for pattern in patterns {
      let body = block(inside, count: 1...2)
      lines += ["case \(pattern):"] + indent(body)
      let last = body.droppingExit().count == body.count
      if last && !pattern.contains("let") && random.once(in: 6) { lines += indent(["fallthrough"]) }
    }
    let fallback = random.once(in: 3) ? ["break"] : checkAlone(inside)
    return lines + ["default:"] + indent(fallback) + ["}"]
  }

  /// A single `if` with a check and no `else`: what it leaves behind may be nothing.
  private mutating func checkAlone(_ place: ProgramPlace) -> [String] {
    ifChain([(check(), block(place.inner(), count: 1...1))])
  }

  private func loop(_ place: ProgramPlace) -> ProgramPlace {
    var inside = place.inner()
    inside.isInLoop = true
    inside.isInSwitch = false
    return inside
  }
}
