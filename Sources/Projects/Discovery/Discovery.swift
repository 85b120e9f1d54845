import SystemCalls

/// The result of a walk over the given paths.
public struct Discovery: Sendable {
  /// Each real file once, sorted by the bytes of its path.
  public internal(set) var files: [SourceFile] = []
  /// Objective-C, C and C++ files below the given folders, sorted. The walk does not read them.
  public internal(set) var otherSources: [SourceFile] = []
  /// The manifests in the folders walked and above them: absolute, sorted.
  public internal(set) var manifests: [ManifestFile] = []
  /// The contents of manifests that were read, and those that a run will write.
  public var manifestTexts = ManifestTexts()
  /// The `.backport.json` files below the given paths: absolute, sorted.
  public internal(set) var configurations: [String] = []
  /// The repositories found, and those that contain the given paths: absolute, sorted. Some have no `.git`:
  /// see `exports`.
  public internal(set) var repositories: [String] = []
  /// Trees exported from git, such as the archive of a release: the outermost folders with a `.gitignore`
  /// that lie in no repository. A folder with several of them holds several projects.
  var exports: Set<String> = []
  /// The folders with a `.gitattributes`: those walked, and those above them in the repository.
  var attributed: Set<String> = []
  /// Paths that do not exist or cannot be read.
  public internal(set) var problems: [ProjectProblem] = []
  /// Links without a target, and circular links. No code is missing because of them.
  public internal(set) var brokenLinks: [ProjectProblem] = []
  /// The first Swift file or folder that an exclude pattern matched.
  var leftOut: String?
  /// The first place around the given paths that could not be read.
  var unseen: String?
  var roots: [WalkRoot] = []

  /// The absolute paths of the given folders.
  public var wholeFolders: [String] {
    roots.filter { !$0.isFile && !$0.isSurrounding }.map { $0.realPath.isEmpty ? "/" : $0.realPath }
  }

  /// The outermost of the repositories and the given folders.
  var topFolders: [String] {
    let all = Set(repositories + roots.map { $0.isFile ? Paths.parent($0.realPath) : $0.realPath })
      .filter { !$0.isEmpty }
    return all.filter { folder in !all.contains { $0 != folder && Paths.isInside(folder, $0) } }
      .sorted(by: String.bytesPrecede)
  }

  public struct Options: Sendable {
    /// Excluded paths, except the given paths themselves.
    public var excludes: [ExcludeSet]
    /// The number of threads.
    public var workers: Int
    /// Whether a file with this content is relevant. It is called during the walk, so that reading files
    /// overlaps with reading folders and each file is opened once.
    public var screen: (@Sendable (UnsafeRawBufferPointer) -> Bool)?
    /// What is kept of files, so that they need not be read again.
    public var kept: Kept
    /// Whether to also walk the whole projects around the given paths. Files outside of the given paths are
    /// marked: see `SourceFile.isNamed`.
    public var widens = false
    /// The memory mode of the walking threads.
    package var memory = MemoryUse.sparing
    /// Called from time to time, from any thread, with the number of files found so far.
    public var progress: (@Sendable (Int) -> Void)?

    public enum Kept: Sendable {
      case nothing
      /// Of files that are not relevant up to a limit.
      case contents
      case words
    }

    public init(
      excludes: [ExcludeSet] = [], workers: Int = 2,
      screen: (@Sendable (UnsafeRawBufferPointer) -> Bool)? = nil, kept: Kept = .nothing,
      progress: (@Sendable (Int) -> Void)? = nil
    ) {
      self.excludes = excludes.filter { !$0.globs.isEmpty }
      self.workers = max(1, workers)
      self.screen = screen
      self.kept = kept
      self.progress = progress
    }
  }

  /// Walks over files and folders; without paths, over the working folder. Skips folders that tools build or
  /// fetch (`.build`, `DerivedData`, `Pods`, `Carthage`, `.git`, `SourcePackages`) and links to folders,
  /// unless they are given. A link to a file stands for the file.
  public static func find(_ paths: [String], options: Options = Options()) -> Discovery {
    var discovery = Discovery()
    for path in paths.isEmpty ? ["."] : paths { discovery.addRoot(path, options: options) }
    discovery.complete(options)
    return discovery
  }

