import Availability
import SystemCalls

/// XcodeGen's `project.yml`: targets with platform, minimum and sources. It evaluates `deploymentTarget`,
/// build settings, `.xcconfig` files, includes and target templates.
struct XcodeGenManifest {
  private let project: YAML
  private let folder: String
  private let shownPath: String
  /// Whether the file or its includes may define availability macros.
  private let mayDefineMacros: Bool
  private let texts: ManifestTexts

  static func read(
    _ bytes: [UInt8], path: String, shownPath: String, _ texts: ManifestTexts = .init()
  ) -> ManifestReading {
    var problems: [ProjectProblem] = []
    var seen: Set<String> = [path]
    var mayDefineMacros = false
    let project = include(
      bytes, path: path, shownPath: shownPath, texts, seen: &seen, problems: &problems,
      mayDefineMacros: &mayDefineMacros)
    let manifest = XcodeGenManifest(
      project: project, folder: Paths.parent(path), shownPath: shownPath, mayDefineMacros: mayDefineMacros,
      texts: texts)
    // With another file name, a specification is recognised by its name and targets. Without a name it is a
    // part for others to include.
    let isSpecification = project["name"] != nil && project["targets"] != nil
    guard isSpecification || ["project.yml", "project.yaml"].contains(Paths.name(path)) else {
      return ManifestReading()
    }
    var reading = ManifestReading(problems: problems)
    for entry in project["targets"]?.entries ?? [] {
      reading.targets.append(manifest.target(entry))
    }
    if reading.targets.isEmpty {
      // A file of this name may be unrelated.
      guard project["name"] != nil, project["options"]?["deploymentTarget"] != nil else { return reading }
      reading.targets = [manifest.target(.init(key: "", value: .mapping([]), line: 1))]
    }
    reading.takeOthersFromTargets()
    return reading
  }

