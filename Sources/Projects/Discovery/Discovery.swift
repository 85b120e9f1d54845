import SystemCalls

/// What a walk over the given paths found.
public struct Discovery: Sendable {
  /// Each real file once, ordered by the bytes of its path.
  public internal(set) var files: [SourceFile] = []
  /// Of the folders walked and of those above them, absolute, in order.
  public internal(set) var manifests: [ManifestFile] = []
  /// What was read of manifests on the way, and what a run makes of them.
  public var manifestTexts = ManifestTexts()
  /// The `.backport.json` files met below the given paths, absolute, in order.
  public internal(set) var configurations: [String] = []
  /// The folders of the repositories met and of those that the paths lie in, absolute, in order; those without
  /// `.git` among them, see `exports`.
  public internal(set) var repositories: [String] = []
  /// Trees that were taken out of git, such as an archive of a release: the outermost folders that hold
  /// `.gitignore`, where no repository is around them. A folder with several of them holds several projects.
  var exports: Set<String> = []
  /// The folders with `.gitattributes` that were walked, and those above them in their repository.
  var attributed: Set<String> = []
  /// Paths that are not there or may not be read.
  public internal(set) var problems: [ProjectProblem] = []
  /// Links met on the way that lead to no file, or back to themselves: no code is missed for them.
  public internal(set) var brokenLinks: [ProjectProblem] = []
  /// The first Swift file or folder that an exclude left out.
  var leftOut: String?
  /// The first place around the given paths that could not be looked at.
  var unseen: String?
  var roots: [WalkRoot] = []

  /// The folders that were asked for as a whole, absolute.
  public var wholeFolders: [String] {
    roots.filter { !$0.isFile && !$0.isSurrounding }.map { $0.realPath.isEmpty ? "/" : $0.realPath }
  }

  /// The outermost of the repositories and of the folders that were asked for.
  var topFolders: [String] {
    let all = Set(repositories + roots.map { $0.isFile ? Paths.parent($0.realPath) : $0.realPath })
      .filter { !$0.isEmpty }
    return all.filter { folder in !all.contains { $0 != folder && Paths.isInside(folder, $0) } }
      .sorted(by: String.bytesPrecede)
  }

  public struct Options: Sendable {
    /// What is left out, unless it is itself one of the given paths.
    public var excludes: [ExcludeSet]
    /// How many threads walk.
    public var workers: Int
    /// Whether a file with these bytes is of interest. Asked while the walk goes on, of the files that it meets:
    /// reading files and reading folders then share the time, and no file is opened twice without need.
    public var screen: (@Sendable (UnsafeRawBufferPointer) -> Bool)?
    /// Files that pass the screen keep what was read of them, so that nobody has to read them again.
    public var keepsContents: Bool
    /// Whether the projects that the given paths are only a part of are found as a whole; what was not given is then
    /// marked: see `SourceFile.isNamed`.
    public var widens = false
    /// Of the threads that walk.
    package var memory = MemoryUse.sparing
    /// Called now and then, from any thread, with the number of files met so far.
    public var progress: (@Sendable (Int) -> Void)?

    public init(
      excludes: [ExcludeSet] = [], workers: Int = 2,
      screen: (@Sendable (UnsafeRawBufferPointer) -> Bool)? = nil, keepsContents: Bool = false,
      progress: (@Sendable (Int) -> Void)? = nil
    ) {
      self.excludes = excludes.filter { !$0.globs.isEmpty }
      self.workers = max(1, workers)
      self.screen = screen
      self.keepsContents = keepsContents
      self.progress = progress
    }
  }

  /// Walks over files and folders; no paths: the working folder. Folders that tools build and fetch
  /// (`.build`, `DerivedData`, `Pods`, `Carthage`, `.git`, `SourcePackages`) are skipped unless they are
  /// named; so are links to folders. A link to a file counts as the file.
  public static func find(_ paths: [String], options: Options = Options()) -> Discovery {
    var discovery = Discovery()
    let workingFolder = Paths.currentFolder()
    for path in paths.isEmpty ? ["."] : paths {
      discovery.addRoot(path, workingFolder: workingFolder, options: options)
    }
    discovery.complete(options)
    return discovery
  }

