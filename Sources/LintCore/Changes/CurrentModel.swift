import Semantics
import SwiftSource
import SystemCalls

/// The model of a project's names during a migration. It follows the changes: only files that changed are read again.
package final class CurrentModel: Sendable {
  private let made = Mutex<(model: SemanticModel, sources: Sources)?>(nil)

  package init() {}

  func withModel<Answer>(of names: CurrentNames, _ ask: (SemanticModel) -> Answer) -> Answer {
    made.withLock { made in
      let (model, sources): (SemanticModel, Sources)
      if let known = made {
        (model, sources) = known
        if sources.names !== names {
          let before = sources.names
          sources.names = names
          model.update(names.files(differingFrom: before)) { premise in
            switch premise {
            case .holders(let name): names.hasSameHolders(of: name, as: before)
            case .declarers(let name):
              names.hasSameHolders(of: CurrentNames.declaration(of: name), as: before)
            case .contents: true
            }
          }
        }
      } else {
        sources = Sources(names)
        model = SemanticModel(sources)
        made = (model, sources)
      }
      return ask(model)
    }
  }

  private final class Sources: SourceProvider {
    var names: CurrentNames

    init(_ names: CurrentNames) { self.names = names }

    func files(naming name: String) -> [Int] { names[name].files.map(\.index) }
    func files(declaring name: String) -> [Int] {
      names[CurrentNames.declaration(of: name)].files.map(\.index)
    }
    func tree(ofFile file: Int) -> SyntaxTree { names[file: file].tree }
    func symbols(at offset: Int, inFile file: Int) -> Set<String>? { names.symbols(at: offset, inFile: file) }
    // Which module a file belongs to is not known here: then each declaration that is not private can be seen.
    func module(ofFile file: Int) -> String? { nil }
    func mayUse(module: String, inFile file: Int) -> Bool { true }
    func modulesExported(byModule module: String) -> Set<String> { [module] }
  }
}
