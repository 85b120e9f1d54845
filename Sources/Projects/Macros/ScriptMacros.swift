import Availability

/// The definitions of availability macros in a manifest written in Swift (`Package.swift`, `Project.swift`).
///
///     .enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 17, macOS 14")
///     .unsafeFlags(["-Xfrontend", "-define-availability", "-Xfrontend", "Mine 1.0:iOS 17"])
///     ["1.0", "2.0"].map { .enableExperimentalFeature("AvailabilityMacro=Mine \($0):iOS 17") }
///     "OTHER_SWIFT_FLAGS": "$(inherited) -define-availability \"Mine 1.0:iOS 17\""
///
/// A definition applies to all targets, which is harmless: a target does not use a name that it does not define.
struct ScriptMacros {
  private var evaluator: ScriptEvaluator
  private var script: Script { evaluator.script }

  private init(_ script: Script, bytes: [UInt8]) {
    evaluator = ScriptEvaluator(script, bytes: bytes)
  }

  /// All that a manifest defines.
  static func macros(of script: Script, _ bytes: [UInt8]) -> AvailabilityMacros {
    var all = AvailabilityMacros()
    guard MacroFlags.mayOccur(in: bytes) else { return all }
    var macros = ScriptMacros(script, bytes: bytes)
    for definition in macros.definitions() { all.add(definition) }
    return all
  }

  /// All definitions, in source order.
  private mutating func definitions() -> [CompilerFlag] {
    var all: [CompilerFlag] = []
    let tokens = script.tokens
    for index in tokens.indices where index + 1 < tokens.count {
      let found: [CompilerFlag]
      switch (tokens[index].kind, tokens[index].text) {
      case (.name, "enableExperimentalFeature") where tokens[index + 1].isMark("("):
        guard let argument = script.arguments(ofBracketAt: index + 1).first else { continue }
        found = flags(argument.value).compactMap(MacroFlags.definition(ofFeature:))
      case (.name, "unsafeFlags") where tokens[index + 1].isMark("("):
        guard let argument = script.arguments(ofBracketAt: index + 1).first else { continue }
        found = MacroFlags.definitions(in: flags(argument.value))
      case (.name, "otherSwiftFlags") where tokens[index + 1].isMark("("):
        found = MacroFlags.definitions(
          in: script.arguments(ofBracketAt: index + 1).flatMap { flags($0.value) })
      case (.string, "OTHER_SWIFT_FLAGS") where tokens[index + 1].isMark(":"):
        found = MacroFlags.definitions(in: setting(from: index + 2))
      default: continue
      }
      all += found
    }
    return all
  }

  // MARK: Flags

  /// The strings of an expression (a list, or one string) in each of its scopes.
  private mutating func flags(_ range: Range<Int>) -> [CompilerFlag] {
    guard !range.isEmpty else { return [] }
    let scopes = scopes(around: range.lowerBound)
    // Evaluates one iteration after the other, so that flags that belong together stay together.
    return scopes.flatMap { scope in
      script.parts(of: range, between: "+").flatMap { part in flags(part, in: scope) }
    }
  }

  private mutating func flags(_ part: Range<Int>, in scope: ScriptEvaluator.Scope) -> [CompilerFlag] {
    guard !part.isEmpty else { return [] }
    let token = script.tokens[part.lowerBound]
    if token.isMark("["), script.end(ofBracketAt: part.lowerBound) == part.upperBound - 1 {
      return script.elements(ofBracketAt: part.lowerBound).flatMap { flags($0, in: scope) }
    }
    if let values = evaluator.values(of: part, in: scope) {
      let texts = values.flatMap { value in value.elements?.map(\.text) ?? [value.text] }
      if !texts.contains(nil) {
        return texts.compactMap { $0 }.map { CompilerFlag(text: $0) }
      }
    }
    let beginning = token.kind == .string ? InterpolatedLiteral(evaluator.bytes[token.range])?.beginning : nil
    return [CompilerFlag(text: beginning ?? "", isWhole: false)]
  }

