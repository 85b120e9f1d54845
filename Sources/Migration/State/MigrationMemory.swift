import LintCore
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
  private let namedSources: NamedSources?
  private let shelf: PassShelf
  private var versions: [Int: [FileVersion]] = [:]
  /// By the identity of a text, since comparing whole texts is slow. Keeps the text, so that no other one gets its identity.
  private var askedVersions: [ObjectIdentifier: (text: SourceText, version: FileVersion)] = [:]
  private let index: NameIndex
  /// The last names that were asked for, and the changed texts that they are from.
  private var last: (texts: [SourceText], names: CurrentNames)?
  private let derived = CurrentModel()
  /// The number of cached versions of a file.
  private static let versionLimit = 6

  /// - Parameter shelf: what was made of some of the files.
  init(of files: [LintFile], for migrator: Migrator, _ shelf: PassShelf = PassShelf()) {
    self.files = files
    self.shelf = shelf
    workers = migrator.linter.workers
    namedSources = migrator.namedSources
    let modules = migrator.modules?(files.map(\.path))
    index = NameIndex(of: files, workers: workers, modules, shelf)
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
  private func names(differing: [Int: SourceText]) -> CurrentNames {
    let texts = differing.sorted { $0.key < $1.key }.map { (file: $0.key, text: $0.value) }
    if let last, last.texts.elementsEqual(texts, by: { $0 === $1.text }) { return last.names }
    let changed = zip(texts, versions(of: texts)).map { (file: $0.file, version: $1) }
    let names = CurrentNames(index, changed: changed, after: last?.names)
    last = (texts.map(\.text), names)
    return names
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
    let project = NamedFiles(names(differing: differing), derived)
    return Workers.map(inquiries, workers: workers, cost: \.size) { [namedSources] in
      $0.findings(in: project, hidden, namedSources)
    }.flatMap { $0 }
  }
}
