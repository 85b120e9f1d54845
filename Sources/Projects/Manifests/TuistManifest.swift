import Availability
import SystemCalls

/// Tuist's `Project.swift`: the targets with `deploymentTargets:` (or the older `deploymentTarget:`), and the
/// files of their `sources:`. A file of that name that does not import `ProjectDescription` is ordinary
/// source.
enum TuistManifest {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .swift))
    let tokens = script.tokens
    guard
      tokens.indices.contains(where: {
        tokens[$0].isName("import") && $0 + 1 < tokens.count
          && tokens[$0 + 1].isName("ProjectDescription")
      })
    else { return ManifestReading() }
    let folder = Paths.parent(path)
    var reading = ManifestReading()
    var macros = TuistMacros(script, bytes, shownPath: shownPath)
    for index in tokens.indices where index + 1 < tokens.count && tokens[index + 1].isMark("(") {
      guard tokens[index].isName("target") || tokens[index].isName("Target") else { continue }
      let arguments = script.arguments(ofBracketAt: index + 1)
      func value(_ label: String) -> Range<Int>? {
        arguments.first { $0.label == label }.flatMap { resolved($0.value, script) }
      }
      // `.target(name:)` can also be a dependency.
      guard let product = value("product") else { continue }
      var target = BuildTarget()
      let isExtension = tokens[product].contains { $0.text.lowercased().hasSuffix("extension") }
      for label in ["deploymentTargets", "deploymentTarget"] {
        guard let range = value(label), !range.isEmpty else { continue }
        let found = minimums(in: range, script)
        if found.isEmpty, !tokens[range.lowerBound].isName("nil") {
          let place = "\(shownPath):\(tokens[range.lowerBound].line)"
          target.unread.append(UnreadMinimum(nil, place: place, text: script.text(of: range)))
        }
        for stated in found {
          target.minimums.append(
            DeploymentTarget(
              stated.platform, stated.version, isApplicationExtension: isExtension,
              source: "\(shownPath):\(stated.line)"))
        }
      }
      if let destinations = value("destinations") ?? value("platform") {
        complete(&target, destinations: tokens[destinations])
      }
      if let sources = value("sources") {
        target.files.included = script.strings(in: sources).flatMap { FileSet.parts($0, in: folder) }
      }
      target.macros = macros.own(ofCallAt: index + 1)
      reading.targets.append(target)
    }
    for index in reading.targets.indices { reading.targets[index].macros.merge(macros.shared) }
    reading.takeOthersFromTargets()
    return reading
  }

  /// Resolves a name of a constant of this file to its value.
  static func resolved(_ range: Range<Int>, _ script: Script) -> Range<Int>? {
    guard range.count == 1, script.tokens[range.lowerBound].kind == .name else { return range }
    return script.value(ofVariable: script.tokens[range.lowerBound].text) ?? range
  }

  /// `.iOS("15.0")`, `.multiplatform(iOS: "15.0", macOS: "12.0")`, `.iOS(targetVersion: "13.0", devices: …)`.
  static func minimums(in range: Range<Int>, _ script: Script) -> [StatedVersion] {
    var found: [StatedVersion] = []
    for index in range where script.tokens[index].kind == .name && index + 1 < script.tokens.count {
      guard let platform = Platform(informalName: script.tokens[index].text) else { continue }
      let token: Int?
      if script.tokens[index + 1].isMark(":") {
        token = index + 2 < script.tokens.count ? constant(at: index + 2, script) : nil
      } else if script.tokens[index + 1].isMark("("),
        let first = script.arguments(ofBracketAt: index + 1).first
      {
        token = constant(at: first.value.lowerBound, script)
      } else {
        token = nil
      }
      if let token, let version = Version(script.tokens[token].text) {
        found.append(
          StatedVersion(platform: platform, version: version, line: script.tokens[index].line, token: token))
      }
    }
    return found
  }

  /// The token of a string, or of the string in a constant.
  private static func constant(at index: Int, _ script: Script) -> Int? {
    let token = script.tokens[index]
    if token.kind == .string { return token.isConstant ? index : nil }
    return script.value(ofVariable: token.text).flatMap { script.firstString(in: $0) }
  }

  /// Adds the destinations that have no minimum: they are built, too.
  private static func complete(_ target: inout BuildTarget, destinations: ArraySlice<ScriptToken>) {
    let stated = Set(target.minimums.map(\.platform))
    for token in destinations where token.kind == .name {
      let platform: Platform? =
        switch token.text {
        case "iPhone", "iPad", "iOS": .iOS
        case "mac", "macOS": .macOS
        case "macCatalyst": .macCatalyst
        case "appleTv", "tvOS": .tvOS
        case "appleWatch", "watchOS": .watchOS
        case "appleVision", "visionOS": .visionOS
        default: nil
        }
      guard let platform, !stated.contains(platform) else { continue }
      if platform == .macCatalyst, let iOS = target.minimums.first(where: { $0.platform == .iOS }) {
        target.minimums.append(.catalyst(following: iOS))
      } else {
        target.unlisted.insert(platform)
      }
    }
    target.unlisted.subtract(target.minimums.map(\.platform))
  }
}

/// The availability macros of a project: those inside the calls of targets, and those outside.
private struct TuistMacros {
  private let sites: [ScriptMacros.Site]
  private let places: MacroPlaces
  private var ofCalls: Set<Int> = []

  init(_ script: Script, _ bytes: [UInt8], shownPath: String) {
    places = MacroPlaces(bytes: bytes, shownPath: shownPath)
    guard MacroFlags.mayOccur(in: bytes) else {
      sites = []
      return
    }
    var macros = ScriptMacros(script, bytes: bytes)
    sites = macros.sites()
  }

  mutating func own(ofCallAt bracket: Int) -> AvailabilityMacros {
    ofCalls.insert(bracket)
    return macros { $0.brackets.contains(bracket) }
  }

  /// The definitions outside of all calls requested so far.
  var shared: AvailabilityMacros { macros { ofCalls.isDisjoint(with: $0.brackets) } }

  private func macros(where isWanted: (ScriptMacros.Site) -> Bool) -> AvailabilityMacros {
    var macros = AvailabilityMacros()
    for site in sites where isWanted(site) {
      macros.add(site.definition, at: places.place(of: site.definition))
    }
    return macros
  }
}

extension DeploymentTarget {
  /// Mac Catalyst is compiled for iOS's minimum, but at least for 13.1, its first version.
  package static func catalyst(following iOS: DeploymentTarget) -> DeploymentTarget {
    DeploymentTarget(
      .macCatalyst, max(iOS.minimum, Version(13, 1)), isApplicationExtension: iOS.isApplicationExtension,
      source: iOS.source)
  }
}
