import Semantics
import SwiftSource

/// Files in memory, each with its module, which sees those that its files import.
final class MemorySources: SourceProvider {
  private var trees: [SyntaxTree]
  private let modules: [String]
  /// The files whose structure was asked for.
  private(set) var read: Set<Int> = []

  init(_ files: [(module: String, text: String)]) {
    trees = files.map { SyntaxTree($0.text) }
    modules = files.map(\.module)
  }

  func replace(_ file: Int, by text: String) { trees[file] = SyntaxTree(text) }

  func files(naming name: String, _ place: NamePlace, where isInSight: (Int) -> Bool) -> [Int] {
    trees.indices.filter { file in
      isInSight(file) && trees[file].tokens.indices.contains { trees[file].text(ofToken: $0) == name }
    }
  }
  func tree(ofFile file: Int) -> SyntaxTree {
    read.insert(file)
    return trees[file]
  }
  func view(ofFile file: Int) -> Int { modules.firstIndex(of: modules[file])! }
  func sees(_ view: Int, _ other: Int) -> Bool {
    trees.indices.contains { file in
      modules[file] == modules[view] && trees[file].importedModules.contains(modules[other])
    }
  }
}

extension SemanticModel {
  /// What the last mention of a name means: the line of its declaration, `?` and lines if it is not certain.
  func meaning(ofLast name: String, in sources: MemorySources, file: Int = 0) -> String {
    let tree = sources.tree(ofFile: file)
    guard let token = tree.tokens.indices.last(where: { tree.text(ofToken: $0) == name }) else {
      return "no token"
    }
    func line(_ declaration: Declaration) -> Int {
      declaration.node.tree.text.position(of: Int(declaration.node.tree.tokens[declaration.token].start)).line
    }
    switch meaning(ofToken: token, inFile: file) {
    case .certain(let declaration): return "\(line(declaration))"
    case .oneOf(let all, _): return "?" + all.map { "\(line($0))" }.sorted().joined(separator: ",")
    case .local: return "local"
    case .outside: return "outside"
    case .noReference: return "none"
    }
  }
}