  /// The value of a build setting: a string with flags, a list of strings, or one of them in `.string(…)` or
  /// `.array(…)`.
  private mutating func setting(from start: Int) -> [CompilerFlag] {
    var range = start..<script.endOfExpression(from: start)
    if range.count > 3, script.tokens[start].isMark("."), script.tokens[start + 2].isMark("("),
      let argument = script.arguments(ofBracketAt: start + 2).first
    {
      range = argument.value
    }
    return flags(range).flatMap { flag in
      guard flag.isWhole, range.count == 1 || flag.text.hasPrefix("-") || flag.text.hasPrefix("$") else {
        return [flag]
      }
      return MacroFlags.words(of: flag.text)
    }
  }

  // MARK: Scopes

  /// The bindings of the `map` closures and loops around a place, for each iteration.
  private mutating func scopes(around place: Int) -> [ScriptEvaluator.Scope] {
    var scopes: [ScriptEvaluator.Scope] = [[:]]
    for brace in script.enclosingBrackets(of: place).reversed() where script.tokens[brace].isMark("{") {
      guard let round = round(at: brace) else { continue }
      var inner: [ScriptEvaluator.Scope] = []
      for scope in scopes {
        let rounds = evaluator.values(of: round.list, in: scope)?.flatMap { $0.elements ?? [] } ?? []
        let bound = rounds.compactMap { ScriptClosure.scope(binding: $0, to: round.names, in: scope) }
        inner += bound.isEmpty || bound.count < rounds.count ? [hiding(round.names, in: scope)] : bound
      }
      scopes = Array(inner.prefix(256))
    }
    return scopes
  }

  /// Binds names to unknown values. They shadow constants of the same name.
  private func hiding(_ names: [String], in scope: ScriptEvaluator.Scope) -> ScriptEvaluator.Scope {
    var scope = scope
    for name in names.isEmpty ? ["$0", "$1"] : names { scope[name] = .unknown }
    return scope
  }

  /// The list that the braces of a closure or loop iterate over, and the names bound to its elements.
  private func round(at brace: Int) -> (list: Range<Int>, names: [String])? {
    let tokens = script.tokens
    var method = brace - 1
    if method > 0, tokens[method].isMark("(") { method -= 1 }
    if method > 1, tokens[method - 1].isMark("."),
      ["map", "flatMap", "compactMap", "forEach"].contains(tokens[method].text)
    {
      let start = startOfExpression(endingAt: method - 1)
      return (start..<method - 1, ScriptClosure.parameters(ofClosureAt: brace, of: script))
    }
    // `for name in list {`, `for (name, version) in list {`
    let outer = script.enclosingBracket(of: brace)
    var index = brace - 1
    while index > 0, script.enclosingBracket(of: index) != outer || !tokens[index].isName("in") {
      if tokens[index].isMark("{") || tokens[index].isMark("}"), script.enclosingBracket(of: index) == outer {
        return nil
      }
      index -= 1
    }
    guard index > 0, let loop = tokens[..<index].lastIndex(where: { $0.isName("for") }), loop > index - 12
    else {
      return nil
    }
    return (index + 1..<brace, ScriptClosure.names(in: loop + 1..<index, of: script))
  }

  /// The start of the list expression that a method is called on.
  private func startOfExpression(endingAt end: Int) -> Int {
    let tokens = script.tokens
    var index = end
    while index > 0 {
      let before = tokens[index - 1]
      if before.kind == .mark, ")]}".contains(before.text) {
        guard
          let open = tokens[..<(index - 1)].indices.last(where: { script.end(ofBracketAt: $0) == index - 1 })
        else { return index }
        index = open
      } else if before.kind != .mark || before.isMark(".") {
        // Two adjacent words are not an expression.
        if index < end, before.kind != .mark, tokens[index].kind != .mark { return index }
        index -= 1
      } else {
        return index
      }
    }
    return index
  }
}
