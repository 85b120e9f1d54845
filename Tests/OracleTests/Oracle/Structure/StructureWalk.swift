// The walk over SwiftSyntax's tree that emits the facts.
import SwiftSyntax

func isLink(_ kind: SyntaxKind) -> Bool {
  switch kind {
  case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
    .postfixOperatorExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
    return true
  default: return false
  }
}

/// Whether a link is the whole chain: it is not what another link applies to.
func isWholeChain(_ node: Syntax) -> Bool {
  guard let parent = node.parent else { return true }
  if parent.kind == .ifConfigClause { return false }
  guard isLink(parent.kind) else { return true }
  // The base is the first child, if it has one.
  return parent.children(viewMode: .sourceAccurate).first?.id != node.id
}

func anchorOfAttribute(_ type: TypeSyntax) -> Int {
  if let name = type.as(IdentifierTypeSyntax.self) { return start(name.name).utf8Offset }
  if let name = type.as(MemberTypeSyntax.self) { return start(name.name).utf8Offset }
  return start(type).utf8Offset
}

func walkChildren(_ node: Syntax) {
  for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { walk(child) }
}

func emitReturnType(_ effects: Syntax?, _ result: ReturnClauseSyntax?) {
  guard let first = effects ?? result.map({ Syntax($0) }) else { return }
  emit(.returnType, start(first), result.map { end($0) } ?? end(first))
}

func emitCall(
  _ node: some SyntaxProtocol, _ bracket: TokenSyntax?, _ closure: ClosureExprSyntax?, _ kind: Kind
) {
  if let first = bracket.map({ start($0) }) ?? closure.map({ start($0) }) { emit(kind, first, end(node)) }
  if let closure { emit(.trailingClosure, closure) }
}

func walkType(_ node: Syntax) {
  guard let parent = node.parent else { return }
  switch parent.kind {
  case .throwsClause: return
  case .attribute:
    let attribute = parent.cast(AttributeSyntax.self)
    if specialAttributes.contains(attribute.attributeName.trimmedDescription) { return }
    emit(.type, node)
  case .typeExpr:
    if node.kind == .inlineArrayType { return emit(.collection, node) }
    if node.kind == .attributedType || node.kind == .someOrAnyType { return emit(.type, node) }
    guard let sequence = parent.parent, sequence.kind == .exprList else {
      return node.trimmedDescription == "Any" ? () : emit(.type, node)
    }
    var previous: Syntax?
    for element in sequence.children(viewMode: .sourceAccurate) {
      if element.id == parent.id { break }
      previous = element
    }
    if previous?.kind == .unresolvedAsExpr || previous?.kind == .unresolvedIsExpr { return emit(.type, node) }
    if node.trimmedDescription != "Any" { emit(.type, node) }
  default: emit(.type, node)
  }
}

