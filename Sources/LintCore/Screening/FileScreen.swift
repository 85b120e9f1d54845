import SwiftSource

/// Selects the files that can have findings, by their bytes alone, before targets and configurations are
/// known.
public struct FileScreen: Sendable {
  private let words: WordSet
  private let groups: [RuleGroup]

  /// - Parameters:
  ///   - catalogue: all rules.
  ///   - select: the ids of `--select`; empty: all rules, because a configuration may turn on any of them.
  ///   - ignore: the ids of `--ignore`.
  public init(catalogue: [Rule], select: [String] = [], ignore: [String] = []) {
    let rules = catalogue.filter {
      (select.isEmpty || $0.isNamed(in: select)) && !$0.isNamed(in: ignore)
    }
    words = WordSet(rules.flatMap(\.words))
    groups = RuleGroup.groups(of: rules)
  }

  public func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // The problem must be reported.
    if ContentFaults.reasonNotToRead(bytes) != nil { return true }
    // Most files are rejected here.
    return words.occur(in: bytes) && groups.isAnyConcerned(with: bytes)
  }
}
