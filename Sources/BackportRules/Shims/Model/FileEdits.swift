import LintCore

extension [FileEdit] {
  /// In order, each once, and deletions that overlap as one: two declarations that go together share the blank
  /// line between them.
  var merged: [FileEdit] {
    var result: [FileEdit] = []
    // Of two that begin together, an insertion comes first, then the one that holds the other.
    func key(_ edit: FileEdit) -> (String, Int, Int) {
      (edit.path, edit.start.offset, edit.start.offset == edit.end.offset ? .min : -edit.end.offset)
    }
    for edit in sorted(by: { key($0) < key($1) }) {
      guard let last = result.last, last.path == edit.path else {
        result.append(edit)
        continue
      }
      if last == edit { continue }
      let areDeletions = last.replacement.isEmpty && edit.replacement.isEmpty
      if areDeletions, edit.start.offset < last.end.offset {
        if edit.end.offset > last.end.offset { result[result.count - 1].end = edit.end }
      } else if edit.end.offset <= last.end.offset, edit.start.offset < last.end.offset {
        // A use within a declaration that goes, or within a use whose text has it.
        continue
      } else {
        result.append(edit)
      }
    }
    return result
  }
}

extension FileEdit {
  /// Whether a place goes with it.
  func holds(_ place: ProjectPlace) -> Bool {
    path == place.path && start.offset <= place.start.offset && place.end.offset <= end.offset
  }
}
