import SwiftSource

/// The files of a project that mention certain names.
public struct NamedFiles: Sendable {
  public struct File: Sendable {
    /// As findings show it.
    public var path: String
    /// Its place in the project.
    let index: Int
    let file: NamedFile
    public var tree: SyntaxTree { file.tree }
    public var types: FileTypes { file.types }
  }
  /// By name, the files that mention it, in the order of the project's files.
  private let holders: [String: [File]]
  /// By name, a hash of those files.
  private let hashes: [String: Int]
  private let lostNames: Set<String>

  /// - Parameter lostNames: those that a file mentioned when the migration began, and does not now.
  init(_ holders: [String: [File]] = [:], lostNames: Set<String> = []) {
    self.holders = holders
    self.lostNames = lostNames
    hashes = holders.mapValues { files in
      var hasher = Hasher()
      for file in files {
        hasher.combine(file.index)
        hasher.combine(file.file.serialNumber)
      }
      return hasher.finalize()
    }
  }

  /// In the order of the project's files.
  public func files(naming name: String) -> [File] { holders[name] ?? [] }

  /// Whether a file mentioned a name when the migration began, and does not now.
  public func hasLost(_ name: String) -> Bool { lostNames.contains(name) }

  /// Changes when other files mention one of the names, or the same files have other contents.
  func hash(ofHoldersOf names: Set<String>) -> Int {
    names.reduce(0) { hash, name in hashes[name].map { hash &+ ($0 ^ name.hashValue) } ?? hash }
  }
}
