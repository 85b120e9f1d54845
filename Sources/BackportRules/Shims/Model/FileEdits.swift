import LintCore

extension [FileEdit] {
  /// In order, each once, and deletions that overlap as one: two declarations that go together share the blank
  /// line between them.
  var merged: [FileEdit] {
    var result: [FileEdit] = []
    for edit in sorted(by: {
      ($0.path, $0.start.offset, $0.end.offset) < ($1.path, $1.start.offset, $1.end.offset)
    }) {
      guard let last = result.last, last.path == edit.path else {
        result.append(edit)
        continue
      }
      if last == edit { continue }
      let areDeletions = last.replacement.isEmpty && edit.replacement.isEmpty
      if areDeletions, edit.start.offset < last.end.offset {
        if edit.end.offset > last.end.offset { result[result.count - 1].end = edit.end }
      } else if edit.end.offset <= last.end.offset, last.replacement.isEmpty,
        edit.start.offset < last.end.offset
      {
        // A use within a declaration that goes.
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
