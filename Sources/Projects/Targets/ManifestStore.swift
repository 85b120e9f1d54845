import SystemCalls

/// The manifests of a run. Each is read once, at first use.
final class ManifestStore: Sendable {
  private let filesByFolder: [String: [ManifestFile]]
  private let shownFolder: String
  private let texts: ManifestTexts
  private let readings = Cache<String, ManifestReading>()
  private let found = Mutex<Set<ProjectProblem>>([])
  /// By number.
  private let targets = Mutex<[BuildTarget]>([])
  private let fallbacks = Cache<String, Int?>()

  /// - Parameter shownFolder: paths below it are shown relative to it.
  init(_ discovery: Discovery, shownFolder: String) {
    filesByFolder = Dictionary(grouping: discovery.manifests, by: \.projectFolder)
    texts = discovery.manifestTexts
    self.shownFolder = shownFolder
  }

  /// The problems found so far, sorted.
  var problems: [ProjectProblem] { found.withLock { $0 }.sorted() }

  var folders: some Collection<String> { filesByFolder.keys }

  func manifests(in folder: String) -> [ManifestFile] { filesByFolder[folder] ?? [] }

  /// Assigns consecutive unique numbers to targets. Returns the first.
  private func add(_ some: [BuildTarget]) -> Int {
    targets.withLock { targets in
      defer { targets += some }
      return targets.count
    }
  }

  /// The targets with these numbers.
  func targets(_ numbers: [Int]) -> [BuildTarget] {
    targets.withLock { targets in numbers.map { targets[$0] } }
  }

  /// Marks the targets of a manifest as programs: nothing outside of the repository can use their public
  /// declarations.
  func markAsPrograms(_ reading: ManifestReading) {
    targets.withLock { targets in for number in reading.numbers { targets[number].isProgram = true } }
  }

  /// The settings of files in no target, by the manifests of a folder. Computed once.
  func fallback(of folder: String, orElse make: () -> BuildTarget?) -> Int? {
    fallbacks.value(of: folder) { make().map { add([$0.ofAnyProduct]) } }
  }

  /// The package of a folder. Of several manifests the one with the highest tools version counts.
  func package(in folder: String) -> ManifestReading? {
    let files = manifests(in: folder).filter { $0.format == .package }
    guard let first = files.first else { return nil }
    if files.count == 1 { return reading(of: first) }
    let versions = files.map { file in
      ((try? texts.bytes(of: file.path)).map { PackageManifest.toolsVersion($0, path: file.path) }, file)
    }
    let newest = versions.max { ($0.0 ?? .init(0)) < ($1.0 ?? .init(0)) }
    return newest.map { reading(of: $0.1) }
  }

  func reading(of manifest: ManifestFile) -> ManifestReading {
    let reading = readAhead(manifest)
    if !reading.problems.isEmpty { found.withLock { $0.formUnion(reading.problems) } }
    return reading
  }

  /// Reads a manifest before a file needs it. Its errors are not reported until then.
  @discardableResult
  func readAhead(_ manifest: ManifestFile) -> ManifestReading {
    readings.value(of: manifest.path) { read(manifest) }
  }

  private func read(_ manifest: ManifestFile) -> ManifestReading {
    let shown = shownPath(manifest.path)
    var reading: ManifestReading
    do {
      let bytes = try texts.bytes(of: manifest.path)
      let fault = manifest.format == .xcodeProject ? nil : Self.fault(of: bytes)
      reading =
        fault.map { ManifestReading(problems: [ProjectProblem(path: shown, message: $0)]) }
        ?? manifest.format.read(bytes, manifest.path, shown, texts)
      for index in reading.problems.indices {
        reading.problems[index].path = shownPath(reading.problems[index].path)
      }
    } catch {
      reading = ManifestReading(problems: [ProjectProblem(path: shown, message: error.description)])
    }
    reading.firstNumber = add(reading.targets)
    return reading
  }

  private func shownPath(_ path: String) -> String { Paths.relative(path, to: shownFolder) ?? path }

  /// Why the bytes cannot be a manifest.
  private static func fault(of bytes: [UInt8]) -> String? {
    // No handwritten manifest is this large.
    if bytes.count > 4 << 20 { return "is too large for a manifest and was not read: exclude or remove it" }
    if bytes.prefix(4096).contains(0) { return "is not text and was not read: exclude or remove it" }
    return nil
  }
}
