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
            case .holders(let name, let place):
              names.hasSameHolders(of: CurrentNames.query(for: name, place), as: before)
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

    func files(naming name: String, _ place: NamePlace, where isInSight: (Int) -> Bool) -> [Int] {
      names[CurrentNames.query(for: name, place)].files(where: isInSight)
    }
    func mayDeclareAtTop(_ name: String, inFile file: Int) -> Bool {
      names[file: file].file.topNames.mayHold(name)
    }
    func mayExtend(_ protocols: WordIndex.Names, inFile file: Int) -> Bool {
      names.words(ofFile: file)?.mayExtend(protocols) ?? false
    }
    func view(ofFile file: Int) -> Int { names.index.modules?.view(ofFile: file) ?? 0 }
    func sees(_ view: Int, _ other: Int) -> Bool {
      names.index.modules?.sees(view, other, importers: names.index.importers(of:)) ?? true
    }
    func tree(ofFile file: Int) -> SyntaxTree { names[file: file].tree }
    func symbols(at offset: Int, inFile file: Int) -> Set<String>? { names.symbols(at: offset, inFile: file) }
    func isOverride(at offset: Int, inFile file: Int) -> Bool? { names.isOverride(at: offset, inFile: file) }
  }
}
