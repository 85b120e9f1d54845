/// A Swift file that a run is to look at.
public struct SourceFile: Hashable, Sendable {
  /// As it is to be opened and shown: relative to the working folder where it lies below it.
  public let path: String
  /// Where links to this file lie (absolute), in order. Manifests may know it by such a name.
  public internal(set) var aliases: [String] = []
  /// The walk has looked at its bytes, and they are of no interest: see `Discovery.Options.screen`.
  public internal(set) var isScreenedOut = false
  /// What the walk read of it, if it is of interest and was to be kept: see `Discovery.Options.keepsContents`.
  public internal(set) var contents: [UInt8]?
  /// The outermost repository that it lies in, by its place in `Discovery.repositories`; -1: in none. A submodule
  /// belongs to what it is part of.
  public internal(set) var repository = -1
  let root: WalkRoot

  init(path: String, root: WalkRoot) {
    self.path = path
    self.root = root
  }

  /// Absolute and without links on the way: what manifests are compared with.
  public var realPath: String {
    root.isFile ? root.realPath : root.realPath + "/" + path.utf8Suffix(from: root.prefix.utf8.count)
  }

  /// A walk meets each file once: its path says which one it is.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left.path == right.path && left.root == right.root
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// One of the paths that a walk began with.
final class WalkRoot: Hashable, Sendable {
  /// What the paths of its files begin with: empty for the working folder, else with a slash at its end.
  let prefix: String
  /// Without a slash at its end (empty for `/`).
  let realPath: String
  /// It is a file that was named.
  let isFile: Bool

  init(prefix: String, realPath: String, isFile: Bool) {
    self.prefix = prefix
    self.realPath = realPath == "/" ? "" : realPath
    self.isFile = isFile
  }

  static func == (left: WalkRoot, right: WalkRoot) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
