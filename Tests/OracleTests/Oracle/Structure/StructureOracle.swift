// The facts of SwiftSyntax's tree that the light structure claims.
//
// Output: the names of the kinds of facts, then for each file:
//   u8   0 unreadable (nothing follows), 1 valid, 2 with syntax errors
//   u32  number of facts; each u8 kind, u32 start, u32 end, u32 extra (UInt32.max for none)
//
// The kinds are those of `NodeKind`, and `item` for a statement or declaration in a block. An extra is the offset of
// the name or label, or 0 or 1.
import SwiftParser
import SwiftSyntax

enum Kind: UInt8, CaseIterable {
  case accessorBlock, accessorDeclaration, actorDeclaration, argument, associatedtypeDeclaration
  case attribute, availabilityArgument, availabilityCondition, binding, breakStatement, callSuffix
  case caseLabel, catchClause, chain, classDeclaration, closure, closureSignature, codeBlock, collection
  case conditionElement, continueStatement, deferStatement, deinitializerDeclaration, discardStatement
  case doStatement, enumCaseDeclaration, enumDeclaration, enumElement, extensionDeclaration
  case fallthroughStatement, forStatement, functionDeclaration, genericArguments, genericParameter
  case genericParameters, guardStatement, ifConfig, ifConfigClause, ifConfigCondition, ifStatement
  case importDeclaration, inheritance, initializer, initializerDeclaration, interpolation, item, keyPath
  case labeledStatement, macroDeclaration, macroExpansion, memberBlock, memberSuffix, operatorDeclaration
  case operatorSuffix, parameter, parameters, precedenceGroupDeclaration, protocolDeclaration
  case repeatStatement, returnStatement, returnType, stringLiteral, structDeclaration
  case subscriptDeclaration, subscriptSuffix, switchCase, switchStatement, throwStatement, trailingClosure
  case tuple, type, typealiasDeclaration, variableDeclaration, whereClause, whileStatement, yieldStatement
}

/// The number of facts of the current file.
var count = 0

func emit(_ kind: Kind, _ start: AbsolutePosition, _ end: AbsolutePosition, _ extra: Int = -1) {
  guard start < end else { return }
  write(byte: kind.rawValue)
  write(start.utf8Offset)
  write(end.utf8Offset)
  write(extra)
  count += 1
}

/// The nodes that are a fact without further conditions.
let plainKinds: [SyntaxKind: Kind] = [
  .codeBlock: .codeBlock, .memberBlock: .memberBlock, .initializerClause: .initializer,
  .genericParameterClause: .genericParameters, .primaryAssociatedTypeClause: .genericParameters,
  .functionParameterClause: .parameters, .closureParameterClause: .parameters,
  .enumCaseParameterClause: .parameters, .inheritanceClause: .inheritance, .ifExpr: .ifStatement,
  .guardStmt: .guardStatement, .whileStmt: .whileStatement, .repeatStmt: .repeatStatement,
  .forStmt: .forStatement, .switchExpr: .switchStatement, .doStmt: .doStatement,
  .catchClause: .catchClause, .deferStmt: .deferStatement, .returnStmt: .returnStatement,
  .throwStmt: .throwStatement, .yieldStmt: .yieldStatement, .discardStmt: .discardStatement,
  .breakStmt: .breakStatement, .continueStmt: .continueStatement, .fallThroughStmt: .fallthroughStatement,
  .labeledStmt: .labeledStatement, .genericArgumentClause: .genericArguments,
  .multipleTrailingClosureElement: .trailingClosure, .closureExpr: .closure, .tupleExpr: .tuple,
  .arrayExpr: .collection, .dictionaryExpr: .collection, .expressionSegment: .interpolation,
  .keyPathExpr: .keyPath, .ifConfigDecl: .ifConfig,
]

func start(_ node: some SyntaxProtocol) -> AbsolutePosition { node.positionAfterSkippingLeadingTrivia }
func end(_ node: some SyntaxProtocol) -> AbsolutePosition { node.endPositionBeforeTrailingTrivia }

func emit(_ kind: Kind, _ node: some SyntaxProtocol, _ anchor: (some SyntaxProtocol)?) {
  emit(kind, start(node), end(node), anchor.map { start($0).utf8Offset } ?? -1)
}
func emit(_ kind: Kind, _ node: some SyntaxProtocol) { emit(kind, start(node), end(node)) }

/// An element of a list, without its comma.
func emitElement(_ kind: Kind, _ node: some SyntaxProtocol, comma: TokenSyntax?, extra: Int = -1) {
  let last = comma?.previousToken(viewMode: .sourceAccurate) ?? node.lastToken(viewMode: .sourceAccurate)
  guard let last else { return }
  emit(kind, start(node), end(last), extra)
}

let specialAttributes: Set<String> = [
  "available", "_spi_available", "backDeployed", "_backDeploy", "rethrows", "Sendable", "objc", "abi",
  "_documentation", "_dynamicReplacement", "_effects", "_implements", "_originallyDefinedIn", "specialized",
  "_specialize", "derivative", "differentiable", "transpose",
]

@main
enum StructureOracle {
  static func main() {
    write(names: Kind.allCases.map { "\($0)" })
    answerForEachFile { bytes in
      guard let bytes else { return write(byte: 0) }
      let tree = Parser.parse(source: bytes)
      write(byte: tree.hasError ? 2 : 1)
      writeCounted {
        count = 0
        walk(Syntax(tree))
        return count
      }
    }
  }
}
