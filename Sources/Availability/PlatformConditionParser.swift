extension PlatformCondition {
  /// Parses the condition after `#if` or `#elseif`. Anything unknown becomes ``other``.
  public init(_ text: some StringProtocol) {
    var parser = PlatformConditionParser(text)
    self = parser.parse() ?? .other(String(text))
  }
}

/// A recursive descent parser. Precedence, from low to high: `||`, `&&`, `!`.
struct PlatformConditionParser {
  private var scanner: ArgumentScanner
  private var depth = 0
  /// The limit of nesting, so that no input can overflow the stack.
  private static let maximumDepth = 200

  init(_ text: some StringProtocol) { scanner = ArgumentScanner(text) }

  mutating func parse() -> PlatformCondition? {
    let condition = alternatives()
    return scanner.isAtEnd ? condition : nil
  }

  private mutating func alternatives() -> PlatformCondition? {
    guard let first = conjunction() else { return nil }
    var conditions = [first]
    while scanner.take("||") {
      guard let next = conjunction() else { return nil }
      conditions.append(next)
    }
    return conditions.count == 1 ? first : .any(conditions)
  }

  private mutating func conjunction() -> PlatformCondition? {
    guard let first = operand() else { return nil }
    var conditions = [first]
    while scanner.take("&&") {
      guard let next = operand() else { return nil }
      conditions.append(next)
    }
    return conditions.count == 1 ? first : .all(conditions)
  }

  private mutating func operand() -> PlatformCondition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { return nil }
    if scanner.take("!") { return operand().map { .not($0) } }
    if scanner.take("(") {
      guard let inner = alternatives(), scanner.take(")") else { return nil }
      return inner
    }
    // A feature of the compiler.
    if scanner.take("$") { return scanner.identifier().map { .other("$" + $0) } }
    guard let name = scanner.identifier() else { return nil }
    guard scanner.take("(") else { return Self.flag(name) }
    guard let argument = scanner.textUntilClosingParenthesis() else { return nil }
    let other = PlatformCondition.other("\(name)(\(argument))")
    switch name {
    case "os": return .os(argument)
    case "targetEnvironment": return .targetEnvironment(argument)
    // The table does not cover versions and submodules.
    case "canImport":
      return argument.contains(where: { $0 == "," || $0 == "." }) ? other : .canImport(argument)
    case "_runtime": return argument == "_ObjC" ? .constant(true) : other
    default: return other
    }
  }

  private static func flag(_ name: some StringProtocol) -> PlatformCondition {
    switch name {
    case "true": .constant(true)
    case "false": .constant(false)
    default: .other(String(name))
    }
  }
}
