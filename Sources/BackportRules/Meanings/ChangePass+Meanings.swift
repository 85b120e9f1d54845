import LintCore
import SwiftSource

extension ChangePass {
  /// The names that files mention which declare what gives checks another meaning.
  static let namesOfMeanings: Set<String> = ["resultBuilder", "_functionBuilder", "Copyable"]

  /// What the project declares that gives checks another meaning; `nil`: nothing. Requires that `namesOfMeanings` were
  /// requested, and requests what these lead to.
  var meanings: OwnMeanings? {
    let trees = trees(naming: Self.namesOfMeanings)
    if trees.isEmpty { return nil }
    var meanings = OwnMeanings()
    for tree in trees { meanings.add(MeaningReading(tree: tree).declaredForOthers) }
    var asked: Set<String> = []
    while !meanings.names.isSubset(of: asked) {
      asked = meanings.names
      need(asked)
      for tree in self.trees(naming: asked) { meanings.add(MeaningReading(tree: tree).facts(about: asked)) }
    }
    return meanings.changeNothing ? nil : meanings
  }

  private func trees(naming names: Set<String>) -> [SyntaxTree] {
    var trees: [String: SyntaxTree] = [:]
    for name in names { for file in project.files(naming: name) { trees[file.path] = file.tree } }
    return trees.sorted { $0.key < $1.key }.map(\.value)
  }
}
