import Foundation
import Semantics
import SwiftSource

@testable import BuildIndex

/// A comparison of what the model says about names with what the compiler found while it built them.
struct IndexComparison {
  /// References that the compiler found to declarations of the compiled files.
  private(set) var ours = 0
  /// Those for which the model is certain, and right.
  private(set) var certain = 0
  /// Those that are one of several answers of the model.
  private(set) var amongSeveral = 0
  /// References for which the model is certain, and wrong.
  private(set) var wrong: [String] = []
  /// Those of `ours` for which the model has no answer with the right one in it.
  private(set) var missed: [String: Int] = [:]
  /// The places of what the model knows as declarations.
  private var declared: Set<Spot> = []
  /// The places of what the compiler knows as such: nothing of bodies.
  private var defined: Set<Spot> = []

  /// - Parameters:
  ///   - root: files below it are compared.
  ///   - path: the store.
  ///   - isCompared: the files whose names are compared; the model knows all of them.
  init?(root: String, store path: String, isCompared: (String) -> Bool = { _ in true }) {
    guard let library = ToolchainFolders.current.library, let store = IndexStore(path, library) else {
      return nil
    }
    var units: [String: IndexStore.Unit] = [:]
    for unit in store.unitNames.values.joined().compactMap(store.unit) where !unit.records.isEmpty {
      let file = unit.file
      if file.hasPrefix(root), file.hasSuffix(".swift"), FileManager.default.fileExists(atPath: file) {
        units[file] = unit
      }
    }
    let paths = units.keys.sorted()
    let sources = IndexedSources(paths.map { ($0, units[$0]!.module) })
    let model = SemanticModel(sources)
    var definitions: [String: Set<Spot>] = [:]
    var references: [Int: [Spot: Set<String>]] = [:]
    for (file, path) in paths.enumerated() {
      for record in units[path]!.records {
        for occurrence in store.occurrences(inRecord: record) ?? [] {
          let spot = Spot(file: file, line: occurrence.line, column: occurrence.column)
          if occurrence.isDefinition { defined.insert(spot) }
          if occurrence.isDefinition, !occurrence.isImplicit {
            definitions[occurrence.usr, default: []].insert(spot)
          }
          if occurrence.isReference {
            references[file, default: [:]][spot, default: []].insert(occurrence.usr)
          }
        }
      }
    }
    for file in paths.indices {
      for declaration in model.declarations(inFile: file) {
        declared.insert(spot(declaration.token, declaration.node.tree, file))
      }
    }
    for file in paths.indices where isCompared(paths[file]) {
      compare(file, sources, model, references[file] ?? [:], definitions)
    }
  }

  private func spot(_ token: Int, _ tree: SyntaxTree, _ file: Int) -> Spot {
    let place = tree.text.position(of: Int(tree.tokens[token].start))
    return Spot(file: file, line: place.line, column: place.column)
  }

  private struct Spot: Hashable {
    var file: Int
    var line: Int
    var column: Int
  }