func walk(_ node: Syntax) {
  if node.isProtocol(TypeSyntaxProtocol.self) { return walkType(node) }
  let kind = node.kind
  switch kind {

  case .importDecl: emit(.importDeclaration, node, node.cast(ImportDeclSyntax.self).path)
  case .structDecl: emit(.structDeclaration, node, node.cast(StructDeclSyntax.self).name)
  case .classDecl: emit(.classDeclaration, node, node.cast(ClassDeclSyntax.self).name)
  case .enumDecl: emit(.enumDeclaration, node, node.cast(EnumDeclSyntax.self).name)
  case .protocolDecl: emit(.protocolDeclaration, node, node.cast(ProtocolDeclSyntax.self).name)
  case .actorDecl: emit(.actorDeclaration, node, node.cast(ActorDeclSyntax.self).name)
  case .extensionDecl: emit(.extensionDeclaration, node, node.cast(ExtensionDeclSyntax.self).extensionKeyword)
  case .typeAliasDecl: emit(.typealiasDeclaration, node, node.cast(TypeAliasDeclSyntax.self).name)
  case .associatedTypeDecl:
    emit(.associatedtypeDeclaration, node, node.cast(AssociatedTypeDeclSyntax.self).name)
  case .functionDecl: emit(.functionDeclaration, node, node.cast(FunctionDeclSyntax.self).name)
  case .initializerDecl:
    emit(.initializerDeclaration, node, node.cast(InitializerDeclSyntax.self).initKeyword)
  case .deinitializerDecl:
    emit(.deinitializerDeclaration, node, node.cast(DeinitializerDeclSyntax.self).deinitKeyword)
  case .subscriptDecl:
    let node = node.cast(SubscriptDeclSyntax.self)
    emit(.subscriptDeclaration, node, node.subscriptKeyword)
    emitReturnType(nil, node.returnClause)
  case .variableDecl: emit(.variableDeclaration, node, node.cast(VariableDeclSyntax.self).bindingSpecifier)
  case .enumCaseDecl: emit(.enumCaseDeclaration, node, node.cast(EnumCaseDeclSyntax.self).caseKeyword)
  case .operatorDecl: emit(.operatorDeclaration, node, node.cast(OperatorDeclSyntax.self).name)
  case .precedenceGroupDecl:
    emit(.precedenceGroupDeclaration, node, node.cast(PrecedenceGroupDeclSyntax.self).name)
    return
  case .macroDecl: emit(.macroDeclaration, node, node.cast(MacroDeclSyntax.self).name)
  case .accessorDecl: emit(.accessorDeclaration, node, node.cast(AccessorDeclSyntax.self).accessorSpecifier)
  case .accessorEffectSpecifiers, .functionEffectSpecifiers, .typeEffectSpecifiers: return

  case .attribute:
    let node = node.cast(AttributeSyntax.self)
    emit(.attribute, start(node), end(node), anchorOfAttribute(node.attributeName))
    switch node.arguments {
    case .argumentList, .availability, .backDeployedArguments, nil: break
    default: return walk(Syntax(node.attributeName))
    }
  case .patternBinding:
    let node = node.cast(PatternBindingSyntax.self)
    emitElement(.binding, node, comma: node.trailingComma)
  case .accessorBlock:
    let node = node.cast(AccessorBlockSyntax.self)
    var isGetter = 0
    if case .getter = node.accessors { isGetter = 1 }
    emit(.accessorBlock, start(node), end(node), isGetter)
  case .accessorParameters:
    emit(.parameters, node)
    emit(.parameter, node.cast(AccessorParametersSyntax.self).name)
  case .enumCaseElement:
    let node = node.cast(EnumCaseElementSyntax.self)
    emitElement(.enumElement, node, comma: node.trailingComma, extra: start(node.name).utf8Offset)
  case .genericParameter:
    let node = node.cast(GenericParameterSyntax.self)
    emitElement(.genericParameter, node, comma: node.trailingComma)
  case .primaryAssociatedType:
    let node = node.cast(PrimaryAssociatedTypeSyntax.self)
    emitElement(.genericParameter, node, comma: node.trailingComma)
  case .functionParameter:
    let node = node.cast(FunctionParameterSyntax.self)
    emitElement(.parameter, node, comma: node.trailingComma)
  case .closureParameter:
    let node = node.cast(ClosureParameterSyntax.self)
    emitElement(.parameter, node, comma: node.trailingComma)
  case .enumCaseParameter:
    let node = node.cast(EnumCaseParameterSyntax.self)
    emitElement(.parameter, node, comma: node.trailingComma)
  case .functionSignature:
    let node = node.cast(FunctionSignatureSyntax.self)
    emitReturnType(node.effectSpecifiers.map { Syntax($0) }, node.returnClause)
  case .genericWhereClause: return emit(.whereClause, node)

  case .conditionElement:
    let node = node.cast(ConditionElementSyntax.self)
    emitElement(.conditionElement, node, comma: node.trailingComma)
  case .switchCase:
    let node = node.cast(SwitchCaseSyntax.self)
    emit(.switchCase, node)
    emit(.caseLabel, node.attribute.map { start($0) } ?? start(node.label), end(node.label))

  case .availabilityCondition:
    let node = node.cast(AvailabilityConditionSyntax.self)
    emit(.availabilityCondition, node, node.availabilityKeyword)
  case .availabilityArgument:
    let node = node.cast(AvailabilityArgumentSyntax.self)
    emitElement(.availabilityArgument, node, comma: node.trailingComma)
    return
  case .platformVersionItem:
    return emit(.availabilityArgument, node.cast(PlatformVersionItemSyntax.self).platformVersion)

  case .memberAccessExpr:
    if isWholeChain(node) { emit(.chain, node) }
    let node = node.cast(MemberAccessExprSyntax.self)
    emit(.memberSuffix, start(node.period), end(node), start(node.declName.baseName).utf8Offset)
  case .functionCallExpr:
    if isWholeChain(node) { emit(.chain, node) }
    let node = node.cast(FunctionCallExprSyntax.self)
    emitCall(node, node.leftParen, node.trailingClosure, .callSuffix)
  case .subscriptCallExpr:
    if isWholeChain(node) { emit(.chain, node) }
    let node = node.cast(SubscriptCallExprSyntax.self)
    emitCall(node, node.leftSquare, node.trailingClosure, .subscriptSuffix)
  case .optionalChainingExpr:
    if isWholeChain(node) { emit(.chain, node) }
    emit(.operatorSuffix, node.cast(OptionalChainingExprSyntax.self).questionMark)
  case .forceUnwrapExpr:
    if isWholeChain(node) { emit(.chain, node) }
    emit(.operatorSuffix, node.cast(ForceUnwrapExprSyntax.self).exclamationMark)
  case .postfixOperatorExpr:
    if isWholeChain(node) { emit(.chain, node) }
    emit(.operatorSuffix, node.cast(PostfixOperatorExprSyntax.self).operator)
  case .genericSpecializationExpr, .postfixIfConfigExpr:
    if isWholeChain(node) { emit(.chain, node) }
  case .genericArgument:
    if case .expr(let value) = node.cast(GenericArgumentSyntax.self).argument { return emit(.type, value) }
  case .macroExpansionExpr:
    let node = node.cast(MacroExpansionExprSyntax.self)
    emit(.macroExpansion, node, node.macroName)
    emitCall(node, node.leftParen, node.trailingClosure, .callSuffix)
  case .macroExpansionDecl:
    let node = node.cast(MacroExpansionDeclSyntax.self)
    emit(.macroExpansion, node, node.macroName)
    emitCall(node, node.leftParen, node.trailingClosure, .callSuffix)
  case .labeledExpr:
    let node = node.cast(LabeledExprSyntax.self)
    emitElement(
      .argument, node, comma: node.trailingComma, extra: node.label.map { start($0).utf8Offset } ?? -1)
  case .closureSignature:
    let node = node.cast(ClosureSignatureSyntax.self)
    emit(.closureSignature, node, node.inKeyword)
    emitReturnType(node.effectSpecifiers.map { Syntax($0) }, node.returnClause)
  case .stringLiteralExpr:
    if node.cast(StringLiteralExprSyntax.self).segments.contains(where: { $0.kind == .expressionSegment }) {
      emit(.stringLiteral, node)
    }
  case .keyPathComponent:
    let node = node.cast(KeyPathComponentSyntax.self)
    switch node.component {
    case .property(let property):
      let first = node.period.map { start($0) } ?? start(property)
      emit(.memberSuffix, first, end(property.declName), start(property.declName.baseName).utf8Offset)
    case .subscript(let component): emit(.subscriptSuffix, component)
    default: break
    }

  case .ifConfigClause:
    let node = node.cast(IfConfigClauseSyntax.self)
    emit(.ifConfigClause, node)
    if let condition = node.condition { emit(.ifConfigCondition, condition) }
    if let elements = node.elements { walk(Syntax(elements)) }
    return
  case .codeBlockItem:
    let item = node.cast(CodeBlockItemSyntax.self).item
    if Syntax(item).kind == .poundSourceLocation { return }
    emit(.item, item)
  case .memberBlockItem:
    let declaration = node.cast(MemberBlockItemSyntax.self).decl
    if declaration.kind == .poundSourceLocation { return }
    emit(.item, declaration)
  default:
    if let plain = plainKinds[kind] { emit(plain, start(node), end(node)) }
  }
  walkChildren(node)
}
