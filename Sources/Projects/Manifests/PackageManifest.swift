import Availability
import SystemCalls

/// `Package.swift`: the `platforms:` of the package and the folders of its targets.
///
/// The manifest is read as text, not run. Computed values are unknown and skipped. A platform that is not
/// listed has the oldest version that the tools support.
enum PackageManifest {
  static func read(_ bytes: [UInt8], path: String, shownPath: String) -> ManifestReading {
    let script = Script(ScriptScanner.tokens(of: bytes, .swift))
    let folder = Paths.parent(path)
    guard let call = packageCall(in: script) else {
      return ManifestReading(problems: [
        ProjectProblem(
          path: shownPath, message: "describes no package: it has no call of Package(…) that could be read")
      ])
    }
    var package = BuildTarget()
    for stated in platforms(in: script, call: call) {
      let place = "\(shownPath):\(stated.line)"
      if let platform = stated.platform, let version = stated.version {
        package.minimums.append(DeploymentTarget(platform, version, source: place))
      } else {
        package.unread.append(UnreadMinimum(stated.platform, place: place, text: stated.text))
      }
    }
    package = .merged([package])
    let listed = Set(package.minimums.map(\.platform))
    package.unlisted = Set(Platform.allCases).subtracting(listed).subtracting([.driverKit])
    package.isProgram = !declaresLibrary(script)
    var target = package
    target.files = files(in: script, folder: folder)
    var reading = ManifestReading(targets: [target], others: package)
    let macros = ScriptMacros.macros(of: script, bytes)
    reading.targets[0].macros = macros
    reading.others?.macros = macros
    return reading
  }

  /// Whether a library may be among the products. Other packages can import nothing else of it, and SwiftPM makes no library
  /// by itself.
  private static func declaresLibrary(_ script: Script) -> Bool {
    script.tokens.contains { $0.kind == .name && $0.text == "library" }
  }

