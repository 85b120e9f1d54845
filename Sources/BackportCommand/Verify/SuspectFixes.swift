import LintCore
import Migration
import Projects
import SwiftSource
import SystemCalls

/// The units of a migration that the output of a failing command points at.
struct SuspectFixes {
  let units: [MigrationUnit]
  /// For each unit the names declared in what it changes.
  private let declaredNames: [Set<String>]
  /// The base of relative paths in the output.
  private let workingFolder: String

  init(of whole: MigrationResult, workingFolder: String) {
    units = whole.units
    let originals = Dictionary(first: whole.changes.map { ($0.shownPath, $0.original) })
    declaredNames = units.map { $0.scope.declaredNames(in: originals) }
    self.workingFolder = workingFolder
  }

  /// - Parameters:
  ///   - output: the output of the command.
  ///   - tried: the migration that was in the files.
  func units(blamedBy output: [UInt8], for tried: MigrationResult) -> Set<Int> {
    let changes = Dictionary(first: tried.changes.map { (Paths.resolved($0.path) ?? $0.path, $0) })
    var blamed: Set<Int> = []
    for error in CompilerErrors(in: output).errors {
      let path = Paths.join(workingFolder, error.path)
      let change = changes[Paths.resolved(path) ?? path]
      guard let change, let contents = change.contents else {
        blamed.formUnion(units(removing: error.names))
        continue
      }
      let text = SourceText(contents)
      let line = text.rangeOfLine(min(max(error.line, 1), text.lineCount))
      let place = tried.origins[change.shownPath]?.original(of: line) ?? line
      var found = units.indices.filter { units[$0].scope.touches(place, of: change.shownPath) }
      if found.isEmpty { found = units(removing: error.names) }
      if found.isEmpty { found = nearest(to: place, in: change.shownPath) }
      blamed.formUnion(found)
    }
    return blamed
  }

  /// The units that change declarations with these names.
  private func units(removing names: [String]) -> [Int] {
    if names.isEmpty { return [] }
    return units.indices.filter { !declaredNames[$0].isDisjoint(with: names) }
  }

  private func nearest(to place: Range<Int>, in path: String) -> [Int] {
    let distances = units.indices.compactMap { index in
      units[index].scope.distance(to: place, of: path).map { (index: index, distance: $0) }
    }
    return distances.min { $0.distance < $1.distance }.map { [$0.index] } ?? []
  }
}
