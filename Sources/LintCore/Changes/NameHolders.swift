import Projects
import SwiftSource
import SystemCalls

/// The files that mention one name at one time of a migration. Of those that did not change it is told on demand.
final class NameHolders: Sendable {
  private let name: SoughtName
  var query: NameQuery { name.query }
  /// Those that may mention it and did not change.
  private let candidates: FileSet
  /// Those that may have mentioned it, and do not now.
  private let lost: [Int]
  /// The changed files that mention it.
  private let changed: [NamedFiles.File]
  private let found = Lazy<[NamedFiles.File]>()
  private let only = Lazy<NamedFiles.File?>()
  /// Changes when other files mention the name, or the same files have other contents.
  let hash: Int

  /// - Parameters:
  ///   - differing: the changed files.
  ///   - now: those of them that mention it.
  init(of name: SoughtName, differing: [Int], now: [Int: NamedFile]) {
    self.name = name
    var unchanged = name.candidates
    let gone = differing.filter { unchanged.remove($0) }
    candidates = unchanged
    lost = gone.filter { now[$0] == nil }
    changed = now.map { name.originals.file($0, is: $1) }
    // What did not change says the same each time.
    hash = (lost.map { ($0, 0) } + now.map { ($0, $1.serialNumber) }).reduce(0) { hash, place in
      var hasher = Hasher()
      hasher.combine(place.0)
      hasher.combine(place.1)
      return hash &+ hasher.finalize()
    }
  }

  var files: [NamedFiles.File] {
    found.get { (changed + unchanged).sorted { $0.index < $1.index } }
  }

  /// The numbers of those in question, in order.
  func files(where isInSight: (Int) -> Bool) -> [Int] {
    (changed.lazy.map(\.index).filter(isInSight)
      + candidates.filter { isInSight($0) && name.stands(in: $0) }).sorted()
  }

  var onlyFile: NamedFiles.File? {
    only.get {
      if changed.count > 1 { return nil }
      // A second one that only seems to hold it would hide the first.
      let real = unchanged.lazy.filter { [query] in $0.file.text.bytes.withUnsafeBytes(query.occurs) }
      let files = changed + real.prefix(2 - changed.count)
      return files.count == 1 ? files[0] : nil
    }
  }

  var hasLost: Bool { lost.contains(where: name.stands) }

  /// Opened one after the other.
  private var unchanged: some Sequence<NamedFiles.File> {
    candidates.lazy.filter { [name] in name.stands(in: $0) }.map { [name] in name.originals[$0] }
  }
}

/// A name that is searched for in the files as they were when a migration began.
final class SoughtName: Sendable {
  let originals: OriginalFiles
  /// The original files that may mention it.
  let candidates: FileSet
  let query: NameQuery
  /// Whether it stands in a candidate, once that was asked.
  private let known = Cache<Int, Bool>()

  init(_ query: NameQuery, in originals: OriginalFiles, among candidates: FileSet) {
    self.query = query
    self.originals = originals
    self.candidates = candidates
  }

  func stands(in file: Int) -> Bool {
    known.value(of: file) { originals[file].file.holds(query) }
  }
}

/// The files of a project as they were when a migration began, each opened once somebody asks what it mentions.
final class OriginalFiles: Sendable {
  private let files: [LintFile]
  private let made = Cache<Int, NamedFile>()

  init(_ files: [LintFile]) { self.files = files }

  subscript(index: Int) -> NamedFiles.File {
    file(index, is: made.value(of: index) { NamedFile(files[index]) })
  }

  /// A file with its contents at some time.
  func file(_ index: Int, is contents: NamedFile) -> NamedFiles.File {
    NamedFiles.File(path: files[index].shownPath, index: index, file: contents)
  }
}
