import LintCore
import SwiftSource

extension FilePass {
  /// Whether clients of the library may name a declaration. An app has none.
  func isSeenOutside(_ node: Syntax) -> Bool { !context.isProgram && node.access >= .public }

  /// The types of the file.
  var types: FileTypes { remembered { FileTypes(of: $0.tree) } }

  /// Whether Objective-C, an interface file or Core Data may reach a declaration.
  func isExposedToObjectiveC(_ node: Syntax) -> Bool { node.isExposedToObjectiveC(among: types) }

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