  /// Adds what depends on all roots and their contents.
  private mutating func complete(_ options: Options) {
    addManifestsAbove()
    if options.widens { addSurroundings(options) }
    dropRepeatedFiles()
    manifests = Set(manifests).sorted { String.bytesPrecede($0.path, $1.path) }
    configurations = Set(configurations).sorted(by: String.bytesPrecede)
    addExports()
    repositories = Set(repositories).sorted(by: String.bytesPrecede)
    problems = Set(problems).sorted()
    brokenLinks = Set(brokenLinks).sorted()
    otherSources.removeAll { !$0.isNamed }
    otherSources.sort { String.bytesPrecede($0.path, $1.path) }
    findRepositories()
  }

  /// Walks over the projects around the roots. Failures there are not reported as problems of the given
  /// paths.
  private mutating func addSurroundings(_ options: Options) {
    let tops = Set(roots.compactMap(projectAround)).sorted(by: String.bytesPrecede)
    let faults = (problems, brokenLinks)
    for top in tops where !roots.contains(where: { !$0.isFile && Paths.isInside(top, $0.realPath) }) {
      addRoot(top, options: options, isSurrounding: true)
    }
    unseen = problems.dropFirst(faults.0.count).first?.path
    (problems, brokenLinks) = faults
  }

  /// A folder with a `.gitignore` is the top of an exported tree unless it lies in a repository, in another
  /// such tree, or in a project that begins above it.
  private mutating func addExports() {
    // Many people keep a `.gitignore` in their home folder.
    if let home = Self.homeFolder { exports.remove(home) }
    let known = Set(repositories)
    exports = exports.filter { !known.contains($0) && !Self.isInside($0, belowOneOf: known) }
    if exports.isEmpty { return }
    var holders = exports.union(manifests.map(\.projectFolder))
    for index in files.indices where index == 0 || files[index].folder !== files[index - 1].folder {
      holders.insert(files[index].folder.realPath)
    }
    exports = exports.filter { !Self.isInside($0, belowOneOf: holders) }
    repositories += exports
  }

  static var homeFolder: String? { CurrentProcess.variable("HOME").flatMap(Paths.resolved) }

  private static func isInside(_ folder: String, belowOneOf folders: Set<String>) -> Bool {
    Paths.parents(folder).contains(where: folders.contains)
  }

  private func findRepositories() {
    // In sorted order a folder comes before the folders inside it. A repository can lie in another
    // repository, but never belongs to an exported tree.
    let outermost = repositories.map { repository in
      repositories.firstIndex {
        Paths.isInside(repository, $0) && ($0 == repository || !exports.contains($0))
      }
        ?? -1
    }
    // Files of one folder are adjacent in the list.
    for index in files.indices where index == 0 || files[index].folder !== files[index - 1].folder {
      files[index].folder.findRepositories(among: repositories, outermost: outermost)
    }
    for file in otherSources { file.folder.findRepositories(among: repositories, outermost: outermost) }
  }

  /// The index of the innermost folder that contains the path. The folders are sorted by bytes.
  static func nearest(to path: String, among folders: [String]) -> Int? {
    // Folders that sort after the path cannot contain it.
    let end = (0..<folders.count).firstPlace { String.bytesPrecede(path, folders[$0]) }
    return folders[..<end].lastIndex { Paths.isInside(path, $0) }
  }

  /// The file that standard input stands for, as if it had been given. Neither the file nor its folder need
  /// exist.
  public static func standIn(for path: String, options: Options = Options()) -> Discovery {
    var discovery = Discovery()
    if FileSystem.isRegular(path) {
      discovery.addRoot(path, options: options)
    } else {
      let real = Self.resolvedAsFarAsPossible(Paths.join(Paths.currentFolder(), path))
      let file = SourceFile(path: Paths.shown(path), realPath: real)
      discovery.roots = [file.root]
      discovery.files = [file]
    }
    discovery.complete(options)
    return discovery
  }

  /// The real path of the existing part of the path, with the missing names appended.
  private static func resolvedAsFarAsPossible(_ path: String) -> String {
    if let real = Paths.resolved(path) { return real }
    if path == "/" { return path }
    return Paths.join(resolvedAsFarAsPossible(Paths.parent(path)), Paths.name(path))
  }

