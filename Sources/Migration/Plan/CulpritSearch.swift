import LintCore
import SwiftSource

/// Finds the groups of edits that add parse errors to a file: a bug of their rule, which must not affect the
/// other groups.
struct CulpritSearch {
  let groups: [EditGroup]
  /// The texts to edit, by the number of the file.
  let texts: [Int: SourceText]

  /// The resolution of the conflicts, without the culprits.
  func run() -> (resolution: EditResolution, culprits: Set<Int>) {
    var culprits: Set<Int> = []
    while true {
      let left = groups.indices.filter { !culprits.contains($0) }
      let resolution = resolution(of: left)
      let broken = brokenFiles(resolution)
      if broken.isEmpty { return (resolution, culprits) }
      let suspects = resolution.applied.filter { index in
        groups[index].edits.keys.contains(where: broken.contains)
      }
      culprits.formUnion(suspects.isEmpty ? Set(left) : Set(search(suspects)))
    }
  }

  /// The groups that break a file on their own; if there are none, all.
  private func search(_ suspects: [Int]) -> [Int] {
    if suspects.count == 1 { return suspects }
    let halves = [suspects.prefix(suspects.count / 2), suspects.suffix(suspects.count - suspects.count / 2)]
    let found = halves.flatMap { half in
      brokenFiles(resolution(of: Array(half))).isEmpty ? [] : search(Array(half))
    }
    return found.isEmpty ? suspects : found
  }

  /// The resolution of some of the groups. The others are replaced by empty groups.
  private func resolution(of chosen: [Int]) -> EditResolution {
    let chosen = Set(chosen)
    return EditResolution(
      groups.indices.map { chosen.contains($0) ? groups[$0] : EditGroup([:]) },
      lengths: texts.mapValues(\.bytes.count))
  }

  private func brokenFiles(_ resolution: EditResolution) -> Set<Int> {
    Set(
      resolution.edits.keys.filter { file in
        guard let text = texts[file] else { return false }
        let after = SyntaxTree(SourceText(text.applying(resolution.edits[file] ?? [])))
        return StructuralFaults(in: after) > StructuralFaults(in: SyntaxTree(text))
      })
  }
}
