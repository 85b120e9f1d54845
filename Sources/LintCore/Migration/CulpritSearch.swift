import SwiftSource

/// Finds those of several groups of edits that make a file parse worse than before: a bug of their rule, which must
/// not cost the others.
struct CulpritSearch {
  let groups: [EditGroup]
  /// What the edits are for, by the number of the file.
  let texts: [Int: SourceText]

  /// What can be applied together, and the groups that have to be left out of it.
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

  /// Those that break a file by themselves; if none does, all.
  private func search(_ suspects: [Int]) -> [Int] {
    if suspects.count == 1 { return suspects }
    let halves = [suspects.prefix(suspects.count / 2), suspects.suffix(suspects.count - suspects.count / 2)]
    let found = halves.flatMap { half in
      brokenFiles(resolution(of: Array(half))).isEmpty ? [] : search(Array(half))
    }
    return found.isEmpty ? suspects : found
  }

  /// Of some of the groups; the others are there, and empty.
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
