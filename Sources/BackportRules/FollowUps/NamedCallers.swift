// func log(_ text: String, in name: String = #function)   a call of it gives the name of the function that it stands in
import LintCore
import SwiftSource
import SystemCalls

extension ChangePass {
  /// The word of files that declare functions which are given the name of their caller.
  static let wordOfCallers = "function"
  private static let defaults = WordSet(["#function"])

  /// Whether something in a body is given the name of the function around it. Requires that `wordOfCallers` was requested.
  func isNamed(in body: Syntax) -> Bool {
    let callees = project.files(naming: Self.wordOfCallers).filter { $0.holds(Self.defaults) }
      .reduce(into: after.namesOfCalleesToldTheirCaller) {
        $0.formUnion($1.tree.namesOfCalleesToldTheirCaller)
      }
    return !callees.isEmpty
      && body.tokenIndices.contains { callees.contains(after.bareName(ofToken: $0)) }
  }
}

extension SyntaxTree {
  /// What is called where a default argument is `#function`; `[` for subscripts.
  fileprivate var namesOfCalleesToldTheirCaller: Set<String> {
    nodes(where: \.hasParameters).reduce(into: []) { names, node in
      guard let parameters = node.child(.parameters), text.holds("#function", in: parameters.range) else {
        return
      }
      switch node.kind {
      case .subscriptDeclaration: names.insert("[")
      case .initializerDeclaration:
        names.insert("init")
        if let type = node.owningType?.extendedOrDeclaredName { names.insert(type) }
      default: names.formUnion(node.declaredName.map { [$0] } ?? [])
      }
    }
  }
}

extension NodeKind {
  fileprivate var hasParameters: Bool {
    switch self {
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .enumElement: true
    default: false
    }
  }
}