  private mutating func addRoot(_ path: String, options: Options, isSurrounding: Bool = false) {
    let shown = Paths.shown(path)
    let (kind, real): (FileStatus.Kind, String)
    do throws(SystemError) {
      kind = try FileStatus(shown).kind
      real = try Paths.realPath(of: shown)
    } catch {
      problems.append(ProjectProblem(path: shown, message: Self.isDangling(shown) ?? error.whyUnreadable))
      return
    }
    if kind != .folder {
      // Reading a pipe would block or give an empty file.
      guard kind == .file else {
        problems.append(
          ProjectProblem(path: shown, message: "is not a regular file and was skipped: name a file or folder")
        )
        return
      }
      var file = SourceFile(path: shown, realPath: real)
      roots.append(file.root)
      let absolute = Paths.join(Paths.currentFolder(), shown)
      if absolute != real { file.aliases = [absolute] }
      files.append(file)
      return
    }
    let root = WalkRoot(
      prefix: shown == "." ? "" : shown.hasSuffix("/") ? shown : shown + "/", realPath: real, isFile: false,
      isSurrounding: isSurrounding)
    roots.append(root)
    var walk = FolderWalk(root: root, options: options)
    walk.run()
    // With a single root, the files need not be copied.
    if files.isEmpty { files = walk.files } else { files += walk.files }
    for found in walk.found {
      otherSources += found.otherSources
      manifestTexts.add(found.manifestContents)
      manifests += found.manifests.filter { !$0.isOrdinarySource(manifestTexts) }
      configurations += found.configurations
      repositories += found.repositories
      exports.formUnion(found.exports)
      attributed.formUnion(found.attributed)
      problems += found.problems
      brokenLinks += found.brokenLinks
    }
    let excluded = walk.found.compactMap(\.leftOut).min { String.bytesPrecede($0.folder, $1.folder) }
    leftOut = leftOut ?? excluded?.path
  }

  /// The given paths may overlap, and a link may lead to another given path. Keeps each real file once,
  /// preferably under its own name.
  private mutating func dropRepeatedFiles() {
    guard roots.count > 1 else { return }
    var given: [String: Int] = [:]
    for root in roots + files.lazy.map(\.root).filter(\.isFile) {
      let folder = root.isFile ? Paths.parent(root.realPath) : root.realPath
      given[folder.isEmpty ? "/" : folder, default: 0] += 1
    }
    var last: (folder: SourceFolder, isShared: Bool)?
    /// Whether several of the given paths may lead to a file of a folder.
    func isShared(_ folder: SourceFolder) -> Bool {
      if let last, last.folder === folder { return last.isShared }
      let path = folder.realPath
      let isShared = ([path] + Paths.parents(path)).reduce(0) { $0 + (given[$1] ?? 0) } > 1
      last = (folder, isShared)
      return isShared
    }
    var firstByRealPath: [String: Int] = [:]
    var kept: [SourceFile] = []
    for file in files {
      if !isShared(file.folder) {
        kept.append(file)
      } else if let first = firstByRealPath[file.realPath] {
        kept[first].aliases += file.aliases
      } else {
        firstByRealPath[file.realPath] = kept.count
        kept.append(file)
      }
    }
    files = kept.sorted { String.bytesPrecede($0.path, $1.path) }
  }

  /// Adds the manifests of the folders above the given paths, up to the top of the repository. Outside of a
  /// repository only the nearest folder with manifests counts.
  private mutating func addManifestsAbove() {
    var seen: Set<String> = []
    for root in roots {
      let start = root.realPath.isEmpty ? "/" : root.realPath
      var found: [[ManifestFile]] = []
      var isInRepository = false
      for folder in [start] + Paths.parents(start) {
        if folder != root.realPath || !root.isFile, let contents = Self.contentsAbove(folder) {
          let own = contents.manifests.filter { !$0.isOrdinarySource(manifestTexts) }
          if folder != root.realPath, !own.isEmpty { found.append(own) }
          if contents.hasAttributes { attributed.insert(folder) }
          if contents.isRepository {
            repositories.append(folder)
            isInRepository = true
            break
          }
          if contents.hasIgnores { exports.insert(folder) }
        }
        if !seen.insert(folder).inserted { break }
      }
      manifests += isInRepository ? found.flatMap { $0 } : found.first ?? []
    }
  }

  private static func contentsAbove(_ folder: String) -> FolderContents? {
    try? FolderReader.contents(of: folder == "/" ? "/" : folder + "/", upwards: true)
  }
}
