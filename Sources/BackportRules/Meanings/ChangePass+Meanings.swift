import LintCore
import SwiftSource

extension ChangePass {
  /// The names that files mention which declare what gives checks another meaning.
  static let namesOfMeanings: Set<String> = ["resultBuilder", "_functionBuilder", "Copyable"]

  /// What the project declares that gives checks another meaning; `nil`: nothing. Requires that `namesOfMeanings` were
  /// requested, and requests what these lead to.
  var meanings: OwnMeanings? {
    // It is the same for all files that are judged at a time.
    let meanings = project.remembered { OwnMeanings(of: project) }
    need(meanings.names)
    for name in Self.namesOfMeanings.union(meanings.names) { _ = project.files(naming: name) }
    return meanings.changeNothing ? nil : meanings
  }
}

extension OwnMeanings {
  /// Those that a project declares, as far as its names were requested.
  fileprivate init(of project: NamedFiles) {
    self.init()
    func readings(ofFilesNaming names: Set<String>) -> [MeaningReading] {
      var trees: [String: SyntaxTree] = [:]
      for name in names { for file in project.files(naming: name) { trees[file.path] = file.tree } }
      return trees.sorted { $0.key < $1.key }.map { MeaningReading(tree: $0.value) }
    }
    add(readings(ofFilesNaming: ChangePass.namesOfMeanings).flatMap(\.declared))
    follow { names in readings(ofFilesNaming: names).flatMap { $0.facts(about: names) } }
  }
}
