import Projects
import SwiftSource
import SystemCalls

/// The cache that the rounds of a migration and of its slices share: each text is parsed once, each name is searched
/// once, and a rule judges a changed file again only where something that it sees is different.
///
/// Never used by two threads at a time.
final class MigrationMemory: @unchecked Sendable {
  /// The original files.
  private let files: [LintFile]
  let workers: Int
  private let memory: MemoryUse
  private let namedSources: NamedSources?
  private let shelf: PassShelf
  private var versions: [Int: [FileVersion]] = [:]
  /// By the identity of a text, since comparing whole texts is slow. Keeps the text, so that no other one gets its identity.
  private var askedVersions: [ObjectIdentifier: (text: SourceText, version: FileVersion)] = [:]
  /// The last answers, and the changed texts that they are about.
  private var lastAnswers: (texts: [SourceText], holders: [String: NameHolders]) = ([], [:])
  private var sought: [String: SoughtName] = [:]
  /// The words of the files as they were, once somebody looked.
  private var wordIndices: [WordIndex?]
  private let originals: OriginalFiles
  private let derived: NamedFiles.Memory
  /// All searched names, in order.
  private var searches: [NameQuery] = []
  /// The number of cached versions of a file.
  private static let versionLimit = 24

  /// - Parameter shelf: what was made of some of the files.
  init(of files: [LintFile], for migrator: Migrator, _ shelf: PassShelf = PassShelf()) {
    self.files = files
    self.shelf = shelf
    workers = migrator.linter.workers
    memory = migrator.linter.memory
    namedSources = migrator.namedSources
    wordIndices = files.map(\.words)
    originals = OriginalFiles(files)
    derived = NamedFiles.Memory(workers: workers)
  }

  /// The contents of the files that differ from the original.
  func differences(of files: [LintFile]) -> [Int: SourceText] {
    files.indices.reduce(into: [:]) { texts, index in
      guard let contents = files[index].contents, contents != self.files[index].contents else { return }
      texts[index] = files[index].tree?.text ?? SourceText(contents)
    }
  }

  // MARK: Texts

  /// - Parameter texts: texts with their files.
  func versions(of texts: [(file: Int, text: SourceText)]) -> [FileVersion] {
    let known = texts.map { file, text in
      askedVersions[ObjectIdentifier(text)]?.version
        ?? versions[file]?.last { $0.tree.text.hasSameBytes(as: text) }
    }
    let new = known.indices.filter { known[$0] == nil }
    let size = { (place: Int) in texts[place].text.bytes.count }
    let parsed = Workers.map(new, workers: workers, cost: size) { [shelf, files] place in
      let (file, text) = texts[place]
      let original = shelf[file]?.tree ?? files[file].tree
      let isOriginal = original?.text.hasSameBytes(as: text) ?? false
      let tree = isOriginal ? original! : SyntaxTree(text)
      return (tree: tree, faults: StructuralFaults(in: tree))
    }
    var all = known
    for (place, parsed) in zip(new, parsed) {
      let version = FileVersion(parsed.tree, parsed.faults)
      all[place] = version
      versions[texts[place].file, default: []].append(version)
      if versions[texts[place].file]!.count > Self.versionLimit {
        let oldest = versions[texts[place].file]!.removeFirst()
        askedVersions = askedVersions.filter { $0.value.version !== oldest }
      }
    }
    for (place, version) in all.enumerated() {
      askedVersions[ObjectIdentifier(texts[place].text)] = (texts[place].text, version!)
    }
    return all.map { $0! }
  }

  /// - Parameter differing: the files whose contents differ from the original.
  private func files(naming names: Set<String>, differing: [Int: SourceText]) -> NamedFiles {
    if names.isEmpty { return NamedFiles() }
    search(names.filter { sought[$0] == nil })
    let texts = differing.sorted { $0.key < $1.key }.map { (file: $0.key, text: $0.value) }
    if !lastAnswers.texts.elementsEqual(texts, by: { $0 === $1.text }) {
      lastAnswers = (texts.map(\.text), [:])
    }
    let new = names.filter { lastAnswers.holders[$0] == nil }
    if !new.isEmpty {
      for (name, now) in mentions(of: new, in: texts) {
        lastAnswers.holders[name] = NameHolders(of: sought[name]!, differing: texts.map(\.file), now: now)
      }
    }
    return NamedFiles(names.reduce(into: [:]) { $0[$1] = lastAnswers.holders[$1] }, derived)
  }

  /// By name, the changed files that mention it.
  private func mentions(
    of names: Set<String>, in texts: [(file: Int, text: SourceText)]
  ) -> [String: [Int: NamedFile]] {
    let versions = versions(of: texts)
    let mentions = Workers.map(versions, workers: workers, cost: \.size) { [searches] in
      $0.mentions(of: searches)
    }
    var now = names.reduce(into: [:]) { $0[$1] = [Int: NamedFile]() }
    for (text, (version, mentions)) in zip(texts, zip(versions, mentions)) {
      for name in mentions { now[name]?[text.file] = version.file }
    }
    return now
  }

  /// Searches the original files for new names.
  private func search(_ new: Set<String>) {
    if new.isEmpty { return }
    let names = NameQuery(new)
    let search = NameSearch(names: names, workers: workers, memory: memory)
    let outcome = search.run(files, indices: wordIndices)
    for (file, words) in outcome.newIndices { wordIndices[file] = words }
    for (number, candidates) in outcome.candidates.enumerated() {
      let name = names.names[number]
      sought[name] = SoughtName(name, in: originals, among: candidates)
    }
    searches.append(names)
  }

  // MARK: Changes

  /// What rules find in changed files.
  /// - Parameter differing: the files that are not as they were at the beginning.
  func findings(
    inChanges changes: [(file: Int, before: FileVersion, after: FileVersion)], comingLast: Bool,
    _ hidden: String?,
    differing: [Int: SourceText]
  ) -> [Finding] {
    let inquiries = changes.map { ChangeInquiry($0, of: files[$0.file], comingLast: comingLast) }
    // A mention in another file may lead to names there. Each round requests more names, so it ends.
    while true {
      let names = Workers.map(inquiries, workers: workers, cost: \.size) { $0.gatherNames() }
      let project = files(naming: names.reduce(into: []) { $0.formUnion($1) }, differing: differing)
      let found = Workers.map(inquiries, workers: workers, cost: \.size) { [namedSources] in
        $0.findings(in: project, hidden, namedSources)
      }
      if !inquiries.contains(where: \.isUnfinished) { return found.flatMap { $0 } }
    }
  }
}
