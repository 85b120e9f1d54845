// The declarations of a node, with their texts.
import SwiftSyntax

func text(_ node: (some SyntaxProtocol)?) -> String {
  guard let node else { return "" }
  var text = ""
  var gap = false
  for token in node.tokens(viewMode: .sourceAccurate) {
    if !text.isEmpty, gap || !token.leadingTrivia.isEmpty { text += " " }
    text += token.text
    gap = !token.trailingTrivia.isEmpty
  }
  return text
}

func unquoted(_ name: String) -> String {
  name.count > 2 && name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
}

struct Declaration {
  var kind: String
  var name: String
  var parameters = ""
  var result = ""
  var generics: [String] = []
  var requirements: GenericWhereClauseSyntax?
  var inherited: InheritanceClauseSyntax?
  var flags: Set<String> = []
}

func parameter(
  _ first: TokenSyntax?, _ second: TokenSyntax?, oneNameIsLabel: Bool, attributes: AttributeListSyntax?,
  type: TypeSyntax, isVariadic: Bool, value: InitializerClauseSyntax?
) -> String {
  var label = "-"
  if let first, first.text != "_", second != nil || oneNameIsLabel { label = unquoted(first.text) }
  let attributes = attributes?.compactMap { $0.as(AttributeSyntax.self).map { text($0) } } ?? []
  return [label, attributes.joined(separator: " "), text(type), isVariadic ? "..." : "", text(value?.value)]
    .joined(separator: "|")
}

func list(of clause: FunctionParameterClauseSyntax, oneNameIsLabel: Bool = true) -> String {
  clause.parameters.map {
    parameter(
      $0.firstName, $0.secondName, oneNameIsLabel: oneNameIsLabel, attributes: $0.attributes, type: $0.type,
      isVariadic: $0.ellipsis != nil, value: $0.defaultValue)
  }.joined(separator: ";")
}

func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
  clause?.parameters.map { text($0.with(\.trailingComma, nil)) } ?? []
}

func isSettable(_ binding: PatternBindingSyntax) -> Bool {
  guard let block = binding.accessorBlock else { return true }
  guard case .accessors(let accessors) = block.accessors else { return false }
  let writers = ["set", "_modify", "modify", "unsafeMutableAddress"]
  return accessors.contains { writers.contains($0.accessorSpecifier.text) }
}

let kinds: [SyntaxKind: String] = [
  .structDecl: "structure", .classDecl: "classType", .actorDecl: "actor", .enumDecl: "enumeration",
  .protocolDecl: "protocolType", .extensionDecl: "extension", .typeAliasDecl: "typealias",
  .associatedTypeDecl: "associatedType", .functionDecl: "function", .initializerDecl: "initializer",
  .subscriptDecl: "subscript", .macroDecl: "macro", .variableDecl: "property", .enumCaseDecl: "enumCase",
]

func declarations(of node: DeclSyntax) -> [Declaration] {
  guard let kind = kinds[node.kind] else { return [] }
  let generic = node.asProtocol(WithGenericParametersSyntax.self)
  var declaration = Declaration(kind: kind, name: node.asProtocol(NamedDeclSyntax.self)?.name.text ?? "")
  declaration.generics = generics(generic?.genericParameterClause)
  declaration.requirements =
    generic?.genericWhereClause ?? node.asProtocol(DeclGroupSyntax.self)?.genericWhereClause
  declaration.inherited = node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
  switch node.as(DeclSyntaxEnum.self) {
  case .extensionDecl(let node): declaration.name = text(node.extendedType)
  case .protocolDecl(let node):
    declaration.generics = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { $0.name.text } ?? []
  case .typeAliasDecl(let node): declaration.result = text(node.initializer.value)
  case .associatedTypeDecl(let node):
    declaration.result = text(node.initializer?.value)
    declaration.requirements = node.genericWhereClause
    declaration.inherited = node.inheritanceClause
  case .functionDecl(let node):
    declaration.read(node.signature)
  case .initializerDecl(let node):
    declaration.name = "init"
    declaration.read(node.signature)
    if node.optionalMark != nil { declaration.flags.insert("failable") }
  case .macroDecl(let node): declaration.read(node.signature)
  case .subscriptDecl(let node):
    declaration.name = "subscript"
    declaration.parameters = list(of: node.parameterClause, oneNameIsLabel: false)
    declaration.result = text(node.returnClause.type)
  case .variableDecl(let node):
    return node.bindings.map { binding in
      let isSettable = node.bindingSpecifier.text == "var" && isSettable(binding)
      return Declaration(
        kind: kind, name: text(binding.pattern), result: text(binding.typeAnnotation?.type),
        flags: isSettable ? ["settable"] : [])
    }
  case .enumCaseDecl(let node):
    return node.elements.map { element in
      let parameters = element.parameterClause?.parameters.map {
        parameter(
          $0.firstName, $0.secondName, oneNameIsLabel: true, attributes: nil, type: $0.type,
          isVariadic: false, value: $0.defaultValue)
      }
      return Declaration(
        kind: kind, name: element.name.text, parameters: parameters?.joined(separator: ";") ?? "")
    }
  default: break
  }
  return [declaration]
}

extension Declaration {
  mutating func read(_ signature: FunctionSignatureSyntax) {
    parameters = list(of: signature.parameterClause)
    result = text(signature.returnClause?.type)
    if signature.effectSpecifiers?.asyncSpecifier != nil { flags.insert("async") }
    if signature.effectSpecifiers?.throwsClause != nil { flags.insert("throws") }
  }
}
