/// Objects that tell when they are released, and members that make what they give when they are read.
extension ProgramGenerator {
  /// A part of the other file.
  static let companionOfObjects = """
    final class Token {
      let number: Int
      init(_ number: Int) { self.number = number }
      deinit { print("released", number) }
    }
    final class Keeper {
      var token: Token? = Token(1)
      var all = [Token(2), Token(3)]
      lazy var size: Int = { print("size"); return 3 }()
      lazy var width = 3
      @Noticed var count = 2
      var last: Int { next() }
      func next() -> Int { print("next"); return 4 }
    }
    @propertyWrapper struct Noticed {
      var value: Int
      init(wrappedValue: Int) { value = wrappedValue }
      var wrappedValue: Int { get { print("noticed"); return value } set { value = newValue } }
    }
    struct Maker<T> { init(_ make: () -> T) { print("maker", T.self); _ = make() } }

    """

  /// A case that counts on it. Names that hold what a call may release are left to the traps: the compiler warns of them.
  mutating func objects(_ name: String) -> [String] {
    let type = "Type" + name.dropFirst("case".count)
    let own = [
      "final class \(type) {", "\u{1}let number: Int", "\u{1}init(_ number: Int) { self.number = number }",
      "\u{1}deinit { trace(number) }", "\u{1}static func make(_ number: Int) -> \(type) { \(type)(number) }",
      "}",
      "func make\(type)(_ number: Int) -> \(type) { \(type)(number) }",
    ]
    var body: [String] = []
    for _ in 0..<Int.random(in: 2...3, using: &random) { body += object(type) }
    return own + ["func \(name)(_ keeper: Keeper) {"] + indent(body + ["trace(\"end\")"])
      + ["}", "begin(\"\(name)\")", "\(name)(Keeper())"]
  }

  private mutating func object(_ type: String) -> [String] {
    let name = fresh("it")
    let old = ifChain([(check(isNegative: true), ["trace(\(name) as Any)"])])
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let member = random.pick(["size", "width", "count", "last"])
      return ["let \(name) = keeper.\(member)"] + old
    case 1:
      let member = random.pick(["size", "width", "count", "last"])
      return ["if keeper.\(member) > 1 {"] + indent(ifChain([(check(isNegative: true), ["trace(5)"])])) + [
        "}"
      ]
    case 2:
      return ["_ = Maker {"] + indent(ifChain([(check(isNegative: true), ["trace(6)"])]) + ["pick(7)"]) + [
        "}"
      ]
    default:
      let value = random.pick([
        "\(type)(5)", "make\(type)(6)", "\(type).make(7)", "[make\(type)(8)]", "(8...9).map { \(type)($0) }",
      ])
      return ifChain([(check(isNegative: false), ["let \(name) = \(value)", "trace(type(of: \(name)))"])])
        + ["trace(8)"]
    }
  }
}
