import LintCore
import SwiftSource

extension FilePass {
  /// Whether a token goes with an edit anyway.
  func lies(_ token: Int, in edit: FileEdit) -> Bool {
    let range = tree.tokens[token].range
    return edit.path == path && edit.start.offset <= range.lowerBound && range.upperBound <= edit.end.offset
  }
}

extension String {
  /// What declares a type of that name: a file without any of these words does not.
  var typeDeclarations: [String] {
    ["struct", "class", "enum", "actor", "protocol", "typealias"].map { "\($0) \(self)" }
  }
}
