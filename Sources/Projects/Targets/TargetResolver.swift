import Availability
import SystemCalls

/// The targets that files are judged by. `--min` takes precedence over the configuration, and the
/// configuration over the project.
///
/// A given minimum replaces the declared one of its platform, and that of Catalyst where Catalyst follows
/// iOS. It does not add a platform that the project does not build the file for, although clauses that name
/// the platform are judged by it. Only when nothing is declared, the named platforms are those that are
/// built. Mac Catalyst is also built when both it and iOS are named.
public final class TargetResolver: Sendable {
  private let map: ProjectMap
  private let minimums: MinimumSpecification
  private let platforms: Set<Platform>?
  private let known = Cache<Key, FileTargets>()

  private struct Key: Hashable {
    var declared: ObjectIdentifier
    var configuration: String?
  }

  /// - Parameters:
  ///   - minimums: from the command line.
  ///   - platforms: from the command line; `nil`: no restriction.
  public init(_ map: ProjectMap, minimums: MinimumSpecification = .init(), platforms: Set<Platform>? = nil) {
    self.map = map
    self.minimums = minimums
    self.platforms = platforms
  }

  /// The error when no file has a target.
  public static let nothingKnown =
    "nothing says which platforms and versions this code is built for: "
    + "pass --min, such as --min 16 or --min iOS=16,macOS=13"

  /// The targets that a file is judged by. Files with equal targets get the same object.
  public func targets(for file: SourceFile, configuration: Configuration = .init()) -> FileTargets {
    targets(declared: map.targets(for: file), configuration)
  }

  private func targets(declared: FileTargets, _ configuration: Configuration) -> FileTargets {
    let key = Key(declared: ObjectIdentifier(declared), configuration: configuration.identity)
    return known.value(of: key) { resolve(declared, configuration) }
  }

  /// Consecutive files of one repository with the same targets.
  public struct Row: Sendable {
    /// Their indices in the list of all files.
    public internal(set) var files: Range<Int>
    public let targets: FileTargets
    public let configuration: Configuration
    /// See `SourceFile.repository`.
    public let repository: Int
  }

  /// The targets of many files, resolved by several workers.
  public func targets(
    for files: [SourceFile], configurations: ConfigurationMap, workers: Int
  ) -> [Row] {
    // Neighbouring files need the same manifests: each worker takes consecutive files.
    let stretch = 256
    let count = (files.count + stretch - 1) / stretch
    let found = Mutex<[[Row]]>(Array(repeating: [], count: count))
    let batches = Batches(count: files.count, size: stretch)
    _ = Workers.run(min(workers, count), inPlace: true) { [self] in
      map.withLocalCache { cache in
        while let batch = batches.take() {
          let rows = rows(of: batch, in: files, configurations, &cache)
          found.withLock { $0[batch.lowerBound / stretch] = rows }
        }
      }
    }
    return found.withLock { $0.flatMap { $0 } }
  }

  private func rows(
    of some: Range<Int>, in files: [SourceFile], _ configurations: ConfigurationMap,
    _ cache: inout ProjectMap.LocalCache
  ) -> [Row] {
    var rows: [Row] = []
    var (folder, declared) = (SourceFolder?.none, FileTargets?.none)
    let isEachForItself = configurations.differsWithinFolders
    var index = some.lowerBound
    while index < some.upperBound {
      let stretch = isEachForItself ? index..<index + 1 : index..<some.upperBound
      let (targets, end) = map.targets(forFilesIn: stretch, of: files, &cache)
      defer { index = end }
      let isSame =
        files[index].folder === folder && !isEachForItself
        || configurations.all.isEmpty && rows.last?.repository == files[index].repository
      if isSame, targets === declared {
        rows[rows.count - 1].files = rows[rows.count - 1].files.lowerBound..<end
        continue
      }
      (folder, declared) = (files[index].folder, targets)
      let configuration = configurations.configuration(for: files[index])
      rows.append(
        Row(
          files: index..<end, targets: self.targets(declared: targets, configuration),
          configuration: configuration, repository: files[index].repository))
    }
    return rows
  }

  func resolve(_ declared: FileTargets, _ configuration: Configuration) -> FileTargets {
    var stated: [Platform: DeploymentTarget] = [:]
    for (platform, version) in configuration.minimums.minimums {
      let source = configuration.path.map { Paths.relative($0, to: Paths.currentFolder()) ?? $0 }
      stated[platform] = DeploymentTarget(platform, version, source: source ?? Configuration.fileName)
    }
    for (platform, version) in minimums.minimums {
      stated[platform] = DeploymentTarget(platform, version, source: "--min")
    }
    var targets = declared.targets
    var unlisted = Set(declared.unlisted)
    var elsewhere: [DeploymentTarget] = []
    let built = unlisted.union(targets.map(\.platform))
    // `anyAppleOS` alone does not say that an app for iOS is built for the Mac, too.
    let named = minimums.namedPlatforms.union(configuration.minimums.namedPlatforms)
    let mayBeCatalyst = built.contains(.iOS) && named.contains(.macCatalyst)
    for platform in Platform.allCases {
      guard let statement = stated[platform] else { continue }
      if !built.isEmpty, !built.contains(platform), !(platform == .macCatalyst && mayBeCatalyst) {
        elsewhere.append(statement)
        continue
      }
      replace(platform, by: statement, in: &targets)
      unlisted.remove(platform)
      if platform == .iOS, stated[.macCatalyst] == nil,
        targets.contains(where: { $0.platform == .macCatalyst })
      {
        replace(.macCatalyst, by: .catalyst(following: statement), in: &targets)
      }
    }
    if let limit = platforms ?? configuration.platforms {
      targets.removeAll { !limit.contains($0.platform) }
      unlisted.formIntersection(limit)
      elsewhere.removeAll { !limit.contains($0.platform) }
    }
    let unread = declared.unread.filter { unread in
      guard let platform = unread.platform else { return stated.isEmpty }
      return stated[platform] == nil && (platforms ?? configuration.platforms)?.contains(platform) ?? true
    }
    return FileTargets(
      targets: targets, unlisted: unlisted, stated: elsewhere, isProgram: declared.isProgram,
      macros: declared.macros.overridden(by: configuration.macros), unread: unread,
      raised: declared.targets.filter { declared in
        // A package says what Mac Catalyst needs; elsewhere it follows iOS by itself.
        let isBelow =
          minimums.minimums[declared.platform].map { declared.minimum < $0 }
          ?? (declared.platform == .macCatalyst && declared.source.contains("Package.swift")
            && targets.contains { $0.platform == .macCatalyst && declared.minimum < $0.minimum })
        return isBelow && (platforms ?? configuration.platforms)?.contains(declared.platform) ?? true
      }, declarations: declared.declarations)
  }

  /// Replaces the minimum of a platform, separately for application extensions and other code.
  private func replace(
    _ platform: Platform, by statement: DeploymentTarget, in targets: inout [DeploymentTarget]
  ) {
    var isThere = false
    for index in targets.indices where targets[index].platform == platform {
      targets[index].minimum = statement.minimum
      targets[index].source = statement.source
      isThere = true
    }
    guard !isThere else { return }
    let order = Platform.allCases.firstIndex(of: platform)!
    let place = targets.firstIndex { Platform.allCases.firstIndex(of: $0.platform)! > order }
    targets.insert(statement, at: place ?? targets.count)
  }
}
