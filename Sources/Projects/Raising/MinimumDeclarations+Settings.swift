import Availability
import SwiftSource
import SystemCalls

/// Build settings of Xcode projects and of their `.xcconfig` files.
extension MinimumDeclarations {
  mutating func addXcodeProject(_ text: [UInt8], at path: String, isOwn: (String) -> Bool) {
    guard let list = try? PropertyList(text), let all = list.root["objects"], all.isDictionary else { return }
    var settings = PlacedSettings()
    settings.add(list, ObjectTable(all), text, at: path)
    let project = XcodeProject.read(text, path: path, shownPath: path).project
    for file in project?.settingsFiles ?? [] where isOwn(file) {
      if let text = try? FileReader.bytes(of: file) { settings.add(xcconfig: text, at: file) }
    }
    add(settings)
  }

  /// Adds each deployment setting at the place where its value is written, following variables.
  mutating func add(_ settings: PlacedSettings) {
    for platform in Platform.allCases where platform != .macCatalyst {
      for setting in settings.byName[platform.deploymentSetting] ?? [] {
        add(setting, platform, settings, depth: 0)
      }
    }
  }

  private mutating func add(
    _ setting: PlacedSettings.Setting, _ platform: Platform, _ settings: PlacedSettings, depth: Int
  ) {
    if let version = Version(setting.value) {
      return add(
        MinimumDeclaration(
          path: setting.path, platform: platform, version: version, range: setting.range, line: setting.line,
          owner: setting.owner), in: settings.texts[setting.path]!)
    }
    let variable = setting.variable
    // An inherited value is reported where it is written.
    if variable == "inherited" || variable == platform.deploymentSetting || setting.value.isEmpty { return }
    guard depth < 8, let variable, let values = settings.byName[variable] else {
      let place = "\(setting.path):\(setting.line)"
      return add(UnreadMinimum(platform, place: place, text: setting.value))
    }
    for value in values { add(value, platform, settings, depth: depth + 1) }
  }
}

/// The build settings of a project with their places.
struct PlacedSettings {
  struct Setting {
    var path: String
    var value: String
    /// The byte range of the value, without quotes.
    var range: Range<Int>
    var line: Int
    /// `target App, Debug`
    var owner: String?

    /// `NAME` when the value is just `$(NAME)` or `${NAME}`.
    var variable: String? {
      guard value.hasPrefix("$(") && value.hasSuffix(")") || value.hasPrefix("${") && value.hasSuffix("}")
      else {
        return nil
      }
      let name = value.dropFirst(2).dropLast()
      return name.utf8.allSatisfy { !"$(){}:".utf8.contains($0) } ? String(name) : nil
    }
  }

  /// By the name of the setting, with any conditions.
  private(set) var byName: [String: [Setting]] = [:]
  private(set) var texts: [String: [UInt8]] = [:]

  /// Adds the settings of a project and its targets, in each configuration.
  mutating func add(_ list: PropertyList, _ objects: ObjectTable, _ text: [UInt8], at path: String) {
    guard let project = objects.object(list.root["rootObject"]) else { return }
    texts[path] = text
    let source = SourceText(text)
    let targets = (project["targets"]?.elements ?? []).compactMap { objects.object($0) }
    for object in [project] + targets {
      let name = object.index == project.index ? "project" : "target \(object["name"]?.text ?? "?")"
      for configuration in XcodeTargetSettings.configurations(of: object, objects) {
        for (key, value) in configuration["buildSettings"]?.entries ?? [] {
          let node = list.nodes[value.index]
          guard node.kind == .string, let key = key.text, let text = value.text else { continue }
          let range = Int(node.start)..<Int(node.end)
          byName[String(key.prefix { $0 != "[" }), default: []].append(
            Setting(
              path: path, value: text, range: range, line: source.position(of: range.lowerBound).line,
              owner: "\(name), \(configuration["name"]?.text ?? "?")"))
        }
      }
    }
  }

  mutating func add(xcconfig text: [UInt8], at path: String) {
    texts[path] = text
    let source = SourceText(text)
    text.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex { 0x0A...0x0D ~= $0 } ?? bytes.count
        let line = XcconfigReader.withoutComment(bytes[start..<end])
        start = end + 1
        guard !line.starts(with: "#include".utf8), let equal = XcconfigReader.equalSign(line) else {
          continue
        }
        let value = XcconfigReader.withoutSpace(line[(equal + 1)...])
        let assignment = SettingAssignment(
          key: .init(rebasing: line[..<equal]), value: String(decoding: value, as: UTF8.self))
        byName[assignment.name, default: []].append(
          Setting(
            path: path, value: assignment.value, range: value.startIndex..<value.endIndex,
            line: source.position(of: value.startIndex).line))
      }
    }
  }
}
