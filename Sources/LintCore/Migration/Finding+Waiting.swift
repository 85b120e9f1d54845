import SwiftSource

extension [Finding] {
  /// Without those whose fix lies wholly within what the fix of another one deletes. The other may have to wait
  /// for the next round, or for another run, and then has to find what it is about as it was: a declaration that goes
  /// still has its checks, which are the evidence that it can.
  var withoutInnerFixes: [Finding] {
    let holders = FixHolders(of: self) { _ in true }
    return indices.filter { holders.holder(of: self[$0]) == nil }.map { self[$0] }
  }

  /// About how many lines their safe fixes take out, each line counted once. What migrations tidy up afterwards is
  /// not in it.
  public var safelyRemovableLines: Int {
    let holders = FixHolders(of: self) { $0 == .safe }
    return indices.reduce(0) { lines, index in
      guard self[index].removableLines > 0, self[index].fix?.applicability == .safe,
        holders.holder(of: self[index]) == nil
      else { return lines }
      return lines + self[index].removableLines
    }
  }

  /// With the safe fixes that lie within what an unsafe one deletes made unsafe: to apply them alone would take away
  /// what shows that the other can be applied.
  var withEvidenceKept: [Finding] {
    let holders = FixHolders(of: self) { $0 == .unsafe }
    if holders.isEmpty { return self }
    var findings = self
    for index in indices where self[index].fix?.applicability == .safe {
      guard let holder = holders.holder(of: self[index]) else { continue }
      findings[index].fix?.applicability = .unsafe
      findings[index].fix?.reason = "it goes with what the fix in line \(self[holder].start.line) takes out"
    }
    return findings
  }
}

private struct Deletion {
  /// Its own, or that of one before it that reaches further.
  var range: Range<Int>
  /// In bytes, its own.
  let start: Int
  /// Where in the list of findings.
  var finding: Int
}

/// What fixes delete, to find out what lies within.
private struct FixHolders {
  /// By path.
  private var deletions: [String: [Deletion]] = [:]

  var isEmpty: Bool { deletions.isEmpty }

  init(of findings: [Finding], where isCounted: (Applicability) -> Bool) {
    for index in findings.indices {
      guard let fix = findings[index].fix, isCounted(fix.applicability) else { continue }
      for edit in fix.edits where edit.replacement.isEmpty && edit.start.offset < edit.end.offset {
        deletions[edit.path, default: []].append(
          Deletion(range: edit.edit.range, start: edit.start.offset, finding: index))
      }
    }
    for path in deletions.keys { deletions[path]!.keepFurthest() }
  }

  /// A finding whose fix deletes the first place that the fix of another one changes, where each of its places is
  /// deleted by some fix.
  func holder(of finding: Finding) -> Int? {
    guard let edits = finding.fix?.edits, !edits.isEmpty else { return nil }
    var first: Int?
    for edit in edits {
      guard let holder = deletions[edit.path]?.holder(of: edit.edit.range) else { return nil }
      first = first ?? holder
    }
    return first
  }
}

extension [Deletion] {
  /// Orders them by their start; each becomes the one that reaches furthest of those up to it.
  mutating func keepFurthest() {
    guard count > 1 else { return }
    sort { left, right in
      (left.range.lowerBound, -left.range.upperBound, left.finding)
        < (right.range.lowerBound, -right.range.upperBound, right.finding)
    }
    for index in indices.dropFirst() where self[index - 1].range.upperBound >= self[index].range.upperBound {
      self[index] = Deletion(
        range: self[index - 1].range, start: self[index].start, finding: self[index - 1].finding)
    }
  }

  /// The finding that deletes more than this range, and the range with it.
  func holder(of range: Range<Int>) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0, self[low - 1].range.upperBound >= range.upperBound, self[low - 1].range.count > range.count
    else { return nil }
    return self[low - 1].finding
  }
}
