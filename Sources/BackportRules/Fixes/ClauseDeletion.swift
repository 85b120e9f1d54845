// #available(iOS 13, macOS 14, *)                → #available(macOS 14, *)
// @backDeployed(before: iOS 15, macOS 14)        → @backDeployed(before: macOS 14)
import SwiftSource

extension SyntaxTree {
  /// The edits that take arguments out of a condition or an attribute. Something must remain.
  func deletion(ofArguments dropped: [Int], of node: Syntax) -> Rewrite {
    let arguments = node.children(.availabilityArgument)
    let indices = Set(dropped.filter(arguments.indices.contains).map { arguments[$0].index })
    guard indices.count < arguments.count else { return .manual("nothing would be left") }
    var edits = deletions(of: indices, from: arguments)
    if let first = arguments.first, indices.contains(first.index),
      text(ofToken: first.tokenIndices.lowerBound) == "before", first.tokenIndices.count > 2
    {
      // The label stays.
      edits[0].range = Int(tokens[first.tokenIndices.lowerBound + 2].start)..<edits[0].range.upperBound
    }
    return .safe(edits)
  }
}
