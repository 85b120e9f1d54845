import Availability
import LintCore
import SwiftSource

extension Session {
  /// The meaning of an availability condition or attribute for the targets of its file.
  func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try document(params)
    guard let place = ProtocolPosition(params["position"]) else {
      throw .invalidParams("the request has no position")
    }
    bringUpToDate()
    guard let path = document.path, let context = project(knowing: path)?.file(at: path)?.context else {
      return .null
    }
    let tree = SyntaxTree(SourceText(document.bytes))
    let facts = AvailabilityFacts(of: tree, context: context.availability, macros: context.macros)
    let offset = document.offset(of: place, client.encoding)
    guard let text = HoverText(at: offset, in: facts) else { return .null }
    let range = DiagnosticWriter(client: client, rulePages: nil, uri: { _ in nil }).range(
      tree.text.position(of: text.range.lowerBound), tree.text.position(of: text.range.upperBound))
    return [
      "contents": [
        "kind": client.takesMarkdown ? "markdown" : "plaintext",
        "value": .string(client.takesMarkdown ? text.markdown : text.plain),
      ],
      "range": range,
    ]
  }
}