  /// What follows from the roots and what they hold.
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
    findRepositories()
  }

  /// Walks over the projects that roots are only a part of. What cannot be looked at there is no fault of what was
  /// asked for.
  private mutating func addSurroundings(_ options: Options) {
    let tops = Set(roots.compactMap(projectAround)).sorted(by: String.bytesPrecede)
    let faults = (problems, brokenLinks)
    for top in tops where !roots.contains(where: { !$0.isFile && Paths.isInside(top, $0.realPath) }) {
      addRoot(top, workingFolder: Paths.currentFolder(), options: options, isSurrounding: true)
    }
    unseen = problems.dropFirst(faults.0.count).first?.path
    (problems, brokenLinks) = faults
  }

  /// A folder with a `.gitignore` is the top of a tree unless it is part of something larger: of a repository, of
  /// another such tree, or of a project that begins above it.
  private mutating func addExports() {
    // Many keep a `.gitignore` for themselves in their home folder.
    if let home = Self.homeFolder { exports.remove(home) }
    let known = Set(repositories)
    exports = exports.filter { !known.contains($0) && !Self.lies($0, belowOneOf: known) }
    if exports.isEmpty { return }
    var holders = exports.union(manifests.map(\.projectFolder))
    for index in files.indices where index == 0 || files[index].folder !== files[index - 1].folder {
      holders.insert(files[index].folder.realPath)
    }
    exports = exports.filter { !Self.lies($0, belowOneOf: holders) }
    repositories += exports
  }

  static var homeFolder: String? { CurrentProcess.variable("HOME").flatMap(Paths.resolved) }

  private static func lies(_ folder: String, belowOneOf folders: Set<String>) -> Bool {
    var folder = folder
    while folder != "/" {
      folder = Paths.parent(folder)
      if folders.contains(folder) { return true }
    }
    return false
  }

  private func findRepositories() {
    // Ordered by their paths: what one of them lies in comes before it. A repository is part of another one, and
    // not of a folder that happens to hold a `.gitignore`.
    let outermost = repositories.map { repository in
      repositories.firstIndex {
        Paths.isInside(repository, $0) && ($0 == repository || !exports.contains($0))
      }
        ?? -1
    }
    // Neighbours mostly lie in the same folder.
    for index in files.indices where index == 0 || files[index].folder !== files[index - 1].folder {
      files[index].folder.findRepositories(among: repositories, outermost: outermost)
    }
  }

  /// The innermost of some folders, ordered by their bytes, that a path lies in.
  static func nearest(to path: String, among folders: [String]) -> Int? {
    // Those that come after a path do not hold it.
    var (low, high) = (0, folders.count)
    while low < high {
      let middle = (low + high) / 2
      if String.bytesPrecede(path, folders[middle]) { high = middle } else { low = middle + 1 }
    }
    return folders[..<low].lastIndex { Paths.isInside(path, $0) }
  }

  /// The file that standard input stands for, as if it had been named: it need not be there, nor its folder.
  public static func standIn(for path: String, options: Options = Options()) -> Discovery {
    var discovery = Discovery()
    let workingFolder = Paths.currentFolder()
    if FileSystem.isRegular(path) {
      discovery.addRoot(path, workingFolder: workingFolder, options: options)
    } else {
      var shown = Paths.normalized(path)
      if let relative = Paths.relative(shown, to: workingFolder) { shown = relative }
      let real = Self.resolvedAsFarAsPossible(Paths.join(workingFolder, path))
      let file = SourceFile(path: shown, realPath: real)
      discovery.roots = [file.root]
      discovery.files = [file]
    }
    discovery.complete(options)
    return discovery
  }

  /// The real path of the folders that are there, with the names of those that are not below it.
  private static func resolvedAsFarAsPossible(_ path: String) -> String {
    if let real = Paths.resolved(path) { return real }
    if path == "/" { return path }
    return Paths.join(resolvedAsFarAsPossible(Paths.parent(path)), Paths.name(path))
  }

  private mutating func addRoot(
    _ path: String, workingFolder: String, options: Options, isSurrounding: Bool = false
  ) {
    var shown = Paths.normalized(path)
    if let relative = Paths.relative(shown, to: workingFolder) { shown = relative }
    let (kind, real): (FileStatus.Kind, String)
    do throws(SystemError) {
      kind = try FileStatus(shown).kind
      real = try Paths.realPath(of: shown)
    } catch {
      problems.append(ProjectProblem(path: shown, message: Self.isDangling(shown) ?? error.whyUnreadable))
      return
    }
    if kind != .folder {
      // A pipe that nobody writes to would be waited for, or read as an empty file.
      guard kind == .file else {
        problems.append(
          ProjectProblem(path: shown, message: "is not a regular file and was skipped: name a file or folder")
        )
        return
      }
      var file = SourceFile(path: shown, realPath: real)
      roots.append(file.root)
      let absolute = Paths.join(workingFolder, shown)
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
    // Most walks have one root: its files need not be copied.
    if files.isEmpty { files = walk.files } else { files += walk.files }
    manifests += walk.manifests
    manifestTexts.add(walk.manifestContents)
    configurations += walk.configurations
    repositories += walk.repositories
    exports.formUnion(walk.exports)
    attributed.formUnion(walk.attributed)
    problems += walk.problems
    brokenLinks += walk.brokenLinks
    leftOut = leftOut ?? walk.leftOut
  }

  /// What is wrong with a link whose target cannot be reached; `nil` for what is no link.
  static func isDangling(_ path: String) -> String? {
    guard (try? FileStatus(path, followsLinks: false))?.kind == .link else { return nil }
    do throws(SystemError) {
      _ = try FileStatus(path)
      return nil
    } catch {
      return error == .linkLoop
        ? error.whyUnreadable : "is a link to a file that is not there: mend the link or exclude it"
    }
  }

  /// Given paths may overlap, and a link may lead to another given path: each real file counts once,
  /// by its own name before a link's.
  private mutating func dropRepeatedFiles() {
    if roots.count > 1 {
      var firstByRealPath: [String: Int] = [:]
      var kept: [SourceFile] = []
      for file in files {
        if let first = firstByRealPath[file.realPath] {
          kept[first].aliases += file.aliases
        } else {
          firstByRealPath[file.realPath] = kept.count
          kept.append(file)
        }
      }
      files = kept.sorted { String.bytesPrecede($0.path, $1.path) }
    }
  }

  /// The manifests of the folders above the given paths, up to the top of their repository. Outside of any
  /// repository only those of the nearest folder that has some: what lies farther up is not about this code.
  private mutating func addManifestsAbove() {
    var seen: Set<String> = []
    for root in roots {
      var folder = root.realPath.isEmpty ? "/" : root.realPath
      var found: [[ManifestFile]] = []
      var isInRepository = false
      while true {
        if folder != root.realPath || !root.isFile {
          if let contents = Self.contentsAbove(folder) {
            if folder != root.realPath, !contents.manifests.isEmpty { found.append(contents.manifests) }
            if contents.hasAttributes { attributed.insert(folder) }
            if contents.isRepository {
              repositories.append(folder)
              isInRepository = true
              break
            }
            if contents.hasIgnores { exports.insert(folder) }
          }
        }
        if folder == "/" || !seen.insert(folder).inserted { break }
        folder = Paths.parent(folder)
      }
      manifests += isInRepository ? found.flatMap { $0 } : found.first ?? []
    }
  }

  private static func contentsAbove(_ folder: String) -> FolderContents? {
    try? FolderReader.contents(of: folder == "/" ? "/" : folder + "/", upwards: true)
  }
}
