/// One line of an `.xcconfig` file or one build setting: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Hashable, Sendable {
  var name: String
  /// `sdk`, `arch`, `config`, … with the pattern that they have to match.
  var conditions: [Condition] = []
  var value: String

  struct Condition: Hashable, Sendable {
    var key: String
    var pattern: String
  }

  /// Splits `NAME[sdk=iphoneos*][arch=arm64]`, also `NAME[sdk=iphoneos*,arch=arm64]`.
  init(key: Substring, value: String) {
    self.value = value
    let parts = key.split(separator: "[")
    name = parts.first.map { Self.withoutSpace($0) } ?? ""
    for part in parts.dropFirst() {
      for condition in part.filter({ $0 != "]" && $0 != " " }).split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1).map(String.init)
        if sides.count == 2 { conditions.append(Condition(key: sides[0], pattern: sides[1])) }
      }
    }
  }

  private static func withoutSpace(_ text: Substring) -> String {
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }, as: UTF8.self)
  }
}

/// The assignments of a file and of what it includes, by name; a later one replaces an earlier one.
typealias XcconfigSettings = [String: [SettingAssignment]]

/// Reads `.xcconfig` files with what they include, each file once.
struct XcconfigReader {
  private(set) var problems: [ProjectProblem] = []
  private var read: [String: [SettingAssignment]] = [:]
  private var grouped: [String: XcconfigSettings] = [:]
  private var beingRead: Set<String> = []

  /// What a file says. A file that is not there says nothing: projects refer to files that other tools generate.
  mutating func settings(ofFile path: String) -> XcconfigSettings {
    if let known = grouped[path] { return known }
    let settings = Dictionary(grouping: assignments(inFile: path), by: \.name)
    grouped[path] = settings
    return settings
  }

  /// In the order in which they count.
  private mutating func assignments(inFile path: String) -> [SettingAssignment] {
    if let known = read[path] { return known }
    guard let bytes = try? FileReader.bytes(of: path) else { return [] }
    beingRead.insert(path)
    defer { beingRead.remove(path) }
    var settings: [SettingAssignment] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    for (number, line) in lines.enumerated() {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        settings += include(text, in: path, line: number + 1)
      } else if let equal = Self.equalSign(text) {
        let value = text[text.index(after: equal)...]
        settings.append(SettingAssignment(key: text[..<equal], value: Self.trimmed(value)))
      }
    }
    read[path] = settings
    return settings
  }

  private mutating func include(_ text: Substring, in path: String, line: Int) -> [SettingAssignment] {
    guard let open = text.firstIndex(of: "\"") else { return [] }
    let name = text[text.index(after: open)...].prefix { $0 != "\"" }
    let other = Paths.join(Paths.parent(path), String(name))
    if beingRead.contains(other) {
      problems.append(
        ProjectProblem(
          path: path, line: line,
          message: "includes '\(name)', which includes this file again: take one of them out"))
      return []
    }
    return assignments(inFile: other)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.utf8.contains(UInt8(ascii: "/")), let comment = text.firstRange(of: "//") else { return text }
    return text[..<comment.lowerBound]
  }

  /// The `=` outside of the conditions.
  private static func equalSign(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" || last == ";" { text.removeLast() }
    return String(text)
  }
}
