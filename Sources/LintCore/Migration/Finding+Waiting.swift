import SwiftSource

extension [Finding] {
  /// Without those whose fix lies wholly within what the fix of another one deletes. The other may have to wait
  /// for the next round, and then has to find what it is about as it was: a declaration that goes still has its
  /// checks.
  var withoutInnerFixes: [Finding] {
    var deletions: [String: [Range<Int>]] = [:]
    for finding in self {
      for edit in finding.fix?.edits ?? [] where edit.replacement.isEmpty && !edit.edit.range.isEmpty {
        deletions[edit.path, default: []].append(edit.edit.range)
      }
    }
    for path in deletions.keys { deletions[path]!.sort { $0.lowerBound < $1.lowerBound } }
    return filter { finding in
      let edits = finding.fix?.edits ?? []
      return !edits.allSatisfy { edit in
        (deletions[edit.path] ?? []).contains { $0.holds(edit.edit.range) }
      }
    }
  }
}

extension Range<Int> {
  /// Whether another one lies within it and is shorter.
  fileprivate func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound && other.count < count
  }
}
