import SystemCalls

/// A line of an `.xcconfig` file or a build setting: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Hashable, Sendable {
  var name: String
  /// `sdk`, `arch`, `config`, …, each with its pattern.
  var conditions: [Condition] = []
  var value: String

  struct Condition: Hashable, Sendable {
    var key: String
    var pattern: String
  }

  /// Splits `NAME[sdk=iphoneos*][arch=arm64]` or `NAME[sdk=iphoneos*,arch=arm64]`.
  init(key: UnsafeRawBufferPointer, value: String) {
    self.value = value
    let end = key.firstIndex(of: UInt8(ascii: "[")) ?? key.endIndex
    let word = UnsafeRawBufferPointer(rebasing: key[..<end])
    name = String(decoding: word, as: UTF8.self)
    if word.contains(where: isSpace) { name = String(decoding: word.filter { !isSpace($0) }, as: UTF8.self) }
    if end == key.endIndex { return }
    for part in key[end...].split(separator: UInt8(ascii: "[")) {
      let conditions = part.filter { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: " ") }
      for condition in conditions.split(separator: UInt8(ascii: ",")) {
        let sides = condition.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
          String(decoding: $0, as: UTF8.self)
        }
        if sides.count == 2 { self.conditions.append(Condition(key: sides[0], pattern: sides[1])) }
      }
    }
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

/// The assignments of a file and its includes, by name. A later one replaces an earlier one.
typealias XcconfigSettings = [String: [SettingAssignment]]

/// Reads `.xcconfig` files and their includes, each file once.
struct XcconfigReader {
  private let texts: ManifestTexts
  private(set) var problems: [ProjectProblem] = []
  /// The files that may define availability macros, with their bytes.
  private(set) var mayDefineMacros = false
  private var read: [String: [SettingAssignment]] = [:]
  private var grouped: [String: XcconfigSettings] = [:]
  private var beingRead: Set<String> = []

  init(_ texts: ManifestTexts = .init()) { self.texts = texts }

  /// The files that were read, including includes.
  var paths: some Collection<String> { read.keys }

  /// The settings of a file. A missing file is empty: projects refer to files that other tools generate.
  mutating func settings(ofFile path: String) -> XcconfigSettings {
    if let known = grouped[path] { return known }
    let settings = Dictionary(grouping: assignments(inFile: path), by: \.name)
    grouped[path] = settings
    return settings
  }

  /// In order of increasing precedence.
  private mutating func assignments(inFile path: String) -> [SettingAssignment] {
    if let known = read[path] { return known }
    guard let bytes = try? texts.bytes(of: path) else { return [] }
    beingRead.insert(path)
    defer { beingRead.remove(path) }
    var settings: [SettingAssignment] = []
    if MacroFlags.mayOccur(in: bytes) { mayDefineMacros = true }
    bytes.withUnsafeBytes { bytes in
      var (number, start) = (1, 0)
      // A line that ends with a backslash continues on the next.
      var continued: (line: Int, bytes: [UInt8])?
      while start < bytes.count {
        let end = bytes[start...].firstIndex { 0x0A...0x0D ~= $0 } ?? bytes.count
        let line = Self.withoutComment(bytes[start..<end])
        if line.last == UInt8(ascii: "\\") {
          continued = (continued?.line ?? number, (continued?.bytes ?? []) + line.dropLast())
        } else if let before = continued {
          (before.bytes + line).withUnsafeBytes {
            read($0[...], line: before.line, of: path, into: &settings)
          }
          continued = nil
        } else {
          read(line, line: number, of: path, into: &settings)
        }
        let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
        start = end + (isPair ? 2 : 1)
        number += 1
      }
      if let continued {
        continued.bytes.withUnsafeBytes { read($0[...], line: continued.line, of: path, into: &settings) }
      }
    }
    read[path] = settings
    return settings
  }

  typealias Line = Slice<UnsafeRawBufferPointer>

  private mutating func read(
    _ text: Line, line: Int, of path: String, into settings: inout [SettingAssignment]
  ) {
    if text.starts(with: "#include".utf8) {
      settings += include(text, in: path, line: line)
    } else if let equal = Self.equalSign(text) {
      let value = String(decoding: Self.withoutSpace(text[(equal + 1)...]), as: UTF8.self)
      settings.append(SettingAssignment(key: .init(rebasing: text[..<equal]), value: value))
    }
  }

  private mutating func include(_ text: Line, in path: String, line: Int) -> [SettingAssignment] {
    let quote = UInt8(ascii: "\"")
    guard let open = text.firstIndex(of: quote) else { return [] }
    let name = String(decoding: text[(open + 1)...].prefix { $0 != quote }, as: UTF8.self)
    let other = Paths.join(Paths.parent(path), name)
    if beingRead.contains(other) {
      problems.append(
        ProjectProblem(
          path: path, line: line,
          message: "includes '\(name)', which includes this file again: take one of them out"))
      return []
    }
    return assignments(inFile: other)
  }

  static func withoutComment(_ line: Line) -> Line {
    let text = line.drop(while: isSpace)
    let slash = UInt8(ascii: "/")
    let comment = (text.startIndex..<text.endIndex).dropLast().first {
      text[$0] == slash && text[$0 + 1] == slash
    }
    return comment.map { text[..<$0] } ?? text
  }

  /// The offset of the `=` outside of the conditions.
  static func equalSign(_ text: Line) -> Int? {
    var depth = 0
    for index in text.startIndex..<text.endIndex {
      switch text[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }

  static func withoutSpace(_ text: Line) -> Line {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) || last == UInt8(ascii: ";") { text.removeLast() }
    return text
  }
}
