import Availability

/// The definitions of availability macros in a manifest written in Swift (`Package.swift`, `Project.swift`).
///
///     .enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 17, macOS 14")
///     .unsafeFlags(["-Xfrontend", "-define-availability", "-Xfrontend", "Mine 1.0:iOS 17"])
///     "OTHER_SWIFT_FLAGS": "$(inherited) -define-availability \"Mine 1.0:iOS 17\""
///
/// Any string literal counts, wherever it stands: in a call, a constant, a list. A definition applies to all
/// targets, which is harmless: a target does not use a name that it does not define. Nothing is computed: a name
/// whose definition continues behind an interpolation or a `+` is undecided.
enum ScriptMacros {
  static func macros(of script: Script, _ bytes: [UInt8]) -> AvailabilityMacros {
    var all = AvailabilityMacros()
    guard MacroFlags.mayOccur(in: bytes) else { return all }
    let strings = script.tokens.indices.filter { script.tokens[$0].kind == .string }
    let flags = strings.flatMap { Self.flags(at: $0, script) }
    for definition in MacroFlags.definitions(in: flags) { all.add(definition) }
    return all
  }

  private static func flags(at index: Int, _ script: Script) -> [CompilerFlag] {
    let token = script.tokens[index]
    let isContinued =
      index + 1 < script.tokens.count && ["+", "."].contains(where: script.tokens[index + 1].isMark)
    guard token.isConstant, !isContinued else { return [CompilerFlag(text: token.text, isWhole: false)] }
    // The value of a build setting holds several flags.
    let isSetting = token.text.hasPrefix("-") || token.text.hasPrefix("$")
    return isSetting ? MacroFlags.words(of: token.text) : [CompilerFlag(text: token.text)]
  }
}
