/// Build settings in Xcode's levels: the project's file, the project, the target's file, the target. A level
/// inherits from the one below.
struct BuildSettings: Sendable {
  /// The name of the build configuration (`Debug`).
  var configuration = ""
  /// Settings that the build system defines (`TARGET_NAME`).
  var builtIn: [String: String] = [:]
  /// The assignments of a setting in each level.
  private typealias Level = @Sendable (_ name: String) -> [SettingAssignment]
  private var levels: [Level] = []

  /// Adds a level on top.
  mutating func add(_ assignments: XcconfigSettings) {
    if !assignments.isEmpty { levels.append { assignments[$0] ?? [] } }
  }

  /// Adds the `buildSettings` of a project or target on top.
  mutating func add(_ dictionary: SettingsDictionary) { levels.append { dictionary[$0] } }

  /// The possible values of a setting for an SDK (`iphoneos`): several only when they depend on the
  /// architecture. References are resolved; unknown values are omitted.
  func values(of name: String, sdk: String?) -> [String] {
    var steps = Self.maximumSteps
    return expanded(name, below: levels.count, sdk: sdk, depth: 0, &steps)
  }

  /// The value of a setting, as written.
  func assigned(_ name: String, sdk: String?) -> String? {
    levels.reversed().lazy.compactMap { assignments(of: name, in: $0, sdk: sdk).first }.first
  }

  /// The limit of nested references: a setting may refer to itself.
  private static let maximumDepth = 12
  private static let maximumValues = 8
  /// The limit of references in all: otherwise a few lines could expand to millions.
  private static let maximumSteps = 2_000

  private func expanded(_ name: String, below top: Int, sdk: String?, depth: Int, _ steps: inout Int)
    -> [String]
  {
    steps -= 1
    guard depth < Self.maximumDepth, steps > 0 else { return [] }
    for level in (0..<top).reversed() {
      let raw = assignments(of: name, in: levels[level], sdk: sdk)
      if raw.isEmpty { continue }
      var values: [String] = []
      for text in raw {
        for value in replaced(text, of: name, level: level, sdk: sdk, depth: depth, &steps)
        where !values.contains(value) {
          values.append(value)
        }
      }
      return Array(values.prefix(Self.maximumValues))
    }
    return builtIn[name].map { [$0] } ?? []
  }

  /// The assignments of one level in effect: the last of the most specific ones, for each architecture.
  private func assignments(of name: String, in level: Level, sdk: String?) -> [String] {
    var best: (conditions: Int, value: String)?
    var others: [String] = []
    for assignment in level(name) {
      var conditions = 0
      var isForOneProcessor = false
      var applies = true
      for condition in assignment.conditions {
        switch condition.key {
        case "sdk":
          conditions += 1
          applies = applies && sdk.map { Self.matches(condition.pattern, sdk: $0) } ?? false
        case "config":
          conditions += 1
          applies = applies && Glob(condition.pattern).matches(configuration)
        default: isForOneProcessor = true
        }
      }
      guard applies else { continue }
      if isForOneProcessor {
        others.append(assignment.value)
      } else if conditions >= best?.conditions ?? 0 {
        best = (conditions, assignment.value)
      }
    }
    return [best?.value].compactMap { $0 } + others
  }

  /// Whether a pattern matches an SDK: `iphoneos*` matches `iphoneos`, but not `iphonesimulator`. A version
  /// may follow the name.
  private static func matches(_ pattern: String, sdk: String) -> Bool {
    let name = pattern.prefix { !$0.isNumber && $0 != "*" }
    return name == sdk || pattern == "*" || (pattern.hasSuffix("*") && sdk.hasPrefix(name))
  }

  /// Resolves `$(NAME)`, `${NAME}`, `$(NAME:default=x)` and `$(inherited)`, the innermost first.
  private func replaced(
    _ text: String, of name: String, level: Int, sdk: String?, depth: Int, _ steps: inout Int
  ) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "$")), let reference = Self.innermostReference(in: text) else {
      return [text]
    }
    let parts = text[reference.inner].split(separator: ":", omittingEmptySubsequences: false)
    let referred = String(parts.first ?? "")
    var values: [String]
    if referred == "inherited" || referred == name {
      values = expanded(name, below: level, sdk: sdk, depth: depth + 1, &steps)
      // At the lowest level `$(inherited)` is empty, and flags continue without it.
      if referred == "inherited", values.isEmpty, reference.whole != text.startIndex..<text.endIndex {
        values = [""]
      }
    } else if referred == "CONFIGURATION" {
      values = [configuration]
    } else {
      values = expanded(referred, below: levels.count, sdk: sdk, depth: depth + 1, &steps)
    }
    if values.allSatisfy(\.isEmpty), let fallback = parts.first(where: { $0.hasPrefix("default=") }) {
      values = [String(fallback.dropFirst("default=".count))]
    }
    guard depth < Self.maximumDepth else { return [] }
    return values.prefix(Self.maximumValues).flatMap { value in
      let next = text[..<reference.whole.lowerBound] + value + text[reference.whole.upperBound...]
      return replaced(String(next), of: name, level: level, sdk: sdk, depth: depth + 1, &steps)
    }
  }

  private static func innermostReference(
    in text: String
  ) -> (whole: Range<String.Index>, inner: Range<String.Index>)? {
    var start: String.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let after = text.index(after: index)
      if text[index] == "$", after < text.endIndex, text[after] == "(" || text[after] == "{" {
        start = index
      } else if text[index] == ")" || text[index] == "}", let open = start {
        return (open..<after, text.index(open, offsetBy: 2)..<index)
      }
      index = after
    }
    return nil
  }
}
