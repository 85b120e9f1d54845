import Availability
import SwiftSource
import SystemCalls

/// Determines the platforms and minimums of a project's targets from their build settings.
struct XcodeTargetSettings {
  private let objects: ObjectTable
  private let shownPath: String
  private let sourceRoot: String
  private let configurationPaths: [Int: String]
  private let projectConfigurations: [String: PropertyListValue]
  private var files: XcconfigReader
  /// The settings of the project's configurations, by node. All targets inherit from them.
  private var projectSettings: [Int: SettingsDictionary] = [:]

  /// Whether the project itself may define availability macros.
  private let mayDefineMacros: Bool

  var problems: [ProjectProblem] { files.problems }
  /// The settings files of the targets.
  var paths: [String] { files.paths.sorted() }

  init(
    objects: ObjectTable, project: PropertyListValue, shownPath: String, configurationPaths: [Int: String],
    sourceRoot: String, texts: ManifestTexts
  ) {
    files = XcconfigReader(texts)
    self.objects = objects
    self.shownPath = shownPath
    self.configurationPaths = configurationPaths
    self.sourceRoot = sourceRoot
    mayDefineMacros = MacroFlags.mayOccur(in: objects.list.bytes)
    projectConfigurations = Dictionary(
      first: Self.configurations(of: project, objects).map { ($0["name"]?.text ?? "", $0) })
  }

  static func configurations(
    of object: PropertyListValue, _ objects: ObjectTable
  ) -> [PropertyListValue] {
    (objects.object(object["buildConfigurationList"])?["buildConfigurations"]?.elements ?? [])
      .compactMap { objects.object($0) }
  }

