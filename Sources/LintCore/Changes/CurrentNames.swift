import BuildIndex
import Semantics
import SwiftSource
import SystemCalls

/// The names in the files at one time of a migration.
package final class CurrentNames: Sendable {
  let index: NameIndex
  /// The files that differ from the original, in order.
  private let changed: [(file: Int, version: FileVersion)]
  private let versions: [Int: FileVersion]
  private let words: ChangedWords
  private let holders: Mutex<[String: NameHolders]>

  /// - Parameter previous: the names at an earlier time. What is known of a name remains so where no file with other
  ///   contents may mention it.
  package init(
    _ index: NameIndex, changed: [(file: Int, version: FileVersion)], after previous: CurrentNames? = nil
  ) {
    self.index = index
    self.changed = changed
    let versions = Dictionary(uniqueKeysWithValues: changed)
    self.versions = versions
    words = previous?.words.followed(by: changed) ?? ChangedWords(changed)
    let known = previous.map { $0.holders(unaffectedIn: changed, versions) }
    holders = Mutex(known ?? [:])
  }

  private func holders(
    unaffectedIn now: [(file: Int, version: FileVersion)], _ versions: [Int: FileVersion]
  ) -> [String: NameHolders] {
    let known = holders.withLock { $0 }
    if known.isEmpty { return [:] }
    var words: [WordIndex?] = []
    for (file, version) in changed + now where versions[file] !== self.versions[file] {
      words.append(version.file.words)
      if versions[file] == nil || self.versions[file] == nil { words.append(index.words(ofFile: file)) }
    }
    let affected = WordPostings(words)
    return known.filter { affected.candidates(for: $0.value.query.key).isEmpty }
  }

  /// Two threads that ask for the same name at the same time both search; the first answer is kept.
  subscript(name: String) -> NameHolders {
    if let known = holders.withLock({ $0[name] }) { return known }
    let sought = index[name]
    let now = words.candidates(for: sought.query).filter { $0.version.file.holds(sought.query) }
    let made = NameHolders(
      of: sought, differing: changed.map(\.file),
      now: Dictionary(uniqueKeysWithValues: now.map { ($0.file, $0.version.file) }))
    return holders.withLock { holders in
      holders[name] = holders[name] ?? made
      return holders[name]!
    }
  }

  /// Whether the same files mention a name as at another time.
  func hasSameHolders(of name: String, as other: CurrentNames) -> Bool {
    let (own, others) = (self[name], other[name])
    return own === others || own.files.elementsEqual(others.files) { $0.index == $1.index }
  }

  /// By the build's index.
  func symbols(at offset: Int, inFile file: Int) -> Set<String>? {
    guard let build = index.buildIndex else { return nil }
    let file = self[file: file]
    return build.symbols(at: offset, in: file.text, ofFile: file.path)
  }

  /// Whether what is declared there is an override or a witness, by the build's index.
  func isOverride(at offset: Int, inFile file: Int) -> Bool? {
    guard let build = index.buildIndex else { return nil }
    let file = self[file: file]
    return build.isOverride(at: offset, in: file.text, ofFile: file.path)
  }

  /// What to search for the files that hold a name there. A subscript has no other name, and a raw name is no word.
  static func query(for name: String, _ place: NamePlace) -> String {
    if name == "subscript" || name.contains(" ") { return name }
    return switch place {
    case .anywhere: name
    case .declaration: "func \(name)"
    case .extension: "extension \(name)"
    case .inheritance: ": \(name)"
    case .alias: "= \(name)"
    }
  }

  subscript(file number: Int) -> NamedFiles.File {
    versions[number].map { index.originals.file(number, is: $0.file) } ?? index.originals[number]
  }

  /// `nil`: the file cannot be read.
  func words(ofFile number: Int) -> WordIndex? { versions[number]?.file.words ?? index.words(ofFile: number) }

  /// The files whose contents are others at another time.
  func files(differingFrom other: CurrentNames) -> Set<Int> {
    Set((changed + other.changed).lazy.map(\.file)).filter {
      versions[$0] !== other.versions[$0]
    }
  }
}
