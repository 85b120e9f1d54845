import SwiftSource

extension [Finding] {
  /// Without those whose fix lies wholly within what the fix of another one deletes. The other may have to wait
  /// for the next round, or for another run, and then has to find what it is about as it was: a declaration that goes
  /// still has its checks, which are the evidence that it can.
  var withoutInnerFixes: [Finding] {
    let holders = FixHolders(of: self)
    return filter { holders.holder(of: $0) == nil }
  }

  /// About how many lines their safe fixes take out, each line counted once. What migrations tidy up afterwards is
  /// not in it.
  public var safelyRemovableLines: Int {
    filter { $0.fix?.applicability == .safe }.withoutInnerFixes.reduce(0) { $0 + $1.removableLines }
  }

  /// With the safe fixes that lie within what an unsafe one deletes made unsafe: to apply them alone would take away
  /// what shows that the other can be applied.
  var withEvidenceKept: [Finding] {
    let holders = FixHolders(of: filter { $0.fix?.applicability == .unsafe })
    if holders.isEmpty { return self }
    return map { finding in
      guard finding.fix?.applicability == .safe, let holder = holders.holder(of: finding) else {
        return finding
      }
      var finding = finding
      finding.fix?.applicability = .unsafe
      finding.fix?.reason = "it goes with what the fix in line \(holder.start.line) takes out"
      return finding
    }
  }
}

/// What fixes delete, to find out what lies within.
struct FixHolders {
  private var deletions: [String: [(range: Range<Int>, finding: Finding)]] = [:]

  var isEmpty: Bool { deletions.isEmpty }

  init(of findings: [Finding]) {
    for finding in findings {
      for edit in finding.fix?.edits ?? [] where edit.replacement.isEmpty && !edit.edit.range.isEmpty {
        deletions[edit.path, default: []].append((edit.edit.range, finding))
      }
    }
  }

  /// A finding whose fix deletes the first place that the fix of another one changes, where each of its places is
  /// deleted by some fix.
  func holder(of finding: Finding) -> Finding? {
    guard let edits = finding.fix?.edits, !edits.isEmpty else { return nil }
    var first: Finding?
    for edit in edits {
      guard let holder = deletions[edit.path]?.first(where: { $0.range.holds(edit.edit.range) }) else {
        return nil
      }
      first = first ?? holder.finding
    }
    return first
  }
}

extension Range<Int> {
  /// Whether another one lies within it and is shorter.
  fileprivate func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound && other.count < count
  }
}
