import Availability

/// Removes the `#if` branches that cannot be taken by the tools version of a package: `#if compiler(>=6.0)`
/// always holds in a manifest for tools 6.2. For other conditions all branches are kept.
struct ConditionalBranches {
  private struct Level {
    /// An earlier branch is always taken.
    var isDecided = false
    var isDead = false
    var isDeadAround: Bool
  }

  static func activeTokens(_ tokens: [ScriptToken], tools: Version) -> [ScriptToken] {
    guard tokens.contains(where: { $0.isMark("#") }) else { return tokens }
    var activeTokens: [ScriptToken] = []
    var levels: [Level] = []
    var index = 0
    while index < tokens.count {
      let isDirective = tokens[index].isMark("#") && index + 1 < tokens.count
      let directive = isDirective ? tokens[index + 1].text : ""
      guard ["if", "elseif", "else", "endif"].contains(directive) else {
        if !(levels.last?.isDead ?? false) { activeTokens.append(tokens[index]) }
        index += 1
        continue
      }
      let end = tokens[index...].firstIndex { $0.line != tokens[index].line } ?? tokens.count
      let holds = value(of: tokens[min(index + 2, end)..<end], tools: tools)
      switch directive {
      case "if": levels.append(Level(isDeadAround: levels.last?.isDead ?? false))
      case "endif": levels.removeLast(min(1, levels.count))
      default: break
      }
      if directive != "endif", var level = levels.popLast() {
        level.isDead = level.isDeadAround || level.isDecided || holds == false
        if directive != "else", holds == true { level.isDecided = true }
        levels.append(level)
      }
      index = end
    }
    return activeTokens
  }

  /// The value of a condition such as `compiler(>=5.9) && swift(>=5.9)`; `nil`: unknown.
  private static func value(of condition: ArraySlice<ScriptToken>, tools: Version) -> Bool? {
    var values: [Bool?] = []
    for part in condition.split(whereSeparator: { $0.isMark("&") }) {
      let words = part.map(\.text)
      guard words.count > 4, words[0] == "compiler" || words[0] == "swift", words[1] == "(",
        words.last == ")"
      else { return values.contains(false) ? false : nil }
      let sign = words[2..<words.count - 2].joined()
      guard let version = Version(words[words.count - 2]), version <= tools else { return nil }
      switch sign {
      case ">=": values.append(true)
      case "<": values.append(false)
      default: return nil
      }
    }
    return values.isEmpty ? nil : !values.contains(false)
  }
}
