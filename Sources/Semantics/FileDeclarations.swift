import SwiftSource

/// What one file declares outside of bodies, and in types that bodies declare.
struct FileDeclarations {
  /// By the indices of their nodes. Few files are asked for more than a few names: they need no table.
  private(set) var all: [Declaration] = []
  /// The extensions, by the last component of the extended type's name.
  private(set) var extensions: [String: [Syntax]] = [:]
  /// The first names of imports.
  let imports: Set<String>
  private let file: Int

  init(_ tree: SyntaxTree, file: Int) {
    self.file = file
    imports = tree.importedModules
    for index in tree.nodes.indices { add(Syntax(tree: tree, index: index)) }
    all.sort { ($0.node.index, $0.token) < ($1.node.index, $1.token) }
  }

  func named(_ name: String) -> [Declaration] { all.filter { $0.name == name } }

  /// The declaration that a node is; of several names in a binding, the last one.
  func declaration(ofNode node: Int) -> Declaration? {
    let end = all.indices.partitioningIndex { all[$0].node.index > node }
    return end > 0 && all[end - 1].node.index == node ? all[end - 1] : nil
  }

  private mutating func add(_ node: Syntax) {
    switch node.kind {
    case .structDeclaration: addNamed(node, .structure)
    case .classDeclaration: addNamed(node, .classType)
    case .enumDeclaration: addNamed(node, .enumeration)
    case .protocolDeclaration: addNamed(node, .protocolType)
    case .actorDeclaration: addNamed(node, .actor)
    case .typealiasDeclaration: addNamed(node, .alias)
    case .associatedtypeDeclaration: addNamed(node, .associatedType)
    case .macroDeclaration: addNamed(node, .macro, node.declaredParameters)
    case .functionDeclaration where node.isVisibleElsewhere:
      addNamed(node, .function, node.declaredParameters)
    case .initializerDeclaration: addNamed(node, .initializer, node.declaredParameters)
    case .subscriptDeclaration: addNamed(node, .subscript, node.declaredParameters)
    case .variableDeclaration where node.isVisibleElsewhere:
      for binding in node.children(.binding) {
        for token in binding.boundNameTokens {
          all.append(
            Declaration(
              .variable, node.tree.text(ofToken: token), file: file, node: binding, token: token, item: node))
        }
      }
    case .enumCaseDeclaration:
      for element in node.children(.enumElement) {
        guard let name = element.declaredName else { continue }
        let parameters = element.child(.parameters) == nil ? nil : element.declaredParameters
        all.append(
          Declaration(
            .enumCase, name, file: file, node: element, token: element.anchorIndex, item: node,
            parameters: parameters))
      }
    case .extensionDeclaration:
      if let name = node.extendedOrDeclaredName { extensions[name, default: []].append(node) }
    default: break
    }
  }

  private mutating func addNamed(
    _ node: Syntax, _ kind: Declaration.Kind, _ parameters: [Declaration.Parameter]? = nil
  ) {
    guard let name = node.declaredName else { return }
    all.append(
      Declaration(
        kind, name, file: file, node: node, token: node.anchorIndex, item: node, parameters: parameters))
  }
}

extension Syntax {
  /// Whether it is a member, or stands at the top of a file.
  fileprivate var isVisibleElsewhere: Bool { owningType != nil || !isLocal }

  /// The parameters of a function, initializer, subscript, macro or enum element.
  var declaredParameters: [Declaration.Parameter] {
    (child(.parameters)?.children(.parameter) ?? []).map { node in
      let type = node.child(.type)
      let isNamed = type == nil || type!.tokenIndices.lowerBound > node.anchorIndex
      let first = tree.tokens[node.anchorIndex]
      // A subscript's parameter has a label only if it has two names.
      let hasTwo =
        node.anchorIndex + 1 < node.tokenIndices.upperBound
        && tree.tokens[node.anchorIndex + 1].kind != .colon
      let hasLabel = isNamed && first.kind != .wildcard && (kind != .subscriptDeclaration || hasTwo)
      let end = type?.tokenIndices.upperBound ?? node.tokenIndices.upperBound
      let isVariadic =
        end < node.tokenIndices.upperBound && tree.tokens[end].range.count == 3
        && tree.text(ofToken: end) == "..."
      return Declaration.Parameter(
        label: hasLabel ? tree.text(ofToken: node.anchorIndex) : nil, type: type?.index,
        hasDefault: node.child(.initializer) != nil, isVariadic: isVariadic)
    }
  }
}
