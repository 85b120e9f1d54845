import LintCore
import Projects
import SwiftSource

extension MigrationState {
  /// The changed files with additional parse errors.
  var brokenFiles: Set<Int> {
    Set(changes.lazy.filter { $0.after.structuralFaults > $0.before.structuralFaults }.map(\.file))
  }

  /// Computes what to write. Every changed file is parsed again; if it has additional parse errors, it stays
  /// unchanged.
  func settle(_ result: inout MigrationResult, _ namedSources: NamedSources?) {
    let broken = Set(brokenFiles.map { files[$0].shownPath })
    let changed = changes.map { (file: $0.file, before: $0.before.tree, after: $0.after.tree) }
    let spoiled = result.applied.pathsBound(to: broken)
    let emptied = changed.filter { $0.before.hasCode && !$0.after.hasCode }.map { files[$0.file] }
      .filter { !spoiled.contains($0.shownPath) }.map(\.path)
    let removal = emptied.isEmpty ? .init() : namedSources?.removal(of: emptied) ?? .init()
    let deleted = Set(emptied).subtracting(removal.reasons.keys)
    result.changes += removal.projects.map {
      FileChange(path: $0.path, shownPath: $0.shownPath, original: $0.original, contents: $0.contents)
    }
    for (file, before, after) in changed {
      let path = files[file].shownPath
      if spoiled.contains(path) {
        result.problems.append(Problem(broken.contains(path) ? .brokenFile : .brokenCompanion, path: path))
        continue
      }
      if let reason = removal.reasons[files[file].path] {
        result.problems.append(Problem(.doubtful, path: path, message: "has no code left, but \(reason)"))
      }
      result.origins[path] = history.originMap(of: file)
      result.changes.append(
        FileChange(
          path: files[file].path, shownPath: path, original: before.text.bytes,
          contents: deleted.contains(files[file].path) ? nil : after.text.bytes))
    }
    result.units = units(without: spoiled, result.applied)
    result.applied.removeAll { finding in
      spoiled.contains(finding.path) || finding.fix?.edits.contains { spoiled.contains($0.path) } == true
    }
    result.changes.sort { $0.shownPath < $1.shownPath }
  }

  /// The units that touch none of these files.
  private func units(without spoiled: Set<String>, _ applied: [Finding]) -> [MigrationUnit] {
    let all = history.units
    let scopes = all.map { scope(of: $0.ranges) }
    let kept = all.indices.filter { !scopes[$0].ranges.keys.contains(where: spoiled.contains) }
    var places: [Int: Int] = [:]
    for (place, unit) in kept.enumerated() { for fix in all[unit].fixes { places[fix] = place } }
    return kept.enumerated().map { place, unit in
      let needs = Set(all[unit].fixes.flatMap { history.needs[$0] }.compactMap { places[$0] })
      return MigrationUnit(
        findings: all[unit].fixes.map { applied[$0] }, scope: scopes[unit],
        needs: needs.subtracting([place]).sorted())
    }
  }
}

extension [Finding] {
  /// These files and all files that are connected to them by a fix: a fix is applied whole or not at all.
  fileprivate func pathsBound(to paths: Set<String>) -> Set<String> {
    var bound = paths
    var isGrowing = !paths.isEmpty
    while isGrowing {
      isGrowing = false
      for finding in self {
        let touched = (finding.fix?.edits ?? []).map(\.path)
        guard touched.contains(where: bound.contains), !touched.allSatisfy(bound.contains) else { continue }
        bound.formUnion(touched)
        isGrowing = true
      }
    }
    return bound
  }
}

extension SyntaxTree {
  /// Whether the file contains anything except imports and comments, also inside `#if`.
  var hasCode: Bool { root.children.contains(where: \.isMoreThanImport) }
}

extension Syntax {
  fileprivate var isMoreThanImport: Bool {
    switch kind {
    // An exported import also applies to the other files.
    case .importDeclaration: attributes.contains { $0.attributeName == "_exported" }
    case .ifConfig: children(.ifConfigClause).contains { $0.items.contains(where: \.isMoreThanImport) }
    default: true
    }
  }
}
