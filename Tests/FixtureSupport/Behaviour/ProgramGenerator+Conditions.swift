extension ProgramGenerator {
  /// A condition list with what it binds.
  struct Condition {
    var text: String
    var bindings: [String] = []
  }

  private static let oldVersions = ["13", "13.0", "14", "14.2", "12.4.1", "15", "15.0", "11.3.1"]
  private static let newVersions = ["15.1", "16", "16.0", "17.4", "18", "26"]

  /// A version clause list for `iOS`, most of them at or below 15.
  private mutating func clauses() -> String {
    let version = random.once(in: 4) ? random.pick(Self.newVersions) : random.pick(Self.oldVersions)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "iOS \(version), macOS 11, *"
    case 1: return "macOS 10.15, iOS \(version), tvOS 13, *"
    case 2: return "iOS \(version), watchOS 99, *"
    case 3: return "macOS 14, *"
    case 4: return "iOS \(version),*"
    case 5: return " iOS \(version) , * "
    default: return "iOS \(version), *"
    }
  }

  /// One `#available` or, less often, `#unavailable`.
  mutating func check() -> String { check(isNegative: random.once(in: 5)) }

  mutating func check(isNegative: Bool) -> String {
    if isNegative {
      let version = random.once(in: 4) ? random.pick(Self.newVersions) : random.pick(Self.oldVersions)
      return random.pick(["#unavailable(iOS \(version))", "#unavailable(iOS \(version), macOS 11)"])
    }
    let space = random.once(in: 12) ? " " : ""
    return "#available\(space)(\(clauses()))"
  }

  /// A truth value that asks no version.
  mutating func truth(_ place: ProgramPlace) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "flag(\(Int.random(in: 0...9, using: &random)))"
    case 1: return "!flag(\(Int.random(in: 0...9, using: &random)))"
    case 2: return "\(integer(place)) > \(integer(place))"
    case 3: return "(\(integer(place)) < 4 || flag(2))"
    case 4: return "\(integer(place)) < 7 && flag(\(Int.random(in: 0...9, using: &random)))"
    default: return "\(integer(place)) != 3"
    }
  }

  /// Conditions for an `if`, `guard` or `while`, most with a check among them.
  mutating func condition(_ place: ProgramPlace, checks: Bool = true) -> Condition {
    var elements: [String] = []
    var bindings: [String] = []
    let count = random.pick([1, 1, 1, 1, 2, 2, 3])
    // Swift refuses both forms in one list.
    let isNegative = random.once(in: 5)
    let checked = checks && !random.once(in: 6) ? Int.random(in: 0..<count, using: &random) : -1
    for index in 0..<count {
      if index == checked || (checks && random.once(in: 8)) {
        elements.append(check(isNegative: isNegative))
      } else if random.once(in: 4) {
        let name = fresh("v")
        elements.append("let \(name) = maybe(\(integer(place)))")
        bindings.append(name)
      } else {
        elements.append(truth(place))
      }
    }
    let separator = random.once(in: 7) ? ",\n\u{1}\u{1}" : random.once(in: 12) ? " /* and */, " : ", "
    return Condition(text: elements.joined(separator: separator), bindings: bindings)
  }

  /// A whole number; small, without operators that could trap.
  mutating func integer(_ place: ProgramPlace) -> String {
    let names = place.readable.map(\.name)
    let digit = String(Int.random(in: 0...9, using: &random))
    guard let name = names.randomElement(using: &random), !random.once(in: 3) else {
      return random.once(in: 4) ? "pick(\(digit))" : digit
    }
    return random.pick([name, name, "(\(name) &+ \(digit))", "(\(name) &* 2)"])
  }
}
