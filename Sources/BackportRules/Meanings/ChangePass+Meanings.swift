import LintCore
import SwiftSource
import SystemCalls

extension ChangePass {
  /// The names that files mention which declare what gives checks another meaning.
  static let namesOfMeanings: Set<String> = ["resultBuilder", "_functionBuilder", "Copyable"]

  /// What the project declares that gives checks another meaning; `nil`: nothing. Requires that `namesOfMeanings` were
  /// requested, and requests what these lead to.
  var meanings: OwnMeanings? {
    let meanings = project.remembered { OwnMeanings(of: $0) }
    need(meanings.names)
    return meanings.changeNothing ? nil : meanings
  }
}

extension OwnMeanings {
  /// Those that a project declares, as far as its names were requested.
  fileprivate init(of project: NamedFiles) {
    self.init()
    let cache = project.remembered { _ in MeaningCache() }
    add(cache.facts(of: project, naming: ChangePass.namesOfMeanings) { reading, _ in reading.declared })
    follow { cache.facts(of: project, naming: $0) { $0.facts(about: $1) } }
  }
}

/// What the versions of files were read to declare: most are the same in the next round of a migration.
private final class MeaningCache: Sendable {
  private struct Key: Hashable {
    /// Of a version.
    let file: Int
    /// The number of some names.
    let names: Int
  }
  private let numbers = Mutex<[Set<String>: Int]>([:])
  private let facts = Mutex<[Key: [MeaningFact]]>([:])

  /// - Parameter read: the same for the same names.
  func facts(
    of project: NamedFiles, naming names: Set<String>,
    _ read: @escaping @Sendable (_ file: MeaningReading, _ names: Set<String>) -> [MeaningFact]
  ) -> [MeaningFact] {
    let number = numbers.withLock { numbers in
      let number = numbers[names] ?? numbers.count
      numbers[names] = number
      return number
    }
    var seen: Set<Int> = []
    let files = names.flatMap { project.files(naming: $0).filter { seen.insert($0.serialNumber).inserted } }
    func key(_ file: NamedFiles.File) -> Key { Key(file: file.serialNumber, names: number) }
    let known = facts.withLock { facts in files.map { facts[key($0)] } }
    let new = zip(files, known).filter { $0.1 == nil }.map(\.0)
    let read = project.map(new) { read(MeaningReading(tree: $0.tree), names) }
    facts.withLock { facts in
      for (file, read) in zip(new, read) { facts[key(file)] = read }
    }
    return known.flatMap { $0 ?? [] } + read.flatMap { $0 }
  }
}
