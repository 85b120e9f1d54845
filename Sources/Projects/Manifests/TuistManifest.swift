import Availability
import SystemCalls

/// Tuist's `Project.swift`: the targets with `deploymentTargets:` (or the older `deploymentTarget:`), and the
/// files of their `sources:`.
enum TuistManifest {
  /// What manifests import. A file without it is ordinary source.
  static let module = "ProjectDescription"

  static func read(
    _ bytes: [UInt8], path: String, shownPath: String, _ texts: ManifestTexts = .init()
  ) -> ManifestReading {
    let scripts = TuistScripts(bytes, path: path, texts)
    let script = scripts.files[0].script
    guard script.imports(module) else { return ManifestReading() }
    let folder = Paths.parent(path)
    var reading = ManifestReading()
    let macros = ScriptMacros.macros(of: script, bytes)
    for arguments in targets(in: script) {
      func value(_ label: String) -> TuistScripts.Place? {
        arguments.first { $0.label == label }.map {
          scripts.resolved(.init(file: 0, range: $0.value))
        }
      }
      // `.target(name:)` can also be a dependency.
      guard let product = value("product") else { continue }
      var built = BuildTarget()
      let isExtension = scripts.tokens(product).contains { $0.text.lowercased().hasSuffix("extension") }
      // `.appExtension`, `.unitTests`.
      let type = (scripts.tokens(product).last?.text.lowercased() ?? "").replacing("app", with: "application")
      built.isProgram = BuildTarget.isProgram(type)
      let name = value("name").map { scripts.tokens($0).map(\.text).joined() } ?? ""
      built.isApplication = BuildTarget.isApplication(type, called: name)
      for label in ["deploymentTargets", "deploymentTarget"] {
        guard let place = value(label), let first = scripts.tokens(place).first else { continue }
        let found = scripts.minimums(in: place)
        func shown(_ file: Int, _ line: Int) -> String {
          "\(scripts.shownPath(of: file, beside: shownPath)):\(line)"
        }
        if found.isEmpty, !first.isName("nil") {
          let text = scripts.files[place.file].script.text(of: place.range)
          built.unread.append(UnreadMinimum(nil, place: shown(place.file, first.line), text: text))
        }
        for stated in found {
          let line = scripts.files[stated.file].script.tokens[stated.token].line
          built.minimums.append(
            DeploymentTarget(
              stated.platform, stated.version, isApplicationExtension: isExtension,
              source: shown(stated.file, line)))
        }
      }
      if let destinations = value("destinations") ?? value("platform") {
        complete(&built, destinations: scripts.tokens(destinations))
      }
      if let sources = value("sources") {
        built.files.included = scripts.files[sources.file].script.strings(in: sources.range)
          .flatMap { FileSet.parts($0, in: folder) }
      }
      built.macros = macros
      reading.targets.append(built)
    }
    reading.takeOthersFromTargets()
    return reading
  }

  /// The calls of `.target(…)` and `Target(…)`.
  static func targets(in script: Script) -> [[Script.Argument]] {
    let tokens = script.tokens
    return tokens.indices.dropLast().filter { index in
      (tokens[index].isName("target") || tokens[index].isName("Target")) && tokens[index + 1].isMark("(")
    }.map { script.arguments(ofBracketAt: $0 + 1) }
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

extension DeploymentTarget {
  /// Mac Catalyst is compiled for iOS's minimum, but at least for 13.1, its first version.
  package static func catalyst(following iOS: DeploymentTarget) -> DeploymentTarget {
    DeploymentTarget(
      .macCatalyst, max(iOS.minimum, Version(13, 1)), isApplicationExtension: iOS.isApplicationExtension,
      source: iOS.source)
  }
}