  /// Whether a YAML file of any name looks like a specification: it has a name, and targets with platforms.
  static func mayBeSpecification(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Nothing written by hand is this large.
    guard bytes.count < 1 << 20 else { return false }
    var keys: Set<String> = []
    var hasPlatform = false
    var start = 0
    while start < bytes.count {
      let end = Bytes.firstOffset(of: UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if line.holds("name:", at: 0) { keys.insert("name") }
      if line.holds("targets:", at: 0) { keys.insert("targets") }
      guard keys.contains("targets"), !hasPlatform else { continue }
      hasPlatform = Self.platformKeys.contains { String(decoding: line, as: UTF8.self).contains($0) }
    }
    return keys.count == 2 && hasPlatform
  }

  private static let platformKeys = ["platform:", "deploymentTarget:", "supportedDestinations:"]

  // MARK: Included files

  /// Merges the file's includes. The file itself takes precedence. Paths of sources become absolute.
  private static func include(
    _ bytes: [UInt8], path: String, shownPath: String, _ texts: ManifestTexts, seen: inout Set<String>,
    problems: inout [ProjectProblem], mayDefineMacros: inout Bool
  ) -> YAML {
    if MacroFlags.mayOccur(in: bytes) { mayDefineMacros = true }
    let own = YAMLReader.read(bytes)
    let folder = Paths.parent(path)
    var result = YAML.mapping([])
    for element in own["include"]?.elements ?? [] {
      guard let name = element.text ?? element["path"]?.text else { continue }
      let other = Paths.join(folder, name)
      guard seen.insert(other).inserted else {
        problems.append(
          ProjectProblem(
            path: shownPath, line: element.line,
            message: "'\(name)' is included twice or includes itself: once is enough"))
        continue
      }
      do {
        let included = include(
          try texts.bytes(of: other), path: other, shownPath: Self.shown(name, from: shownPath), texts,
          seen: &seen, problems: &problems, mayDefineMacros: &mayDefineMacros)
        result = result.merging(included)
      } catch {
        problems.append(
          ProjectProblem(
            path: shownPath, line: element.line, message: "the included file '\(name)' is missing: \(error)"))
      }
    }
    return result.merging(absolute(own, folder: folder))
  }

  private static func shown(_ name: String, from shownPath: String) -> String {
    let folder = Paths.parent(shownPath)
    return folder == "." ? name : Paths.join(folder, name)
  }

  /// The `sources` of `targets` and `targetTemplates` with absolute paths, each as `path` with `excludes`.
  private static func absolute(_ project: YAML, folder: String) -> YAML {
    project.mapping(["targets", "targetTemplates"]) { targets in
      targets.mapping { target in
        target.mapping(["sources"]) { .list($0.elements.map { absoluteSource($0, folder: folder) }) }
      }
    }
  }

  private static func absoluteSource(_ source: YAML, folder: String) -> YAML {
    let path = source.text ?? source["path"]?.text ?? ""
    var entries = source.entries.filter { $0.key != "path" }
    entries.append(
      .init(key: "path", value: .scalar(Paths.join(folder, path), line: source.line), line: source.line))
    return .mapping(entries)
  }

  // MARK: Targets

  private func target(_ entry: YAML.Entry) -> BuildTarget {
    let spec = withTemplates(entry.value, depth: 0)
    let isExtension = spec["type"]?.text?.contains("extension") ?? false
    let source = entry.key.isEmpty ? shownPath : "\(shownPath) (target \(entry.key))"
    var target = BuildTarget()
    target.isProgram = BuildTarget.isProgram(spec["type"]?.text ?? "")
    target.isApplication = BuildTarget.isApplication(
      spec["type"]?.text ?? "", called: entry.key)
    for platform in platforms(of: spec) {
      if let version = minimum(of: platform, spec) {
        target.minimums.append(
          DeploymentTarget(platform, version, isApplicationExtension: isExtension, source: source))
      } else {
        target.unlisted.insert(platform)
        if let unread = unread(of: platform, spec) { target.unread.append(unread) }
      }
    }
    if !target.minimums.contains(where: { $0.platform == .macCatalyst }),
      settings(spec, "SUPPORTS_MACCATALYST").contains(where: { ["YES", "true"].contains($0) }),
      let iOS = target.minimums.first(where: { $0.platform == .iOS })
    {
      target.minimums.append(.catalyst(following: iOS))
    }
    target.macros = macros(of: spec)
    let names =
      [entry.key, spec["productName"]?.text].compactMap { $0 }
      + ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"].flatMap { settings(spec, $0) }
    target.moduleNames = configuredPaths(spec).isEmpty ? Set(names.map(BuildTarget.moduleName)) : nil
    for part in spec["sources"]?.elements ?? [] {
      guard let path = part["path"]?.text else { continue }
      target.files.included += FileSet.parts(path, in: folder)
      for pattern in part["excludes"]?.elements.compactMap(\.text) ?? [] {
        target.files.excluded += FileSet.parts(pattern, in: path)
      }
    }
    return target
  }

  private func withTemplates(_ spec: YAML, depth: Int) -> YAML {
    guard depth < 10 else { return spec }
    var result = YAML.mapping([])
    for name in spec["templates"]?.elements.compactMap(\.text) ?? [] {
      guard let template = project["targetTemplates"]?[name] else { continue }
      result = result.merging(withTemplates(template, depth: depth + 1))
    }
    return result.merging(spec)
  }

  private func platforms(of spec: YAML) -> [Platform] {
    let named = spec["platform"]?.elements.compactMap { $0.text.flatMap(Platform.init(informalName:)) } ?? []
    let destinations =
      spec["supportedDestinations"]?.elements.compactMap { $0.text.flatMap(Platform.init(informalName:)) }
      ?? []
    if !named.isEmpty || !destinations.isEmpty {
      return Platform.allCases.filter { named.contains($0) || destinations.contains($0) }
    }
    // Without a platform: those that have a minimum for all targets.
    return (project["options"]?["deploymentTarget"]?.entries ?? []).compactMap {
      Platform(informalName: $0.key)
    }
  }

  /// Build settings take precedence over `deploymentTarget`, and the target over the project, as in the
  /// generated project.
  private func minimum(of platform: Platform, _ spec: YAML) -> Version? {
    let own = spec["deploymentTarget"]
    let ofAll = project["options"]?["deploymentTarget"]
    let setting = platform.deploymentSetting
    var candidates = settings(spec, setting)
    candidates += [own?.text, own.flatMap { value(of: platform, in: $0) }].compactMap { $0 }.prefix(1)
    let configured = configuredFiles(spec, setting)
    let general = settings(project, setting)
    let generalTarget = ofAll.flatMap { value(of: platform, in: $0) }
    for level in [candidates.compactMap { Version($0) }, configured, general.compactMap { Version($0) }] {
      if let lowest = level.min() { return lowest }
    }
    if let generalTarget, let version = Version(generalTarget) { return version }
    if let lowest = configuredFiles(project, setting).min() { return lowest }
    return platform == .macCatalyst ? minimum(of: .iOS, spec).map { max($0, Version(13, 1)) } : nil
  }

  /// The declaration of a minimum that is not a version: `${MINIMUM}`.
  private func unread(of platform: Platform, _ spec: YAML) -> UnreadMinimum? {
    let declared = [spec["deploymentTarget"], project["options"]?["deploymentTarget"]].compactMap { $0 }
    for level in declared {
      let entry = level.entries.first { Platform(informalName: $0.key) == platform }?.value ?? level
      if let text = entry.text {
        return UnreadMinimum(platform, place: "\(shownPath):\(entry.line)", text: text)
      }
    }
    return nil
  }

  private func value(of platform: Platform, in mapping: YAML) -> String? {
    mapping.entries.first { Platform(informalName: $0.key) == platform }?.value.text
  }

  /// The values of a build setting: direct, below `base`, and below each of `configs`.
  private func settings(_ spec: YAML, _ name: String) -> [String] {
    guard let settings = spec["settings"] else { return [] }
    var values = [settings[name]?.text, settings["base"]?[name]?.text]
    for configuration in settings["configs"]?.entries ?? [] { values.append(configuration.value[name]?.text) }
    return values.compactMap { $0 }
  }

  private func configuredFiles(_ spec: YAML, _ name: String) -> [Version] {
    configuredPaths(spec).compactMap { path in
      var files = XcconfigReader(texts)
      return Self.values(of: name, inFile: path, &files).compactMap { Version($0) }.min()
    }
  }

  private func configuredPaths(_ spec: YAML) -> [String] {
    (spec["configFiles"]?.entries ?? []).compactMap { $0.value.text.map { Paths.join(folder, $0) } }
  }

  private static func values(of name: String, inFile path: String, _ files: inout XcconfigReader) -> [String]
  {
    var settings = BuildSettings()
    settings.add(files.settings(ofFile: path))
    return settings.values(of: name, sdk: nil)
  }

  // MARK: Availability macros

  /// The definitions in the flags of a target: its own, the project's, and those in its settings files.
  private func macros(of spec: YAML) -> AvailabilityMacros {
    var macros = AvailabilityMacros()
    let name = "OTHER_SWIFT_FLAGS"
    if mayDefineMacros {
      for level in [spec, project] {
        guard let settings = level["settings"] else { continue }
        let configurations = (settings["configs"]?.entries ?? []).map { $0.value[name] }
        for value in [settings[name], settings["base"]?[name]] + configurations {
          let words = (value?.elements ?? []).compactMap(\.text)
          let flags = words.flatMap { Self.flags($0, isOneWord: words.count > 1) }
          for definition in MacroFlags.definitions(in: flags) { macros.add(definition) }
        }
      }
    }
    for path in configuredPaths(spec) + configuredPaths(project) {
      var files = XcconfigReader(texts)
      let values = Self.values(of: name, inFile: path, &files)
      guard files.mayDefineMacros else { continue }
      for definition in values.flatMap({ MacroFlags.definitions(in: MacroFlags.words(of: $0)) }) {
        macros.add(definition)
      }
    }
    return macros
  }

  /// An element of a list is one word, unless it contains flags or shell quotes.
  private static func flags(_ text: String, isOneWord: Bool) -> [CompilerFlag] {
    let isPlain = isOneWord && !text.hasPrefix("-") && !text.contains { "\"'\\$".contains($0) }
    return isPlain ? [CompilerFlag(text: text)] : MacroFlags.words(of: text)
  }
}

extension Platform {
  /// The build setting for its minimum.
  var deploymentSetting: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .driverKit: "DRIVERKIT_DEPLOYMENT_TARGET"
    }
  }
}