  /// The lowest minimum of each platform over all build configurations.
  mutating func target(_ object: PropertyListValue) -> BuildTarget {
    let name = object["name"]?.text ?? "?"
    let type = object["productType"]?.text ?? ""
    let isExtension = type.holds("extension")
    let builtIn = [
      "TARGET_NAME": name, "TARGETNAME": name, "SRCROOT": sourceRoot, "PROJECT_DIR": sourceRoot,
      "EFFECTIVE_PLATFORM_NAME": "",
    ]
    var byConfiguration: [BuildTarget] = []
    var names: Set<String> = [name]
    for configuration in Self.configurations(of: object, objects) {
      let configurationName = configuration["name"]?.text ?? ""
      var settings = BuildSettings()
      settings.configuration = configurationName
      settings.builtIn = builtIn
      for level in [projectConfigurations[configurationName], configuration].compactMap({ $0 }) {
        if let path = path(ofBaseOf: level) { settings.add(files.settings(ofFile: path)) }
        if let known = projectSettings[level.index] {
          settings.add(known)
        } else if let dictionary = level["buildSettings"].map(SettingsDictionary.init) {
          settings.add(dictionary)
          if level.index != configuration.index { projectSettings[level.index] = dictionary }
        }
      }
      var target = Self.target(settings, isExtension: isExtension, source: configurationName)
      for setting in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
        names.formUnion(settings.values(of: setting, sdk: nil))
      }
      if mayDefineMacros || files.mayDefineMacros { target.macros = macros(of: settings, target) }
      byConfiguration.append(target)
    }
    var merged = BuildTarget.merged(byConfiguration)
    merged.moduleNames = Set(names.map(BuildTarget.moduleName))
    merged.isProgram = BuildTarget.isProgram(type)
    merged.isApplication = BuildTarget.isApplication(type, called: name)
    for index in merged.unread.indices {
      merged.unread[index].place = "\(shownPath) (target \(name), \(merged.unread[index].place))"
    }
    // Names the configuration only where the minimums differ.
    for index in merged.minimums.indices {
      let minimum = merged.minimums[index]
      let isSame = byConfiguration.allSatisfy { target in
        target.minimums.contains { $0.platform == minimum.platform && $0.minimum == minimum.minimum }
      }
      let configuration = isSame ? "" : ", \(minimum.source)"
      merged.minimums[index].source = "\(shownPath) (target \(name)\(configuration))"
    }
    return merged
  }

  /// The definitions in the compiler flags, for each platform.
  private func macros(of settings: BuildSettings, _ target: BuildTarget) -> AvailabilityMacros {
    var macros = AvailabilityMacros()
    var seen: Set<String> = []
    let sdks = Set(target.minimums.map(\.platform.sdk)).union(target.unlisted.map(\.sdk)).sorted()
    for sdk in sdks {
      for value in settings.values(of: "OTHER_SWIFT_FLAGS", sdk: sdk) where seen.insert(value).inserted {
        for definition in MacroFlags.definitions(in: MacroFlags.words(of: value)) {
          macros.add(definition)
        }
      }
    }
    return macros
  }

  /// The base `.xcconfig` of a configuration: a file reference, or a path relative to a synchronized folder.
  private func path(ofBaseOf configuration: PropertyListValue) -> String? {
    if let reference = objects.object(configuration["baseConfigurationReference"]) {
      return configurationPaths[reference.index]
    }
    guard let anchor = objects.object(configuration["baseConfigurationReferenceAnchor"]),
      let folder = configurationPaths[anchor.index],
      let name = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return Paths.join(folder, name)
  }

  // MARK: One configuration

  private static func target(_ settings: BuildSettings, isExtension: Bool, source: String) -> BuildTarget {
    var target = BuildTarget()
    for platform in platforms(settings) {
      let isExtension = isApplicationExtension(settings, sdk: platform.sdk, orElse: isExtension)
      let versions = settings.values(of: platform.deploymentSetting, sdk: platform.sdk).compactMap {
        Version($0)
      }
      if let minimum = versions.min() {
        target.minimums.append(
          DeploymentTarget(platform, minimum, isApplicationExtension: isExtension, source: source))
      } else if platform != .driverKit {
        // DriverKit drivers are not written in Swift: without a minimum it does not count as built.
        target.unlisted.insert(platform)
        if let text = settings.assigned(platform.deploymentSetting, sdk: platform.sdk) {
          target.unread.append(UnreadMinimum(platform, place: source, text: text))
        }
      }
    }
    let catalyst = settings.values(of: "SUPPORTS_MACCATALYST", sdk: "macosx")
    if catalyst.contains(where: { ["YES", "true", "1"].contains($0) }),
      let iOS = target.minimums.first(where: { $0.platform == .iOS })
    {
      var lowest = iOS
      // Catalyst has its own value when the setting is conditional on the Mac's SDK.
      let own = settings.values(of: "IPHONEOS_DEPLOYMENT_TARGET", sdk: "macosx").compactMap { Version($0) }
        .min()
      if let own { lowest.minimum = own }
      target.minimums.append(.catalyst(following: lowest))
    }
    return target
  }

  /// Whether the sources are compiled for extensions: extensions themselves, and frameworks that set
  /// `APPLICATION_EXTENSION_API_ONLY`.
  private static func isApplicationExtension(
    _ settings: BuildSettings, sdk: String, orElse isExtension: Bool
  ) -> Bool {
    switch settings.values(of: "APPLICATION_EXTENSION_API_ONLY", sdk: sdk).first {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: isExtension
    }
  }

  private static func platforms(_ settings: BuildSettings) -> [Platform] {
    var names = words(settings.values(of: "SUPPORTED_PLATFORMS", sdk: nil))
    if names.isEmpty { names = words(settings.values(of: "SDKROOT", sdk: nil)) }
    let named = Platform.allCases.filter { platform in names.contains { platform.isNamed($0) } }
    if !named.isEmpty { return named }
    // With `SDKROOT = auto` or none, the platforms with a minimum are built.
    return Platform.allCases.filter {
      $0 != .macCatalyst && !settings.values(of: $0.deploymentSetting, sdk: $0.sdk).isEmpty
    }
  }

  private static func words(_ values: [String]) -> [Substring] {
    values.flatMap {
      $0.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
    }
  }
}

extension Platform {
  /// The name of its SDK in conditions of build settings.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    case .driverKit: "driverkit"
    }
  }

  /// Whether `SUPPORTED_PLATFORMS` or `SDKROOT` contains a name of the platform: `iphonesimulator`,
  /// `macosx14.0`.
  func isNamed(_ name: Substring) -> Bool {
    guard self != .macCatalyst else { return false }
    let word = name[..<(name.utf8.firstIndex(where: \.isDigit) ?? name.endIndex)]
    return word == sdk[...] || sdk.hasSuffix("os") && word == sdk.dropLast(2) + "simulator"
  }
}
