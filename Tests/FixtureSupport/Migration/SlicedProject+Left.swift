import LintCore
import Reporting

/// What a run lists as left is what it leaves, and the run that it names deals with it.
extension SlicedProject {
  /// A safe run, the same again, and then `--unsafe`.
  public func faultsOfLeftForUnsafe() throws -> [String] {
    let (after, result) = try migrated(files, Slice(isUnsafe: false))
    let first = MigrationSummary(result)
    let (_, again) = try migrated(after, Slice(isUnsafe: false))
    var faults = again.applied.map { "a second safe run still does \($0.place)" }
    // The check that shows what takes a person may be gone: it is told once.
    faults += differences(
      "listed by a safe run", first.entries(withHand: false), "by the same run again",
      MigrationSummary(again).entries(withHand: false))
    let (end, rest) = try migrated(after, Slice())
    let (wanted, _) = try migrated(files, Slice())
    faults += ShimFixture.differences(between: wanted, and: end).map { "safely, then with --unsafe: \($0)" }
    let listed = first.left.filter { first.remedy(for: $0) == .unsafe }.map(\.origin)
    let byHand = first.left.filter { first.remedy(for: $0) != .unsafe }.map(\.origin)
    let left = MigrationSummary(rest).left.map(\.origin)
    faults += listed.without(rest.applied.map(\.origin)).filter { left.contains($0) && !byHand.contains($0) }
      .map { "listed for --unsafe, which leaves it: \($0)" }
    faults += rest.applied.map(\.origin).without(listed).map { "done by --unsafe and not listed: \($0)" }
    // What an unsafe fix leaves unread is told by the run that makes it.
    let unread = MigrationSummary(rest).left.filter(\.isOfUnreadParameter).map(\.origin)
    faults += left.without(byHand).without(unread).map { "left by --unsafe and not listed: \($0)" }
    return faults
  }

  /// Slices, and the run over the whole project that they name.
  public func faultsOfLeftForWholeRun(ofSlicings seeds: Range<UInt64>) throws -> [String] {
    try seeds.flatMap { seed in
      var random = random(seed)
      let slice = Slice.random(of: files, using: &random)
      let (after, result) = try migrated(files, slice)
      let summary = MigrationSummary(result)
      let listed = summary.left.filter { summary.remedy(for: $0) == .whole }.map(\.origin)
      let (_, rest) = try migrated(after, Slice(isUnsafe: slice.isUnsafe))
      // Several findings have one origin: as many are left then as were not listed for that run.
      let others = summary.left.map(\.origin).without(listed)
      let left = MigrationSummary(rest).left.map(\.origin).without(others)
      return listed.without(rest.applied.map(\.origin)).filter(left.contains)
        .map { "after \(slice) listed for a run over the whole project, which leaves it: \($0)" }
    }
  }

  private func differences(_ one: String, _ some: [String], _ other: String, _ others: [String]) -> [String] {
    some.without(others).map { "\(one) and not \(other): \($0)" }
      + others.without(some).map { "\(other) and not \(one): \($0)" }
  }
}

extension MigrationSummary {
  /// What is left, each with what deals with it.
  fileprivate func entries(withHand: Bool) -> [String] {
    left.compactMap { finding in
      let remedy = remedy(for: finding)
      return remedy == .person && !withHand ? nil : "\(finding.place) \(remedy.rawValue)"
    }
  }
}

extension Finding {
  fileprivate var place: String { "\(path):\(start.line):\(start.column) [\(rule)]" }
  /// What can be said of a finding in whichever run it comes up.
  fileprivate var origin: String { "\(path) [\(rule)]" }
  fileprivate var isOfUnreadParameter: Bool { message.hasPrefix("nothing reads the parameter") }
}

extension [String] {
  /// Each of the others takes one away.
  fileprivate func without(_ others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return filter { text in
      guard let count = counts[text], count > 0 else { return true }
      counts[text] = count - 1
      return false
    }
  }
}
