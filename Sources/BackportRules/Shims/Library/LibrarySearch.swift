// import NavigationBackport somewhere     → every file is searched for the library's names
//
// Only the imports are looked for at first: a project without any costs nothing more.
import LintCore
import SwiftSource

extension ProjectRule {
  static let libraries = ProjectRule(
    gather: { Library.imports(in: $0) + Library.dependencies(in: $0) },
    resolve: { facts in
      let all = facts.all(LibraryImport.self)
      let unused = unusedPackages(facts, imported: Set(all.map(\.library.module)))
      let own = Set(facts.all(OwnLibrary.self).map(\.module))
      let imports = all.filter { !own.contains($0.library.module) }
      let libraries = imports.reduce(into: [Library]()) {
        if !$0.contains($1.library) { $0.append($1.library) }
      }
      if libraries.isEmpty { return .done(unused) }
      let imported = Dictionary(grouping: imports, by: \.place.path).mapValues {
        Set($0.map(\.library.module))
      }
      let exported = Set(imports.filter(\.isExported).map(\.library.module))
      let tables = libraries.map(LibraryTable.init)
      let words = libraries.reduce(into: Set<String>()) { $0.formUnion($1.words) }
      return .search(
        ProjectSearch(
          words: words, basis: .init(at: words, [exported, Set(libraries.map(\.module))].hashValue),
          look: { pass in
            let here = exported.union(imported[pass.path] ?? [])
            return tables.flatMap {
              LibraryUses(of: $0, in: pass, isImported: here.contains($0.library.module)).facts()
            }
          },
          next: { uses in
            .done(
              unused
                + libraries.flatMap { LibraryVerdicts(on: $0, imports: imports, uses: uses).findings })
          }))
    })
}

/// A note for each package that no file imports: manifests are not rewritten.
private func unusedPackages(_ facts: ProjectFacts, imported: Set<String>) -> [Finding] {
  if facts.hidden != nil { return [] }
  return facts.all(LibraryDependency.self).compactMap { dependency in
    if imported.contains(dependency.module) { return nil }
    let advice: Reason = "take it out here and where targets name it"
    var finding = dependency.place.finding(
      .shim("library"), "nothing imports \(dependency.module): the package can go",
      fix: Fix(.manual, reason: advice))
    finding?.severity = .note
    return finding
  }
}

extension Library {
  /// What a file has to hold to be of interest. Common words are the library's only beside its import.
  fileprivate var words: Set<String> {
    var words: Set<String> = [module]
    if let wrapper { words.insert(wrapper) }
    if let property { words.insert(property) }
    for name in names where !name.isCommon {
      switch name.kind {
      case .plain: words.insert(name.name)
      case .method: words.insert(".\(name.name)(")
      case .wrapped, .modifier: break
      }
    }
    return words.union(nativeTypes.flatMap(\.typeDeclarations))
  }

  /// The native names that a type of the project could hide.
  var nativeTypes: Set<String> {
    Set(
      names.compactMap { name in
        guard case .name(let native) = name.native, name.kind == .plain || name.kind == .wrapped,
          native.first?.isUppercase == true
        else { return nil }
        return native
      })
  }
}

/// A library's names, to be looked up; made once for all files.
struct LibraryTable {
  let library: Library
  let entries: [String: [LibraryName]]
  let natives: Set<String>
  let filter: NameFilter

  init(_ library: Library) {
    self.library = library
    entries = Dictionary(grouping: library.names, by: \.name)
    natives = library.nativeTypes
    filter = NameFilter(
      [library.wrapper, library.property].compactMap { $0 } + entries.keys + natives)
  }
}
