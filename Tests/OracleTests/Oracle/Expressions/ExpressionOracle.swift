// Prints the expressions of files as SwiftSyntax parses them and SwiftOperators folds them.
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The kinds of expressions that both sides know.
enum Kind: UInt8, CaseIterable {
  case call, cast, chained, choice, effect, element, forced, inOut, infix, member, postfix, prefix,
    specialized
}

var count = 0

func emit(_ kind: Kind, _ node: some SyntaxProtocol, _ token: (some SyntaxProtocol)?) {
  let start = node.positionAfterSkippingLeadingTrivia
  let end = node.endPositionBeforeTrailingTrivia
  guard start < end else { return }
  write(byte: kind.rawValue)
  write(start.utf8Offset)
  write(end.utf8Offset)
  write(token.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset } ?? -1)
  count += 1
}
func emit(_ kind: Kind, _ node: some SyntaxProtocol) { emit(kind, node, TokenSyntax?.none) }

func walk(_ node: Syntax) {
  // The light structure does not look into types, nor at what is only a name of an attribute or key path.
  if node.isProtocol(TypeSyntaxProtocol.self) { return }
  switch node.as(SyntaxEnum.self) {
  case .infixOperatorExpr(let node):
    // The token of an arrow stands behind its effects.
    let arrow = node.operator.as(ArrowExprSyntax.self)?.arrow
    emit(.infix, node, arrow ?? node.operator.firstToken(viewMode: .sourceAccurate))
  case .ternaryExpr(let node): emit(.choice, node, node.questionMark)
  case .isExpr(let node): emit(.cast, node, node.isKeyword)
  case .asExpr(let node): emit(.cast, node, node.asKeyword)
  case .tryExpr(let node): emit(.effect, node, node.tryKeyword)
  case .awaitExpr(let node): emit(.effect, node, node.awaitKeyword)
  case .unsafeExpr(let node): emit(.effect, node, node.unsafeKeyword)
  case .copyExpr(let node): emit(.effect, node, node.copyKeyword)
  case .consumeExpr(let node): emit(.effect, node, node.consumeKeyword)
  case .borrowExpr(let node): emit(.effect, node, node.borrowKeyword)
  case .packElementExpr(let node): emit(.effect, node, node.eachKeyword)
  case .packExpansionExpr(let node): emit(.effect, node, node.repeatKeyword)
  case .prefixOperatorExpr(let node): emit(.prefix, node, node.operator)
  case .inOutExpr(let node): emit(.inOut, node)
  case .memberAccessExpr(let node): emit(.member, node, node.declName.baseName)
  case .functionCallExpr(let node): emit(.call, node)
  case .subscriptCallExpr(let node): emit(.element, node)
  case .optionalChainingExpr(let node): emit(.chained, node)
  case .forceUnwrapExpr(let node): emit(.forced, node)
  case .postfixOperatorExpr(let node): emit(.postfix, node)
  case .genericSpecializationExpr(let node): emit(.specialized, node)
  case .operatorDecl, .precedenceGroupDecl, .poundSourceLocation, .genericWhereClause,
    .genericParameterClause:
    return
  case .ifConfigClause(let node):
    if let elements = node.elements { walk(Syntax(elements)) }
    return
  case .attribute(let node):
    // Only arguments as of a call have a structure.
    if case .argumentList(let arguments) = node.arguments,
      !specialAttributes.contains(node.attributeName.trimmedDescription)
    {
      walk(Syntax(arguments))
    }
    return
  default: break
  }
  for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { walk(child) }
}

let specialAttributes: Set<String> = [
  "available", "_spi_available", "backDeployed", "_backDeploy", "rethrows", "Sendable", "objc", "abi",
  "_documentation", "_dynamicReplacement", "_effects", "_implements", "_originallyDefinedIn", "specialized",
  "_specialize", "derivative", "differentiable", "transpose",
]

@main
enum ExpressionOracle {
  static func main() {
    write(names: Kind.allCases.map { "\($0)" })
    answerForEachFile { bytes in
      guard let bytes else { return write(byte: 0) }
      let tree = Parser.parse(source: bytes)
      var table = OperatorTable.standardOperators
      table.addSourceFile(tree) { _ in }
      let folded = table.foldAll(tree) { _ in }
      // SwiftOperators reads `lowerThan` the wrong way round: for the compiler, `lowerThan: P` is below P.
      let isMisread = tree.statements.contains { item in
        item.item.as(PrecedenceGroupDeclSyntax.self)?.groupAttributes.contains { attribute in
          attribute.as(PrecedenceGroupRelationSyntax.self)?.higherThanOrLowerThanLabel.tokenKind
            == .keyword(.lowerThan)
        } ?? false
      }
      write(byte: tree.hasError || isMisread ? 2 : 1)
      writeCounted {
        count = 0
        walk(folded)
        return count
      }
    }
  }
}
