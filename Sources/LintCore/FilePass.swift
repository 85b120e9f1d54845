import Availability
import SwiftSource

/// What a rule gets to see of one file, and where it puts its findings.
public final class FilePass {
  public let path: String
  public let tree: SyntaxTree

  public init(path: String, tree: SyntaxTree) {
    self.path = path
    self.tree = tree
  }
}