  private mutating func compare(
    _ file: Int, _ sources: IndexedSources, _ model: SemanticModel, _ references: [Spot: Set<String>],
    _ definitions: [String: Set<Spot>]
  ) {
    let tree = sources.tree(ofFile: file)
    for token in tree.tokens.indices
    where tree.tokens[token].kind == .identifier || tree.tokens[token].kind == .keyword {
      let here = spot(token, tree, file)
      let usrs = references[here] ?? []
      let all = usrs.reduce(into: Set<Spot>()) { $0.formUnion(definitions[$1] ?? []) }
      // The compiler also indexes parameters, and with them the labels of calls.
      let targets = all.filter { declared.contains($0) }
      let name = tree.text(ofToken: token)
      // The label of a memberwise initializer is no reference for us, but one to the property for the compiler.
      let isLabel =
        tree.node(coveringToken: token).flags.contains(.labeled) && tree.tokens[token + 1].kind == .colon
      let isOurs = !targets.isEmpty && tree.tokens[token].kind == .identifier && !isLabel
      let meaning = model.meaning(ofToken: token, inFile: file)
      if isOurs { ours += 1 }
      let answers = meaning.declarations.map { spot($0.token, $0.node.tree, $0.file) }
      let shown = "\(sources.paths[file]):\(here.line):\(here.column): \(name)"
      switch meaning {
      case .certain(let declaration):
        if targets.contains(answers[0]) {
          if isOurs { certain += 1 }
        } else if !tree.isInConditional(token), defined.contains(answers[0]) {
          let place = declaration.node.tree.text.position(
            of: Int(declaration.node.tree.tokens[declaration.token].start))
          let seen = usrs.isEmpty ? "nothing" : usrs.sorted().joined(separator: " ")
          wrong.append(
            "\(shown) is not that of \(sources.paths[declaration.file]):\(place.line), the index has \(seen)")
        }
      default:
        guard isOurs else { continue }
        if answers.contains(where: targets.contains) { amongSeveral += 1 }
        let kind = tree.referencePosition(ofToken: token).map { "\($0)" } ?? "none"
        let answer: String =
          switch meaning {
          case .oneOf(let all, let outside):
            "oneOf\(all.count == 1 ? "1" : "")\(outside ? " or outside" : "")"
          case .local: "local"
          case .outside: "outside"
          case .noReference: "noReference"
          case .certain: ""
          }
        missed["\(kind): \(answer)", default: 0] += 1
      }
    }
  }

  /// The part of the references for which the model is certain and right.
  var certainShare: Double { ours == 0 ? 0 : Double(certain) / Double(ours) }

  /// The part of the certain answers that are wrong.
  var wrongShare: Double { Double(wrong.count) / Double(max(1, certain + wrong.count)) }

  var report: String {
    let right = String(format: "%.2f %%", 100 * certainShare)
    let mistaken = String(format: "%.3f %%", 100 * wrongShare)
    return "\(ours) references, certain and right \(certain) (\(right)), among several \(amongSeveral), "
      + "wrong \(wrong.count) (\(mistaken) of the certain)"
  }
}

/// Files that a build compiled, in memory.
final class IndexedSources: SourceProvider {
  let paths: [String]
  private let modules: [String]
  private let trees: [SyntaxTree]
  private var holders: [String: [Int]] = [:]
  private var imports: [String: Set<String>] = [:]
  /// The first file of a module stands for all.
  private let views: [Int]

  init(_ files: [(path: String, module: String)]) {
    paths = files.map(\.path)
    modules = files.map(\.module)
    views = modules.map { [modules] in modules.firstIndex(of: $0)! }
    trees = files.map {
      SyntaxTree(SourceText([UInt8](FileManager.default.contents(atPath: $0.path) ?? Data())))
    }
    for (file, tree) in trees.enumerated() {
      for token in tree.tokens.indices
      where tree.tokens[token].kind == .identifier || tree.tokens[token].kind == .keyword {
        let name = tree.text(ofToken: token)
        if holders[name]?.last != file { holders[name, default: []].append(file) }
      }
      imports[modules[file], default: []].formUnion(tree.importedModules)
    }
    // What an imported module imports may be passed on.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (module, direct) in imports {
        let all = direct.reduce(into: direct) { $0.formUnion(imports[$1] ?? []) }
        if all != direct {
          imports[module] = all
          isComplete = false
        }
      }
    }
  }

  func files(naming name: String, _ place: NamePlace, where isInSight: (Int) -> Bool) -> [Int] {
    (holders[name] ?? []).filter(isInSight)
  }
  func tree(ofFile file: Int) -> SyntaxTree { trees[file] }
  func view(ofFile file: Int) -> Int { views[file] }
  func sees(_ view: Int, _ other: Int) -> Bool { imports[modules[view]]?.contains(modules[other]) ?? false }
}

extension SyntaxTree {
  /// Whether a token lies in a `#if`, which the build may not have compiled.
  fileprivate func isInConditional(_ token: Int) -> Bool {
    node(coveringToken: token).selfAndAncestors.contains { $0.kind == .ifConfigClause }
  }
}

extension IndexStore.Occurrence {
  fileprivate var isDefinition: Bool { roles & 0b11 != 0 }
  fileprivate var isReference: Bool { roles & 0b100 != 0 }
}
