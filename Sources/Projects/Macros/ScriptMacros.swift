import Availability

/// The definitions of availability macros in a manifest written in Swift (`Package.swift`, `Project.swift`).
///
///     .enableExperimentalFeature("AvailabilityMacro=Mine 1.0:iOS 17, macOS 14")
///     .unsafeFlags(["-Xfrontend", "-define-availability", "-Xfrontend", "Mine 1.0:iOS 17"])
///     "OTHER_SWIFT_FLAGS": "$(inherited) -define-availability \"Mine 1.0:iOS 17\""
///
/// Only literals are read; computed flags are unknown. A definition applies to all targets, which is harmless: a
/// target does not use a name that it does not define.
struct ScriptMacros {
  private let script: Script

  /// All that a manifest defines.
  static func macros(of script: Script, _ bytes: [UInt8]) -> AvailabilityMacros {
    var all = AvailabilityMacros()
    guard MacroFlags.mayOccur(in: bytes) else { return all }
    for definition in ScriptMacros(script: script).definitions() { all.add(definition) }
    return all
  }

  /// All definitions, in source order.
  private func definitions() -> [CompilerFlag] {
    let tokens = script.tokens
    return tokens.indices.dropLast().flatMap { index -> [CompilerFlag] in
      switch (tokens[index].kind, tokens[index].text) {
      case (.name, "enableExperimentalFeature"):
        flagsOfCall(index + 1).compactMap(MacroFlags.definition(ofFeature:))
      case (.name, "unsafeFlags"): MacroFlags.definitions(in: flagsOfCall(index + 1))
      case (.string, "OTHER_SWIFT_FLAGS") where tokens[index + 1].isMark(":"):
        MacroFlags.definitions(in: setting(at: index + 2))
      default: []
      }
    }
  }

  /// The strings in the first argument of a call.
  private func flagsOfCall(_ bracket: Int) -> [CompilerFlag] {
    guard script.tokens[bracket].isMark("(") else { return [] }
    return script.arguments(ofBracketAt: bracket).first.map { flags($0.value) } ?? []
  }

  /// The strings of an expression: a list, or one string.
  private func flags(_ range: Range<Int>) -> [CompilerFlag] {
    guard let start = range.first else { return [] }
    let first = script.tokens[start]
    if first.isMark("["), script.end(ofBracketAt: start) == range.upperBound - 1 {
      return script.elements(ofBracketAt: start).flatMap(flags)
    }
    guard first.kind == .string else { return [CompilerFlag(text: "", isWhole: false)] }
    return [CompilerFlag(text: first.text, isWhole: first.isConstant && range.count == 1)]
  }

  /// The value of a build setting: a string with flags, or a list of strings.
  private func setting(at start: Int) -> [CompilerFlag] {
    guard start < script.tokens.count else { return [] }
    if script.tokens[start].kind == .string { return MacroFlags.words(of: script.tokens[start].text) }
    guard script.tokens[start].isMark("["), let end = script.end(ofBracketAt: start) else { return [] }
    return flags(start..<end + 1).flatMap { flag in
      flag.isWhole && (flag.text.hasPrefix("-") || flag.text.hasPrefix("$"))
        ? MacroFlags.words(of: flag.text) : [flag]
    }
  }
}
