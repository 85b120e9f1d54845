// The references in SwiftSyntax's tree.
//
// Output: for each file a line with the number of its references, then a line for each: the offset of the name, the
// name, and the labels of the call as `_:label:`, `-` when it is not called.
import SwiftParser
import SwiftSyntax

final class ReferenceCollector: SyntaxVisitor {
  var lines: [String] = []

  private func add(_ name: TokenSyntax, labels: String) {
    lines.append("\(name.positionAfterSkippingLeadingTrivia.utf8Offset)\t\(name.text)\t\(labels)")
  }

  /// The labels that a call of an expression gives.
  private func labels(calling callee: some SyntaxProtocol) -> String {
    var node = Syntax(callee)
    while let parent = node.parent {
      if let generic = parent.as(GenericSpecializationExprSyntax.self), Syntax(generic.expression) == node {
        node = parent
      } else if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node {
        let closures =
          (call.trailingClosure == nil ? [] : ["_"])
          + call.additionalTrailingClosures.map(\.label.text)
        return (call.arguments.map { $0.label?.text ?? "_" } + closures).map { $0 + ":" }.joined()
      } else {
        break
      }
    }
    return "-"
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    var labels = isMember ? labels(calling: node.parent!) : labels(calling: node)
    if let written = node.argumentNames {
      labels = written.arguments.map { $0.name.text + ":" }.joined()
    }
    add(node.baseName, labels: labels)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, labels: "-")
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, labels: "-")
    return .visitChildren
  }

  /// `if let name`
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      add(name.identifier, labels: "-")
    }
    return .visitChildren
  }

  /// `[name]`
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { add(node.name, labels: "-") }
    return .visitChildren
  }
}

@main
enum ReferenceOracle {
  static func main() {
    answerForEachFile { bytes in
      let collector = ReferenceCollector(viewMode: .sourceAccurate)
      if let bytes { collector.walk(Parser.parse(source: bytes)) }
      write("\(collector.lines.count)\n")
      for line in collector.lines { write(line + "\n") }
    }
  }
}
