import SystemCalls

/// The words of the files that a migration changed: an index of those of some time, and the files that changed since. The
/// index is made again once these are many.
final class ChangedWords: Sendable {
  /// What the index is made of.
  private final class Base: Sendable {
    let changed: [(file: Int, version: FileVersion)]
    let versions: [Int: FileVersion]
    private let postings = Lazy<WordPostings>()

    init(_ changed: [(file: Int, version: FileVersion)]) {
      self.changed = changed
      versions = Dictionary(uniqueKeysWithValues: changed)
    }

    func candidates(for name: NameQuery) -> [Int] {
      postings.get { WordPostings(changed.map(\.version.file.words)) }.candidates(for: name.key)
    }
  }
  private let base: Base
  /// The files whose contents are not those of the base, and of them those that still differ from the original.
  private let stale: Set<Int>
  private let since: [(file: Int, version: FileVersion)]

  convenience init(_ changed: [(file: Int, version: FileVersion)]) { self.init(Base(changed), [], []) }

  private init(_ base: Base, _ stale: Set<Int>, _ since: [(file: Int, version: FileVersion)]) {
    self.base = base
    self.stale = stale
    self.since = since
  }

  /// The words of a later time.
  func followed(by changed: [(file: Int, version: FileVersion)]) -> ChangedWords {
    let since = changed.filter { base.versions[$0.file] !== $0.version }
    let remaining = Set(changed.lazy.map(\.file))
    let stale = Set(since.lazy.map(\.file)).union(base.versions.keys.filter { !remaining.contains($0) })
    return stale.count * 4 > base.changed.count ? ChangedWords(changed) : ChangedWords(base, stale, since)
  }

  /// The files that may hold a name, in order.
  func candidates(for name: NameQuery) -> [(file: Int, version: FileVersion)] {
    let known = base.candidates(for: name).map { base.changed[$0] }.filter { !stale.contains($0.file) }
    let new = since.filter { name.mayStand(in: $0.version.file.words) }
    return new.isEmpty ? known : (known + new).sorted { $0.file < $1.file }
  }
}
