/// Tells the files that some rule could have something to say about from all others, by their bytes alone and
/// before anything is known of targets and configurations.
public struct FileScreen: Sendable {
  private let words: WordSet
  private let groups: [RuleGroup]

  /// - Parameters:
  ///   - catalogue: all rules there are.
  ///   - select: ids named by `--select`; empty: every rule, for a configuration may turn any of them on.
  ///   - ignore: ids named by `--ignore`.
  public init(catalogue: [Rule], select: [String] = [], ignore: [String] = []) {
    let rules = catalogue.filter {
      (select.isEmpty || select.contains($0.id)) && !ignore.contains($0.id)
    }
    words = WordSet(rules.flatMap(\.words))
    groups = RuleGroup.groups(of: rules)
  }

  public func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // What cannot be judged has to be told.
    if ContentFaults.reasonNotToRead(bytes) != nil { return true }
    // Most files end here.
    return words.occur(in: bytes) && groups.isAnyConcerned(with: bytes)
  }
}
