import SystemCalls

/// A Swift file that a run is to look at.
public struct SourceFile: Hashable, Sendable {
  /// As it is to be opened and shown: relative to the working folder where it lies below it.
  public let path: String
  /// Where links to this file lie (absolute), in order. Manifests may know it by such a name.
  public internal(set) var aliases: [String] = []
  /// The walk has looked at its bytes, and they are of no interest: see `Discovery.Options.screen`.
  public internal(set) var isScreenedOut = false
  /// Git ignores it: whoever builds it here has its uses, but nobody else would see it change.
  public var isIgnored = false
  /// What the walk read of it, if it is of interest and was to be kept: see `Discovery.Options.keepsContents`.
  public internal(set) var contents: [UInt8]?
  /// Neighbours share the object: what holds for one file of a folder often holds for the next.
  let folder: SourceFolder

  init(path: String, in folder: SourceFolder) {
    self.path = path
    self.folder = folder
  }

  /// A file that was named, or that only a link leads to.
  init(path: String, realPath: String) {
    let root = WalkRoot(prefix: path, realPath: realPath, isFile: true)
    self.init(path: path, in: SourceFolder(root: root, shown: "", realPath: Paths.parent(realPath)))
  }

  var root: WalkRoot { folder.root }

  /// A walk found it, and it is no pipe or the like. What was named, or what a link leads to, may be one.
  public var isRegular: Bool { !root.isFile }

  /// It is one of the given paths or lies below one, and git does not ignore it; else it is only there to be known.
  public var isNamed: Bool { !root.isSurrounding && !isIgnored }

  /// The outermost repository that it lies in, by its place in `Discovery.repositories`; -1: in none. A submodule
  /// belongs to what it is part of.
  public var repository: Int { folder.repositories.outermost }

  /// The innermost repository that it lies in.
  var nearestRepository: Int { folder.repositories.innermost }

  /// Absolute and without links on the way: what manifests are compared with.
  public var realPath: String { folder.base + name }

  /// What stands behind the folder in its real path.
  var name: Substring {
    root.isFile
      ? root.realPath.utf8Suffix(from: folder.base.utf8.count) : path.utf8Suffix(from: folder.shownCount)
  }

  var isManifest: Bool {
    path.withBytes { path in
      let name = UnsafeRawBufferPointer(path)[folder.shownCount...]
      // Most names are told by their first letter.
      return name.first == UInt8(ascii: "P") && ManifestFile.Kind(fileName: .init(rebasing: name)) != nil
    }
  }

  /// A walk meets each file once: its path says which one it is.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.path == right.path && left.root == right.root
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A folder that holds Swift files, or folders that may. Nothing of it changes once the walk is over.
final class SourceFolder: @unchecked Sendable {
  let root: WalkRoot
  /// Absolute, without links on the way, with a slash at its end.
  let base: String
  /// The bytes that come before the names in the paths of its files.
  let shownCount: Int
  /// `nil` for those that a walk began with.
  let parent: SourceFolder?
  /// It has manifests or may be a repository: what holds for the folder above it may not hold for it.
  let isBoundary: Bool
  /// The repositories that it lies in, by their places in `Discovery.repositories`; -1: in none.
  private(set) var repositories = (innermost: -1, outermost: -1)
  private var knowsRepositories = false

  /// - Parameter shown: its path in the walk, empty or with a slash at its end.
  init(
    root: WalkRoot, shown: String, realPath: String, parent: SourceFolder? = nil, isBoundary: Bool = true
  ) {
    self.root = root
    self.parent = parent
    self.isBoundary = isBoundary
    base = realPath.utf8.last == UInt8(ascii: "/") ? realPath : realPath + "/"
    shownCount = shown.utf8.count
  }

  /// To be called before several threads know of it.
  /// - Parameter all: in order, each with the place of the outermost one around it.
  func findRepositories(among all: [String], outermost: [Int]) {
    if knowsRepositories { return }
    knowsRepositories = true
    if !isBoundary, let parent {
      parent.findRepositories(among: all, outermost: outermost)
      repositories = parent.repositories
    } else if let nearest = Discovery.nearest(to: base, among: all) {
      repositories = (nearest, outermost[nearest])
    }
  }

  /// Without a slash at its end, but for the topmost folder.
  var realPath: String { base.utf8.count == 1 ? base : String(base.utf8.dropLast())! }
}

/// One of the paths that a walk began with.
final class WalkRoot: Hashable, Sendable {
  /// What the paths of its files begin with: empty for the working folder, else with a slash at its end.
  let prefix: String
  /// Without a slash at its end (empty for `/`).
  let realPath: String
  /// It is a file that was named.
  let isFile: Bool
  /// It was not given: a project lies there that the given paths are a part of.
  let isSurrounding: Bool

  init(prefix: String, realPath: String, isFile: Bool, isSurrounding: Bool = false) {
    self.prefix = prefix
    self.realPath = realPath == "/" ? "" : realPath
    self.isFile = isFile
    self.isSurrounding = isSurrounding
  }

  /// The absolute path of what the walk calls `path`.
  func real(_ path: String) -> String { realPath + "/" + path.utf8Suffix(from: prefix.utf8.count) }

  static func == (left: WalkRoot, right: WalkRoot) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
