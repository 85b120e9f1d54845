import Availability
import SystemCalls

/// `*.podspec`: Ruby, read as text. Only the platforms with a minimum are built.
enum Podspec {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .ruby))
    let tokens = script.tokens
    let folder = Paths.parent(path)
    var target = BuildTarget()
    let stated = statedVersions(in: script)
    target.minimums = stated.versions.map {
      DeploymentTarget($0.platform, $0.version, source: "\(shownPath):\($0.line)")
    }
    for (platform, token) in stated.computed {
      target.unlisted.insert(platform)
      target.unread.append(
        UnreadMinimum(platform, place: "\(shownPath):\(tokens[token].line)", text: tokens[token].text))
    }
    var names: [String] = []
    for index in tokens.indices
    where index > 0 && tokens[index - 1].isMark(".") && tokens[index].kind == .name {
      switch tokens[index].text {
      case "name", "module_name":
        names += patterns(after: index, script).map(BuildTarget.moduleName)
      case "source_files":
        target.files.included += patterns(after: index, script).flatMap { FileSet.parts($0, in: folder) }
      case "exclude_files":
        target.files.excluded += patterns(after: index, script).flatMap { FileSet.parts($0, in: folder) }
      default: continue
      }
    }
    target.moduleNames = names.isEmpty ? nil : Set(names)
    let merged = BuildTarget.merged([target])
    (target.minimums, target.unlisted) = (merged.minimums, merged.unlisted)
    var reading = ManifestReading(targets: [target])
    reading.takeOthersFromTargets()
    return reading
  }

  /// `s.ios.deployment_target = '13.0'`, `s.platform = :ios, '13.0'`, `s.platforms = { … }`; also returns the
  /// tokens of computed values.
  static func statedVersions(
    in script: Script
  ) -> (
    versions: [(platform: Platform, version: Version, line: Int, token: Int)],
    computed: [(platform: Platform, token: Int)]
  ) {
    let tokens = script.tokens
    var versions: [(platform: Platform, version: Version, line: Int, token: Int)] = []
    var computed: [(platform: Platform, token: Int)] = []
    func add(_ platform: Platform, _ token: Int, line: Int) {
      // `'~> 13.0'` is unusual but valid.
      guard let version = Version(tokens[token].text.drop { !$0.isNumber }) else { return }
      versions.append((platform, version, line, token))
    }
    for index in tokens.indices
    where index > 0 && tokens[index - 1].isMark(".") && tokens[index].kind == .name {
      switch tokens[index].text {
      case "deployment_target":
        guard index > 2, let platform = Platform(informalName: tokens[index - 2].text),
          index + 2 < tokens.count, tokens[index + 1].isMark("=")
        else { continue }
        if let token = value(at: index + 2, script) {
          add(platform, token, line: tokens[index].line)
        } else {
          computed.append((platform, index + 2))
        }
      case "platform", "platforms":
        guard index + 2 < tokens.count, tokens[index + 1].isMark("=") else { continue }
        for (platform, token) in pairs(from: index + 2, script) {
          if let value = value(at: token, script) {
            add(platform, value, line: tokens[token].line)
          } else {
            computed.append((platform, token))
          }
        }
      default: continue
      }
    }
    return (versions, computed)
  }

  /// The token of a string, or of the string in a variable.
  private static func value(at index: Int, _ script: Script) -> Int? {
    let token = script.tokens[index]
    if token.kind == .string || token.kind == .number { return token.isConstant ? index : nil }
    guard token.kind == .name, let range = script.value(ofVariable: token.text) else { return nil }
    return script.firstString(in: range)
  }

  /// Parses `:ios, '13.0'` and `{ :ios => '13.0', 'osx' => minimum, tvos: '13.0' }`: each platform with the token of its
  /// value, which may be computed.
  static func pairs(from start: Int, _ script: Script) -> [(platform: Platform, token: Int)] {
    let end = script.end(ofBracketAt: start) ?? statementEnd(from: start, script)
    var found: [(platform: Platform, token: Int)] = []
    var current: Platform?
    for index in start..<min(end, script.tokens.count) where script.tokens[index].kind != .mark {
      let token = script.tokens[index]
      if let platform = Platform(informalName: token.text) {
        current = platform
      } else if let platform = current {
        found.append((platform, index))
        current = nil
      }
    }
    return found
  }

  private static func patterns(after index: Int, _ script: Script) -> [String] {
    guard index + 2 < script.tokens.count, script.tokens[index + 1].isMark("=") else { return [] }
    let end = script.end(ofBracketAt: index + 2) ?? statementEnd(from: index + 2, script)
    return script.strings(in: index + 2..<min(end, script.tokens.count))
  }

  /// The end of the statement. It continues after a line that ends with a comma.
  private static func statementEnd(from start: Int, _ script: Script) -> Int {
    var index = start
    while index < script.tokens.count {
      let token = script.tokens[index]
      if index > start, token.line != script.tokens[index - 1].line, !script.tokens[index - 1].isMark(",") {
        break
      }
      index += 1
    }
    return index
  }
}
