import LintCore
import Semantics
import SwiftSource

extension ChangePass {
  /// All that refers to a declaration of the file; `nil`: an override may be meant in its place.
  /// - Parameter own: tokens of the file in which nothing counts.
  func references(to node: Syntax, outside own: Range<Int> = 0..<0) -> [Reference]? {
    project.model { model in
      guard let declaration = model.declaration(of: node.named, inFile: file),
        !model.mayBeOverridden(declaration)
      else { return nil }
      return model.references(to: declaration).filter { $0.file != file || !own.contains($0.token) }
    }
  }
}
