import Availability
import SystemCalls

/// `Package.swift`: the `platforms:` of the package and the folders of its targets.
///
/// The manifest is read as text, not run. Computed values are unknown and skipped. A platform that is not
/// listed has the oldest version that the tools support.
enum PackageManifest {
  /// What manifests import.
  static let module = "PackageDescription"

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
    target.moduleNames = moduleNames(in: script)
    var reading = ManifestReading(targets: [target], others: package)
    let inner = package.isProgram ? [] : foldersWithoutClients(in: script, folder: folder)
    if !inner.isEmpty {
      reading.targets[0].files.excluded += inner
      target.isProgram = true
      target.files.included = inner
      reading.targets.append(target)
    }
    let macros = ScriptMacros.macros(of: script, bytes)
    for index in reading.targets.indices { reading.targets[index].macros = macros }
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
    return placeOfToolsVersion(bytes).flatMap { Version(utf8: bytes[$0]) } ?? Version(0)
  }

  /// The place of the version in `// swift-tools-version: 5.9`, with or without colon and spaces.
  static func placeOfToolsVersion(_ bytes: [UInt8]) -> Range<Int>? {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let word = line.map({ $0 | 0x20 }).firstRange(of: Array("swift-tools-version".utf8)) else {
      return nil
    }
    let digits = line[word.upperBound...].drop(while: ": \t".utf8.contains)
      .prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    return digits.startIndex..<digits.endIndex
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
    /// The tokens that state the version: several, when a constant has several declarations.
    var tokens: [Int] = []
  }

  /// The entries in source order.
  static func platforms(in script: Script, call: Int) -> [StatedPlatform] {
    platformLists(in: script, call: call).flatMap { list -> [StatedPlatform] in
      switch list {
      case .read(let range): return platforms(in: range, script)
      case .computed(let range):
        let line = script.tokens[range.lowerBound].line
        return [StatedPlatform(platform: nil, version: nil, text: script.text(of: range), line: line)]
      }
    }
  }

  /// `Package(…)`, `PackageDescription.Package(…)`
  static func packageCall(in script: Script) -> Int? {
    script.tokens.indices.first { index in
      script.tokens[index].isName("Package") && index + 1 < script.tokens.count
        && script.tokens[index + 1].isMark("(")
        && (index < 2 || !script.tokens[index - 1].isMark(".") || script.tokens[index - 2].isName(module))
    }.map { $0 + 1 }
  }

  private enum PlatformList {
    case read(Range<Int>)
    /// The list is not a literal.
    case computed(Range<Int>)
  }

  /// The values of the platforms: the argument, and later assignments and additions.
  private static func platformLists(in script: Script, call: Int) -> [PlatformList] {
    var lists: [PlatformList] = []
    for argument in script.arguments(ofBracketAt: call) where argument.label == "platforms" {
      var value = argument.value
      if value.isEmpty { continue }
      if value.count == 1, script.tokens[value.lowerBound].kind == .name,
        let range = script.value(ofVariable: script.tokens[value.lowerBound].text)
      {
        value = range
      }
      let isList =
        value.contains { script.tokens[$0].isMark("[") } || script.tokens[value.lowerBound].isName("nil")
      lists.append(isList ? .read(value) : .computed(value))
    }
    let tokens = script.tokens
    for index in tokens.indices.dropFirst(2)
    where tokens[index].isName("platforms") && tokens[index - 1].isMark(".")
      && tokens[index - 2].isName("package")
    {
      // `package.platforms = […]`, `package.platforms?.append(…)`, `package.platforms! += […]`
      if let open = tokens[index...].prefix(6).indices.first(where: { script.end(ofBracketAt: $0) != nil }),
        let end = script.end(ofBracketAt: open)
      {
        lists.append(.read(open..<min(end + 1, tokens.count)))
      }
    }
    return lists
  }

  /// Parses `.iOS(.v15)`, `.macOS("12.3")`, `SupportedPlatform.tvOS(.v13)`, and `.iOS(minimum)` with a
  /// constant.
  private static func platforms(in range: Range<Int>, _ script: Script) -> [StatedPlatform] {
    var found: [StatedPlatform] = []
    for index in range where index + 2 < script.tokens.count {
      guard index > 0, script.tokens[index - 1].isMark("."), script.tokens[index].kind == .name,
        script.tokens[index + 1].isMark("("), let end = script.end(ofBracketAt: index + 1),
        let platform = Platform(informalName: script.tokens[index].text)
      else { continue }
      let argument = index + 2..<max(index + 2, min(end, script.tokens.count))
      let tokens = versionToken(in: argument, script).map { [$0] } ?? tokensOfConstant(argument, script)
      found.append(
        StatedPlatform(
          platform: platform, version: tokens.compactMap { version(script.tokens[$0].text) }.min(),
          text: script.text(of: argument), line: script.tokens[index].line, tokens: tokens))
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

  /// The versions in the declarations of a constant, any of which may apply. Empty when one declaration has
  /// no version.
  private static func tokensOfConstant(_ range: Range<Int>, _ script: Script) -> [Int] {
    guard range.count == 1, script.tokens[range.lowerBound].kind == .name else { return [] }
    let name = script.tokens[range.lowerBound].text
    let tokens = script.values(ofVariable: name).map {
      $0.count < 6 ? versionToken(in: $0, script) : nil
    }
    return tokens.contains(nil) ? [] : tokens.compactMap { $0 }
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

  /// The folders of the targets that no library product holds, not even through other targets: no other package can import
  /// them. Empty where the manifest computes its products or targets.
  static func foldersWithoutClients(in script: Script, folder: String) -> [FileSet.Part] {
    var dependencies: [String: [String]] = [:]
    var folders: [String: String] = [:]
    var open: [String] = []
    for index in script.tokens.indices {
      let isProduct = isCall(of: ["library"], at: index, script)
      guard isProduct || isTargetCall(at: index, script), !isInDependencies(index, script) else { continue }
      let arguments = script.arguments(ofBracketAt: index + 1)
      func strings(_ label: String) -> [String] {
        arguments.first { $0.label == label }.map { script.strings(in: $0.value) } ?? []
      }
      if isProduct {
        if strings("targets").isEmpty { return [] }
        open += strings("targets")
        continue
      }
      guard let name = strings("name").first, folders[name] == nil else { return [] }
      let isTest = script.tokens[index].isName("testTarget")
      folders[name] = strings("path").first ?? (isTest ? "Tests/" : "Sources/") + name
      dependencies[name] = strings("dependencies")
    }
    var seen: Set<String> = []
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += dependencies[next] ?? [] }
    }
    return folders.filter { !seen.contains($0.key) }.values.sorted().map {
      FileSet.Part(path: Paths.join(folder, $0))
    }
  }

  /// The names of the targets; `nil`: some are computed.
  private static func moduleNames(in script: Script) -> Set<String>? {
    let names = script.tokens.indices.filter { isTargetCall(at: $0, script) }.map { index in
      script.arguments(ofBracketAt: index + 1).first { $0.label == "name" }.flatMap { name in
        name.value.count == 1 ? script.strings(in: name.value).first : nil
      }
    }
    return names.isEmpty || names.contains(nil) ? nil : Set(names.map { BuildTarget.moduleName($0!) })
  }

  /// The folders in which the tools search for targets.
  private static let conventionalFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  private static let targetCalls: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  static func isTargetCall(at index: Int, _ script: Script) -> Bool {
    isCall(of: targetCalls, at: index, script)
  }

  /// Whether a token is the name in `.name(…)`.
  static func isCall(of names: Set<String>, at index: Int, _ script: Script) -> Bool {
    index > 0 && index + 1 < script.tokens.count && script.tokens[index].kind == .name
      && script.tokens[index - 1].isMark(".") && script.tokens[index + 1].isMark("(")
      && names.contains(script.tokens[index].text)
  }

  /// Whether the enclosing list is the value of `dependencies:`.
  static func isInDependencies(_ index: Int, _ script: Script) -> Bool {
    guard let bracket = script.enclosingBracket(of: index), bracket > 1 else { return false }
    return script.tokens[bracket].isMark("[") && script.tokens[bracket - 1].isMark(":")
      && script.tokens[bracket - 2].isName("dependencies")
  }
}
