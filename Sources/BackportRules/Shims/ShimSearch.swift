import LintCore
import SwiftSource

extension FilePass {
  /// Whether other modules, or whoever conforms, may see a declaration. An app's are seen by nobody else.
  func isSeenOutside(_ node: Syntax) -> Bool {
    guard context.isProgram else { return node.isSeenOutside }
    return node.ancestors.contains { $0.kind == .protocolDeclaration }
  }

  /// Whether a place in the project begins with a token of this file.
  func begins(_ place: ProjectPlace, with token: Int) -> Bool {
    place.path == path && place.start.offset == tree.tokens[token].range.lowerBound
  }

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
