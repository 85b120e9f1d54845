import LintCore
import SwiftSource

extension ChangePass {
  /// The names that files mention which declare what gives checks another meaning.
  static let namesOfMeanings: Set<String> = ["resultBuilder", "_functionBuilder", "Copyable"]

  /// What the project declares that gives checks another meaning; `nil`: nothing. Requires that `namesOfMeanings` were
  /// requested, and requests what these lead to.
  var meanings: OwnMeanings? {
    // It is the same for all files that are judged at a time.
    let found = project.remembered { MeaningsOfProject(project) }
    need(found.asked)
    for name in Self.namesOfMeanings.union(found.asked) { _ = project.files(naming: name) }
    return found.meanings
  }
}

private struct MeaningsOfProject: Sendable {
  private(set) var meanings: OwnMeanings?
  /// The names that lead to them.
  private(set) var asked: Set<String> = []

  init(_ project: NamedFiles) {
    func trees(naming names: Set<String>) -> [SyntaxTree] {
      var trees: [String: SyntaxTree] = [:]
      for name in names { for file in project.files(naming: name) { trees[file.path] = file.tree } }
      return trees.sorted { $0.key < $1.key }.map(\.value)
    }
    let declaring = trees(naming: ChangePass.namesOfMeanings)
    if declaring.isEmpty { return }
    var meanings = OwnMeanings()
    for tree in declaring { meanings.add(MeaningReading(tree: tree).declaredForOthers) }
    while !meanings.names.isSubset(of: asked) {
      let new = meanings.names.subtracting(asked)
      asked.formUnion(new)
      for tree in trees(naming: new) { meanings.add(MeaningReading(tree: tree).facts(about: new)) }
    }
    if !meanings.changeNothing { self.meanings = meanings }
  }
}
