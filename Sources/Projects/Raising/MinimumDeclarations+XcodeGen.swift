import Availability
import SwiftSource
import SystemCalls

/// XcodeGen's `project.yml` with its includes and `.xcconfig` files.
extension MinimumDeclarations {
  mutating func addXcodeGen(_ text: [UInt8], at path: String, isOwn: (String) -> Bool) {
    var seen: Set<String> = [path]
    addXcodeGen(text, at: path, isOwn: isOwn, &seen)
  }

  private mutating func addXcodeGen(
    _ text: [UInt8], at path: String, isOwn: (String) -> Bool, _ seen: inout Set<String>
  ) {
    let project = YAMLReader.read(text)
    var reader = YAMLDeclarations(text, path: path)
    reader.read(project, name: "")
    for declaration in reader.stated { add(declaration, in: text) }
    for unread in reader.computed { add(unread) }
    let folder = Paths.parent(path)
    var settings = PlacedSettings()
    for name in reader.configurationFiles {
      let file = Paths.join(folder, name)
      guard isOwn(file), seen.insert(file).inserted else { continue }
      var files = XcconfigReader()
      _ = files.settings(ofFile: file)
      for path in files.paths.sorted() where isOwn(path) {
        if let text = try? FileReader.bytes(of: path) { settings.add(xcconfig: text, at: path) }
      }
    }
    add(settings)
    for element in project["include"]?.elements ?? [] {
      guard let name = element.text ?? element["path"]?.text else { continue }
      let file = Paths.join(folder, name)
      guard isOwn(file), seen.insert(file).inserted, let text = try? FileReader.bytes(of: file) else {
        continue
      }
      addXcodeGen(text, at: file, isOwn: isOwn, &seen)
    }
  }
}

/// Finds `deploymentTarget` and deployment settings wherever XcodeGen reads them.
private struct YAMLDeclarations {
  private let text: SourceText
  private let path: String
  var stated: [MinimumDeclaration] = []
  var computed: [UnreadMinimum] = []
  /// As written, relative to the folder of the file.
  var configurationFiles: [String] = []

  init(_ text: [UInt8], path: String) {
    self.text = SourceText(text)
    self.path = path
  }

  /// - Parameter name: the target or group that the mapping describes.
  mutating func read(_ value: YAML, name: String) {
    if case .list(let elements) = value {
      for element in elements { read(element, name: name) }
    }
    for entry in value.entries {
      if entry.key == "deploymentTarget" {
        readTarget(entry, beside: value, name)
      } else if let platform = Platform.withDeploymentSetting(String(entry.key.prefix { $0 != "[" })) {
        add(entry, platform, name)
      } else if entry.key == "configFiles" {
        configurationFiles += entry.value.entries.compactMap(\.value.text)
      } else {
        let isNameless = ["options", "settings", "base", "configs", "targets"].contains(entry.key)
        read(entry.value, name: isNameless ? name : "target \(entry.key)")
      }
    }
  }

  private mutating func readTarget(_ entry: YAML.Entry, beside target: YAML, _ name: String) {
    if case .mapping(let entries) = entry.value {
      for entry in entries {
        if let platform = Platform(informalName: entry.key) { add(entry, platform, name) }
      }
      return
    }
    let platforms = (target["platform"]?.elements ?? []).compactMap {
      $0.text.flatMap(Platform.init(informalName:))
    }
    // One version for all platforms.
    for platform in platforms { add(entry, platform, name) }
  }

  private mutating func add(_ entry: YAML.Entry, _ platform: Platform, _ name: String) {
    guard let written = entry.value.text else { return }
    if let version = Version(written),
      let range = place(of: written, after: entry.key, from: entry.value.line)
    {
      stated.append(
        MinimumDeclaration(
          path: path, platform: platform, version: version, range: range, line: line(of: range),
          owner: name.isEmpty ? nil : name))
    } else {
      computed.append(UnreadMinimum(platform, place: "\(path):\(entry.line)", text: written))
    }
  }

  /// The range of the value of a key, at or after a line: next to the key, or where its alias is defined.
  private func place(of value: String, after key: String, from line: Int) -> Range<Int>? {
    guard line <= text.lineCount else { return nil }
    let start = text.rangeOfLine(line).lowerBound
    // A mapping in braces may span several lines; its line is the first one.
    let end = text.rangeOfLine(min(line + 11, text.lineCount)).upperBound
    let places = text.bytes[start..<end].ranges(of: Array(value.utf8)).filter { isWhole($0) }
    if let beside = places.first(where: { follows(key, $0.lowerBound) }) { return beside }
    let ofLine = places.filter { self.line(of: $0) == line }
    return ofLine.count == 1 ? ofLine[0] : nil
  }

  private func line(of range: Range<Int>) -> Int { text.position(of: range.lowerBound).line }

  private func isWhole(_ range: Range<Int>) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte.isDigit }
    return !(range.lowerBound > 0 && isPart(text.bytes[range.lowerBound - 1]))
      && !(range.upperBound < text.bytes.count && isPart(text.bytes[range.upperBound]))
  }

  private func follows(_ key: String, _ place: Int) -> Bool {
    var index = place
    func skip(_ bytes: String) {
      while index > 0, bytes.utf8.contains(text.bytes[index - 1]) { index -= 1 }
    }
    skip(" '\"")
    guard index > 0, text.bytes[index - 1] == UInt8(ascii: ":") else { return false }
    index -= 1
    skip(" '\"")
    return text.bytes[..<index].suffix(key.utf8.count).elementsEqual(key.utf8)
  }
}
