import Availability

/// Manifests that are programs. They are read as text.
extension MinimumDeclarations {
  mutating func addPackage(_ text: [UInt8], at path: String) {
    let script = Script(ScriptScanner.tokens(of: text, .swift))
    guard let call = PackageManifest.packageCall(in: script) else { return }
    for stated in PackageManifest.platforms(in: script, call: call) {
      guard let platform = stated.platform, !stated.tokens.isEmpty else {
        add(UnreadMinimum(stated.platform, place: "\(path):\(stated.line)", text: stated.text))
        continue
      }
      for token in stated.tokens {
        guard let version = PackageManifest.version(script.tokens[token].text) else { continue }
        add(token, platform, version, in: script, text, at: path)
      }
    }
  }

  /// `Project.swift`, and the constants of `ProjectDescriptionHelpers` that its targets name.
  mutating func addTuist(_ text: [UInt8], at path: String) {
    let scripts = TuistScripts(text, path: path, .init())
    let script = scripts.files[0].script
    guard script.imports(TuistManifest.module) else { return }
    for arguments in TuistManifest.targets(in: script) {
      for argument in arguments
      where argument.label == "deploymentTargets" || argument.label == "deploymentTarget" {
        let place = scripts.resolved(.init(file: 0, range: argument.value))
        guard let first = scripts.tokens(place).first, !first.isName("nil") else { continue }
        let versions = scripts.minimums(in: place)
        for stated in versions {
          let file = scripts.files[stated.file]
          add(stated.token, stated.platform, stated.version, in: file.script, file.bytes, at: file.path)
        }
        if versions.isEmpty {
          let file = scripts.files[place.file]
          let text = file.script.text(of: place.range)
          add(UnreadMinimum(nil, place: "\(file.path):\(first.line)", text: text))
        }
      }
    }
    addSettings(in: script, text, at: path)
  }

  mutating func addPodspec(_ text: [UInt8], at path: String) {
    let script = Script(ScriptScanner.tokens(of: text, .ruby))
    let stated = Podspec.statedVersions(in: script)
    for version in stated.versions {
      add(version.token, version.platform, version.version, in: script, text, at: path)
    }
    for (platform, token) in stated.computed {
      let place = "\(path):\(script.tokens[token].line)"
      add(UnreadMinimum(platform, place: place, text: script.tokens[token].text))
    }
    addSettings(in: script, text, at: path)
  }

  /// `platform :ios, '15.0'`, also inside each target.
  mutating func addPodfile(_ text: [UInt8], at path: String) {
    let script = Script(ScriptScanner.tokens(of: text, .ruby))
    let tokens = script.tokens
    for index in tokens.indices where tokens[index].isName("platform") && index + 1 < tokens.count {
      guard index == 0 || !tokens[index - 1].isMark("."), tokens[index + 1].isMark(":") else { continue }
      for (platform, token) in Podspec.pairs(from: index + 1, script) {
        guard let version = Version(tokens[token].text) else { continue }
        add(token, platform, version, in: script, text, at: path)
      }
    }
    addSettings(in: script, text, at: path)
  }

  mutating func addBazel(_ text: [UInt8], at path: String) {
    let script = Script(ScriptScanner.tokens(of: text, .starlark))
    for (_, platform, value, version) in BazelBuildFile.statements(in: script) {
      if let version {
        add(version.token, platform, version.version, in: script, text, at: path)
      } else {
        let place = "\(path):\(script.tokens[value.lowerBound].line)"
        add(UnreadMinimum(platform, place: place, text: script.text(of: value)))
      }
    }
  }

  /// Build settings by name: `"IPHONEOS_DEPLOYMENT_TARGET": "15.0"`, `['IPHONEOS_DEPLOYMENT_TARGET'] =
  /// '15.0'`.
  private mutating func addSettings(in script: Script, _ text: [UInt8], at path: String) {
    let tokens = script.tokens
    for index in tokens.indices where tokens[index].kind == .string {
      guard let platform = Platform.withDeploymentSetting(tokens[index].text) else { continue }
      let value = tokens[(index + 1)...].prefix(5).first { $0.kind != .mark }
      let marks = tokens[(index + 1)...].prefix { $0.kind == .mark }.map(\.text)
      guard let value, value.kind == .string, let version = Version(value.text),
        [[":"], ["]", "="], ["=", ">"]].contains(marks), value.isConstant
      else { continue }
      add(index + 1 + marks.count, platform, version, in: script, text, at: path)
    }
  }

  private mutating func add(
    _ token: Int, _ platform: Platform, _ version: Version, in script: Script, _ text: [UInt8],
    at path: String
  ) {
    let token = script.tokens[token]
    var range = token.range
    let isConstant = token.kind == .name
    if token.kind == .string {
      // Only the digits: a raw string has more quotes, and `~>` may precede them.
      let digits = Array(token.text.drop { !$0.isNumber }.utf8)
      guard let start = text[range].firstRange(of: digits) else { return }
      range = start
    } else if isConstant {
      guard range.lowerBound > 0, text[range.lowerBound - 1] == UInt8(ascii: ".") else { return }
      range = range.lowerBound - 1..<range.upperBound
    }
    add(
      MinimumDeclaration(
        path: path, platform: platform, version: version, range: range, line: token.line,
        isPackageConstant: isConstant), in: text)
  }
}

extension Platform {
  /// The platform of a build setting such as `IPHONEOS_DEPLOYMENT_TARGET`.
  static func withDeploymentSetting(_ name: some StringProtocol) -> Platform? {
    allCases.first { $0 != .macCatalyst && $0.deploymentSetting == name }
  }
}
