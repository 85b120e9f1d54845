import SwiftSource
import SystemCalls

/// A Swift file of a run.
public struct SourceFile: Hashable, Sendable {
  /// The path to open and show: relative to the working folder for files below it.
  public let path: String
  /// The absolute paths of links to this file, sorted. Manifests may use such a name.
  public internal(set) var aliases: [String] = []
  /// Whether the walk screened the file and it is not relevant: see `Discovery.Options.screen`.
  public internal(set) var isScreenedOut = false
  /// Whether git ignores it. Builds on this machine may use it, but its changes would not be in a commit.
  public var isIgnored = false
  /// See `Discovery.Options.kept`.
  public internal(set) var contents: [UInt8]?
  public internal(set) var words: WordIndex?
  /// Files of one folder share this object, for caches by folder.
  let folder: SourceFolder

  init(path: String, in folder: SourceFolder) {
    self.path = path
    self.folder = folder
  }

  /// Creates a file that was given, or that only a link leads to.
  init(path: String, realPath: String) {
    let root = WalkRoot(prefix: path, realPath: realPath, isFile: true)
    self.init(path: path, in: SourceFolder(root: root, shown: "", realPath: Paths.parent(realPath)))
  }

  var root: WalkRoot { folder.root }

  /// Whether it is known to be a regular file. A file that was given may be a pipe.
  public var isRegular: Bool { !root.isFile }

  /// Whether the file is one of the given paths or lies below one, and git does not ignore it. Other files
  /// are read for information only.
  public var isNamed: Bool { !root.isSurrounding && !isIgnored }

  /// The index of the outermost repository around it in `Discovery.repositories`; -1: none. A submodule
  /// belongs to the repository around it.
  public var repository: Int { folder.repositories.outermost }

  /// The index of the innermost repository around it.
  var nearestRepository: Int { folder.repositories.innermost }

  /// Absolute, with links resolved, for comparison with paths in manifests.
  public var realPath: String { folder.base + name }

  /// The part of the real path after the folder.
  var name: Substring {
    root.isFile
      ? root.realPath.utf8Suffix(from: folder.base.utf8.count) : path.utf8Suffix(from: folder.shownCount)
  }

  var isManifest: Bool {
    path.withBytes { path in
      let name = UnsafeRawBufferPointer(path)[folder.shownCount...]
      // The first letter rules out most names.
      return name.first == UInt8(ascii: "P")
        && ManifestFormat.format(ofFileNamed: .init(rebasing: name)) != nil
    }
  }

  /// A walk finds each file once, so its path identifies it.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.path == right.path && left.root == right.root
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A folder with Swift files, or with folders that may contain some. Immutable after the walk.
final class SourceFolder: @unchecked Sendable {
  let root: WalkRoot
  /// Absolute, with links resolved, ending with a slash.
  let base: String
  /// The number of bytes before the names in the paths of its files.
  let shownCount: Int
  /// `nil` for the root of a walk.
  let parent: SourceFolder?
  /// Whether it contains manifests or may be a repository, so that the facts of its parent may not apply to
  /// it.
  let isBoundary: Bool
  /// The indices of the repositories around it in `Discovery.repositories`; -1: none.
  private(set) var repositories = (innermost: -1, outermost: -1)
  private var knowsRepositories = false

  /// - Parameter shown: its path in the walk: empty, or ending with a slash.
  init(
    root: WalkRoot, shown: String, realPath: String, parent: SourceFolder? = nil, isBoundary: Bool = true
  ) {
    self.root = root
    self.parent = parent
    self.isBoundary = isBoundary
    base = realPath.utf8.last == UInt8(ascii: "/") ? realPath : realPath + "/"
    shownCount = shown.utf8.count
  }

  /// Must be called before threads share the object.
  /// - Parameter all: sorted repositories, each with the index of the outermost one around it.
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

  /// Without a slash at the end, except for `/`.
  var realPath: String { base.utf8.count == 1 ? base : String(base.utf8.dropLast())! }
}

/// One of the paths that a walk started with.
final class WalkRoot: Hashable, Sendable {
  /// The prefix of its files' paths: empty for the working folder, otherwise ending with a slash.
  let prefix: String
  /// Without a slash at the end (empty for `/`).
  let realPath: String
  /// Whether it is a file that was given.
  let isFile: Bool
  /// Whether it was not given, but contains the project around a given path.
  let isSurrounding: Bool

  init(prefix: String, realPath: String, isFile: Bool, isSurrounding: Bool = false) {
    self.prefix = prefix
    self.realPath = realPath == "/" ? "" : realPath
    self.isFile = isFile
    self.isSurrounding = isSurrounding
  }

  /// The absolute path for a path of the walk.
  func real(_ path: String) -> String { realPath + "/" + path.utf8Suffix(from: prefix.utf8.count) }

  static func == (left: WalkRoot, right: WalkRoot) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
