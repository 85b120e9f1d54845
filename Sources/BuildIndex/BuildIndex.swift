// What the compiler found about names when the project was last built: which symbol a name declares or means.
//
// A symbol is known by its USR, a text that the compiler makes of its module, type, name and signature. Symbols are only
// compared here, never taken apart.
import SwiftSource
import SystemCalls

/// The stores of a project's builds. Answers only for files that are as they were when they were built. Nothing is opened
/// before the first question.
public final class BuildIndex: Sendable {
  private let open: @Sendable () -> Result<[IndexStore], Failure>
  private let opened = Lazy<Result<[IndexStore], Failure>>()
  private let files = Mutex<[String: FileReading]>([:])

  /// Why no store can be read.
  public enum Failure: Error, Hashable {
    /// No build left one.
    case noStore
    /// No toolchain with a `libIndexStore` that can be opened was found.
    case noLibrary
    /// There is no store that the library can read.
    case unreadable
  }

  /// What the stores have of a file.
  private enum FileReading {
    case indexed(IndexedFile)
    /// It was modified after a build compiled it.
    case outdated
    /// No build compiled it, or it has other contents now.
    case unknown
  }

  private init(_ open: @escaping @Sendable () -> Result<[IndexStore], Failure>) { self.open = open }

  /// Those that builds of the project around some paths left, if there are any and a toolchain can read them.
  /// - Parameter home: the user's folder, in which Xcode keeps what it derives.
  public static func ofProject(
    around paths: [String], home: String?, toolchain: @escaping @Sendable () -> ToolchainFolders
  ) -> BuildIndex {
    BuildIndex {
      let stores = IndexStores.paths(for: paths, home: home)
      if stores.isEmpty { return .failure(.noStore) }
      guard let library = toolchain().library else { return .failure(.noLibrary) }
      let readable = stores.compactMap { IndexStore($0, library) }
      return readable.isEmpty ? .failure(.unreadable) : .success(readable)
    }
  }

  /// The store in a folder.
  public static func at(_ path: String, toolchain: ToolchainFolders) throws(Failure) -> BuildIndex {
    guard let library = toolchain.library else { throw .noLibrary }
    guard let store = IndexStore(path, library) else { throw .unreadable }
    return BuildIndex { .success([store]) }
  }

  /// How many of the files that were asked about the index covered, and how many were modified after they were built.
  public var coverage: (covered: Int, outdated: Int, asked: Int) {
    files.withLock { files in
      files.values.reduce(into: (0, 0, files.count)) { counts, reading in
        switch reading {
        case .indexed: counts.0 += 1
        case .outdated: counts.1 += 1
        case .unknown: break
        }
      }
    }
  }

  /// Why it answers nothing. `nil`: it answers, or was asked nothing.
  public var failure: Failure? {
    if coverage.asked == 0 { return nil }
    guard case .failure(let failure) = opened.get(open) else { return nil }
    return failure
  }

  /// The symbols that a name declares or means. `nil`: the build did not compile the file as it is now, or nothing at this
  /// place, as in an inactive clause of `#if`.
  /// - Parameters:
  ///   - offset: of the name, in bytes of `text`.
  ///   - text: the file's, or what edits made of it.
  public func symbols(at offset: Int, in text: SourceText, ofFile path: String) -> Set<String>? {
    file(path)?.symbols(at: offset, in: text)
  }

  /// Whether what a name declares overrides a declaration of a superclass, or is what a protocol requires of the type that
  /// declares it. `nil`: it does not tell, or the name declares nothing.
  public func isOverride(at offset: Int, in text: SourceText, ofFile path: String) -> Bool? {
    file(path)?.isOverride(at: offset, in: text)
  }

  private func file(_ path: String) -> IndexedFile? {
    let reading = files.withLock { files in
      if let known = files[path] { return known }
      let found = read(path)
      files[path] = found
      return found
    }
    guard case .indexed(let file) = reading else { return nil }
    return file
  }

  private func read(_ path: String) -> FileReading {
    guard case .success(let stores) = opened.get(open), let path = Paths.resolved(path),
      let status = try? FileStatus(path)
    else { return .unknown }
    var occurrences: [IndexStore.Occurrence] = []
    var isCovered = false
    for store in stores {
      for unit in store.units(ofFilesLike: path) where isUnit(unit, ofFile: path) {
        // A file that was built for several platforms counts only if each build is newer.
        if status.wasModified(after: unit.time) { return .outdated }
        for record in unit.records {
          guard let found = store.occurrences(inRecord: record) else { return .unknown }
          occurrences += found
          isCovered = true
        }
      }
    }
    guard isCovered, let bytes = try? FileReader.bytes(of: path),
      let file = IndexedFile(SourceText(bytes), occurrences)
    else { return .unknown }
    return .indexed(file)
  }

  /// Whether a unit is that of a file, at its path or, where a build remapped the paths, at one that ends like it.
  private func isUnit(_ unit: IndexStore.Unit, ofFile path: String) -> Bool {
    if unit.file == path { return true }
    if let real = Paths.resolved(unit.file) { return real == path }
    let (own, other) = (path.split(separator: "/").reversed(), unit.file.split(separator: "/").reversed())
    return zip(own, other).prefix(while: ==).count >= min(3, own.count, other.count)
  }
}