  /// Of several manifests in one folder the one with the highest tools version counts, as with the newest
  /// tools.
  static func toolsVersion(_ bytes: [UInt8], path: String) -> Version {
    let name = Paths.name(path)
    if name.hasPrefix("Package@swift-") {
      return Version(name.dropFirst("Package@swift-".count).dropLast(".swift".count)) ?? Version(0)
    }
    // `// swift-tools-version: 5.9`, with or without colon and spaces.
    let firstLine = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self).lowercased()
    guard let word = firstLine.firstRange(of: "swift-tools-version") else { return Version(0) }
    let digits = firstLine[word.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "\t" }
    return Version(digits.prefix { $0.isNumber || $0 == "." }) ?? Version(0)
  }

  /// An entry of a package's `platforms:`.
  struct StatedPlatform {
    /// `nil`: the list is computed, and its platforms are unknown.
    var platform: Platform?
    /// `nil`: the version is computed.
    var version: Version?
    /// The source text.
    var text: String
    var line: Int
    /// The token that states the version.
    var token: Int?
  }

  static func packageCall(in script: Script) -> Int? {
    script.tokens.indices.first { index in
      script.tokens[index].isName("Package") && index + 1 < script.tokens.count
        && script.tokens[index + 1].isMark("(") && !(index > 0 && script.tokens[index - 1].isMark("."))
    }.map { $0 + 1 }
  }

  /// The entries in source order. A list that the program changes later is computed, like one that is no literal.
  static func platforms(in script: Script, call: Int) -> [StatedPlatform] {
    let arguments = script.arguments(ofBracketAt: call)
    let value = arguments.first { $0.label == "platforms" }?.value ?? 0..<0
    let tokens = script.tokens
    let change = tokens.indices.dropFirst(2).first {
      tokens[$0].isName("platforms") && tokens[$0 - 1].isMark(".") && tokens[$0 - 2].isName("package")
    }
    let isList = value.first.map { tokens[$0].isMark("[") || tokens[$0].isName("nil") } ?? true
    if change == nil, isList { return platforms(in: value, script) }
    let computed = change.map { $0 - 2..<$0 + 1 } ?? value
    return [
      StatedPlatform(
        platform: nil, version: nil, text: script.text(of: computed), line: tokens[computed.lowerBound].line)
    ]
  }

  /// Parses `.iOS(.v15)`, `.macOS("12.3")`, and `SupportedPlatform.tvOS(.v13)`.
  private static func platforms(in range: Range<Int>, _ script: Script) -> [StatedPlatform] {
    var found: [StatedPlatform] = []
    for index in range where index + 2 < script.tokens.count {
      guard index > 0, script.tokens[index - 1].isMark("."), script.tokens[index].kind == .name,
        script.tokens[index + 1].isMark("("), let end = script.end(ofBracketAt: index + 1),
        let platform = Platform(informalName: script.tokens[index].text)
      else { continue }
      let argument = index + 2..<max(index + 2, min(end, script.tokens.count))
      let token = versionToken(in: argument, script)
      found.append(
        StatedPlatform(
          platform: platform, version: token.flatMap { version(script.tokens[$0].text) },
          text: script.text(of: argument), line: script.tokens[index].line, token: token))
    }
    return found
  }

  /// The token of the version at a place.
  private static func versionToken(in range: Range<Int>, _ script: Script) -> Int? {
    let tokens = script.tokens
    let token = range.first {
      tokens[$0].kind == .string && tokens[$0].isConstant
        || tokens[$0].kind == .name && isVersion(tokens[$0].text)
    }
    return token.flatMap { version(tokens[$0].text) == nil ? nil : $0 }
  }

  private static func isVersion(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "v") && name.dropFirst().first?.isNumber == true
  }

  /// Parses `v10_15` or `10.15`; of `10.15.foo` the part that is a version.
  static func version(_ text: String) -> Version? {
    let digits = text.utf8.first == UInt8(ascii: "v") ? text.dropFirst() : text[...]
    return Version(String(digits.map { $0 == "_" ? "." : $0 }))
  }

  /// The folders of the targets: `path:` if given, otherwise the conventional folders.
  private static func files(in script: Script, folder: String) -> FileSet {
    var files = FileSet()
    var usesConvention = false
    for index in script.tokens.indices where isTargetCall(at: index, script) {
      let arguments = script.arguments(ofBracketAt: index + 1)
      // A `.target(name:)` in `dependencies:` refers to a target. It has no argument besides a condition.
      if arguments.allSatisfy({ ["name", "condition", nil].contains($0.label) }),
        isInDependencies(index, script)
      {
        continue
      }
      func strings(_ label: String) -> [String]? {
        arguments.first { $0.label == label }.map { script.strings(in: $0.value) }
      }
      guard let path = strings("path")?.first else {
        usesConvention = true
        continue
      }
      let base = Paths.join(folder, path)
      let sources = strings("sources")?.map { FileSet.Part(path: Paths.join(base, $0)) }
      files.included += sources ?? [FileSet.Part(path: base)]
      files.excluded += (strings("exclude") ?? []).map { FileSet.Part(path: Paths.join(base, $0)) }
    }
    // A function of the manifest may create the targets. They are assumed in the conventional folders.
    if usesConvention || files.included.isEmpty {
      files.included += conventionalFolders.map { FileSet.Part(path: folder + "/" + $0) }
    }
    return files
  }

  /// The folders in which the tools search for targets.
  private static let conventionalFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  private static let targetCalls: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  private static func isTargetCall(at index: Int, _ script: Script) -> Bool {
    index > 0 && index + 1 < script.tokens.count && script.tokens[index].kind == .name
      && script.tokens[index - 1].isMark(".") && script.tokens[index + 1].isMark("(")
      && targetCalls.contains(script.tokens[index].text)
  }

  /// Whether the enclosing list is the value of `dependencies:`.
  private static func isInDependencies(_ index: Int, _ script: Script) -> Bool {
    guard let bracket = script.enclosingBracket(of: index), bracket > 1 else { return false }
    return script.tokens[bracket].isMark("[") && script.tokens[bracket - 1].isMark(":")
      && script.tokens[bracket - 2].isName("dependencies")
  }
}
