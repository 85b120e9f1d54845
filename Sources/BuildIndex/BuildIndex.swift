// What the compiler found about names when the project was last built: which symbol a name declares or means.
//
// A symbol is known by its USR, a text that the compiler makes of its module, type, name and signature. Symbols are only
// compared here, never taken apart.
import SwiftSource
import SystemCalls

/// The stores of a project's builds. Answers only for files that are as they were when they were built. Nothing is opened
/// before the first question.
public final class BuildIndex: Sendable {
  private let open: @Sendable () -> [IndexStore]
  private let opened = Lazy<[IndexStore]>()
  private let files = Mutex<[String: IndexedFile?]>([:])

  /// Why a store that a person named cannot be read.
  public enum Failure: Error, Hashable {
    /// No toolchain with `libIndexStore` was found.
    case noLibrary
    /// There is no store that the library can read.
    case unreadable
  }

  private init(_ open: @escaping @Sendable () -> [IndexStore]) { self.open = open }

  /// Those that builds of the project around some paths left, if there are any and a toolchain can read them.
  /// - Parameter home: the user's folder, in which Xcode keeps what it derives.
  public static func ofProject(
    around paths: [String], home: String?, toolchain: @escaping @Sendable () -> ToolchainFolders
  ) -> BuildIndex {
    BuildIndex {
      let stores = IndexStores.paths(for: paths, home: home)
      guard !stores.isEmpty, let library = toolchain().library else { return [] }
      return stores.compactMap { IndexStore($0, library) }
    }
  }

  /// The store in a folder.
  public static func at(_ path: String, toolchain: ToolchainFolders) throws(Failure) -> BuildIndex {
    guard let library = toolchain.library else { throw .noLibrary }
    guard let store = IndexStore(path, library) else { throw .unreadable }
    return BuildIndex { [store] }
  }

  /// How many of the files that were asked about the index covered.
  public var coverage: (covered: Int, asked: Int) {
    files.withLock { files in (files.values.count { $0 != nil }, files.count) }
  }

  /// The symbols that a name declares or means. `nil`: the build did not compile the file as it is now, or nothing at this
  /// place, as in an inactive clause of `#if`.
  /// - Parameters:
  ///   - offset: of the name, in bytes of `text`.
  ///   - text: the file's, or what edits made of it.
  public func symbols(at offset: Int, in text: SourceText, ofFile path: String) -> Set<String>? {
    let stores = opened.get(open)
    if stores.isEmpty { return nil }
    return files.withLock { files in
      if let known = files[path] { return known }
      let found = read(path, stores)
      files[path] = .some(found)
      return found
    }?.symbols(at: offset, in: text)
  }

  private func read(_ path: String, _ stores: [IndexStore]) -> IndexedFile? {
    guard let path = Paths.resolved(path), let status = try? FileStatus(path) else { return nil }
    var occurrences: [IndexStore.Occurrence] = []
    var isCovered = false
    for store in stores {
      for unit in store.units(ofFilesLike: path) where isUnit(unit, ofFile: path) {
        // A file that was built for several platforms counts only if each build is newer.
        guard !status.wasModified(after: unit.time) else { return nil }
        for record in unit.records {
          guard let found = store.occurrences(inRecord: record) else { return nil }
          occurrences += found
          isCovered = true
        }
      }
    }
    guard isCovered, let bytes = try? FileReader.bytes(of: path) else { return nil }
    return IndexedFile(SourceText(bytes), occurrences)
  }

  /// Whether a unit is that of a file, at its path or, where a build remapped the paths, at one that ends like it.
  private func isUnit(_ unit: IndexStore.Unit, ofFile path: String) -> Bool {
    if unit.file == path { return true }
    if let real = Paths.resolved(unit.file) { return real == path }
    let (own, other) = (path.split(separator: "/").reversed(), unit.file.split(separator: "/").reversed())
    return zip(own, other).prefix(while: ==).count >= min(3, own.count, other.count)
  }
}
