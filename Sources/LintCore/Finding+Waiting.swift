import SwiftSource

extension [Finding] {
  /// Removes the findings whose fix lies inside what another finding's fix deletes. The other fix may be
  /// applied in a later round or run, and then needs its evidence: a declaration to delete must still contain
  /// its checks.
  package var withoutInnerFixes: [Finding] {
    let holders = FixHolders(of: self) { _ in true }
    let safe = FixHolders(of: self) { $0 == .safe }
    func waits(_ index: Int) -> Bool {
      guard self[index].fix?.applicability == .safe else { return false }
      return safe.partHolders(of: self[index], index).contains { holder in
        !safe.partHolders(of: self[holder], holder).contains(index)
      }
    }
    return indices.filter { holders.holder(of: self[$0]) == nil && !waits($0) }.map { self[$0] }
  }

  /// The number of lines that their safe fixes remove, less those that they insert. Later clean-up by a migration is
  /// not included.
  public var safelyRemovableLines: Int {
    let holders = FixHolders(of: self) { $0 == .safe }
    var seen: Set<FileEdit> = []
    return indices.reduce(0) { lines, index in
      guard let fix = self[index].fix, fix.applicability == .safe, holders.holder(of: self[index]) == nil
      else { return lines }
      // Two fixes may share an edit, such as an import.
      return fix.edits.reduce(lines) { seen.insert($1).inserted ? $0 + $1.linesRemoved : $0 }
    }
  }

  /// Makes safe fixes unsafe when they lie inside what an unsafe one deletes: applied alone they would
  /// destroy its evidence.
  var withEvidenceKept: [Finding] {
    let holders = FixHolders(of: self) { $0 == .unsafe }
    if holders.isEmpty { return self }
    var findings = self
    for index in indices where self[index].fix?.applicability == .safe {
      guard holders.holder(of: self[index]) != nil else { continue }
      findings[index].fix?.applicability = .unsafe
      findings[index].fix?.reason = "it goes with what an unsafe fix around it takes out"
    }
    return findings
  }
}

/// The unsafe fixes that delete what other fixes change.
package struct UnsafeFixHolders {
  private let findings: [Finding]
  private let holders: FixHolders

  package init(of findings: [Finding]) {
    self.findings = findings
    holders = FixHolders(of: findings) { $0 == .unsafe }
  }

  /// The finding whose fix deletes all that the fix of another one changes.
  package func holder(of finding: Finding) -> Finding? { holders.holder(of: finding).map { findings[$0] } }
}

private struct Deletion {
  /// The range of this deletion, or of an earlier one that ends later.
  var range: Range<Int>
  /// Its own start, in bytes.
  let start: Int
  /// The index in the list of findings.
  var finding: Int
}

/// The ranges that fixes delete, for containment queries.
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

  /// The others whose fixes delete a part of what a fix changes: what that changes there is their evidence.
  func partHolders(of finding: Finding, _ index: Int) -> [Int] {
    (finding.fix?.edits ?? []).compactMap { edit in
      deletions[edit.path]?.holder(of: edit.edit.range).flatMap { $0 == index ? nil : $0 }
    }
  }

  /// A finding whose fix deletes the first place that another fix changes, if fixes delete all of its places.
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
  /// Sorts them by start. Each one then stores the range with the largest end so far.
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

  /// The finding that deletes more than this range, with that range.
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
