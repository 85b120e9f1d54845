import Availability

/// `*.podspec`: Ruby, read as text. The platforms are those with a minimum, and no others are built.
enum Podspec {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .ruby))
    let tokens = script.tokens
    let folder = Paths.parent(path)
    var target = BuildTarget()
    func add(_ platform: Platform, _ text: String, line: Int) {
      // `'~> 13.0'` is not usual, but it is known.
      guard let version = Version(text.drop { !$0.isNumber }) else { return }
      target.minimums.append(DeploymentTarget(platform, version, source: "\(shownPath):\(line)"))
    }
    for index in tokens.indices
    where index > 0 && tokens[index - 1].isMark(".") && tokens[index].kind == .name {
      switch tokens[index].text {
      case "deployment_target":
        // `s.ios.deployment_target = '13.0'`
        guard index > 2, let platform = Platform(spokenName: tokens[index - 2].text),
          index + 2 < tokens.count, tokens[index + 1].isMark("=")
        else { continue }
        if let value = value(at: index + 1, script) {
          add(platform, value, line: tokens[index].line)
        } else {
          target.unlisted.insert(platform)
          target.unread.append(
            UnreadMinimum(platform, place: "\(shownPath):\(tokens[index].line)", text: tokens[index + 2].text)
          )
        }
      case "platform", "platforms":
        for (platform, version, line) in pairs(after: index, script) { add(platform, version, line: line) }
      case "source_files":
        target.files.included += patterns(after: index, script).flatMap { FileSet.parts($0, in: folder) }
      case "exclude_files":
        target.files.excluded += patterns(after: index, script).flatMap { FileSet.parts($0, in: folder) }
      default: continue
      }
    }
    let merged = BuildTarget.merged([target])
    (target.minimums, target.unlisted) = (merged.minimums, merged.unlisted)
    var reading = ManifestReading(targets: [target])
    reading.takeOthersFromTargets()
    return reading
  }

  /// What stands after `=`: a string, or a variable that holds one.
  private static func value(at index: Int, _ script: Script) -> String? {
    guard index + 1 < script.tokens.count, script.tokens[index].isMark("=") else { return nil }
    let token = script.tokens[index + 1]
    if token.kind == .string || token.kind == .number { return token.isConstant ? token.text : nil }
    guard token.kind == .name, let range = script.value(ofVariable: token.text) else { return nil }
    return script.strings(in: range).first
  }

  /// `= :ios, '13.0'` and `= { :ios => '13.0', 'osx' => '10.15', tvos: '13.0' }`.
  private static func pairs(after index: Int, _ script: Script) -> [(Platform, String, line: Int)] {
    let tokens = script.tokens
    guard index + 2 < tokens.count, tokens[index + 1].isMark("=") else { return [] }
    let end = script.end(ofBracketAt: index + 2) ?? statementEnd(from: index + 2, script)
    var found: [(Platform, String, line: Int)] = []
    var current: Platform?
    for token in tokens[index + 2..<min(end, tokens.count)] where token.kind != .mark {
      if let platform = Platform(spokenName: token.text) {
        current = platform
      } else if let platform = current, token.kind == .string || token.kind == .number {
        found.append((platform, token.text, token.line))
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

  /// The end of the line, or of the last of the lines that end with a comma.
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
