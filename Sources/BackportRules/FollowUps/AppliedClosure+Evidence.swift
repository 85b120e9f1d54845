// func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }
// func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
//   if let view = transform(self), !(view is EmptyView) { view } else { self }
// }
import LintCore
import Native
import SwiftSource

extension AppliedClosure {
  /// Whether the function gives back what its closure makes of `self`; `nil` if there is no telling.
  func isOnlyApplied(in pass: ChangePass) -> Bool? {
    // The receiver's type is not known: `map` of the project's own is beside that of arrays.
    if StandardLibraryNames.hasFunction(called: function) { return nil }
    let declarations = pass.project.files(naming: function, .declaration).flatMap { file in
      file.tree.nodes { $0 == .functionDeclaration }.filter {
        $0.declaredName == function && $0.mayTakeOnlyClosure
          && ($0.access > .fileprivate || file.path == pass.path)
      }
    }
    if declarations.isEmpty { return hadIdentityBranch(in: pass.before) ? false : nil }
    return declarations.allSatisfy(\.callsParameterWithSelf) ? true : nil
  }

  /// Whether a closure that was given to the function was, by one of its branches, nothing but the argument: then
  /// the function takes the closure's value for its own.
  private func hadIdentityBranch(in before: SyntaxTree) -> Bool {
    before.nodes { $0 == .callSuffix }.contains { call in
      guard let closure = call.onlyClosure, let parameter = closure.onlyParameter, closure.items.count == 1,
        closure.items[0].kind == .ifStatement,
        before.text(ofToken: call.tokenIndices.lowerBound - 1) == function
          || before.text(ofToken: call.tokenIndices.lowerBound) == function
      else { return false }
      return closure.items[0].children.contains { branch in
        guard branch.kind == .codeBlock, branch.items.count == 1,
          let value = branch.items[0].returnedTokens
        else { return false }
        return value.count == 1 && before.text(ofToken: value.lowerBound) == parameter
      }
    }
  }
}

extension Syntax {
  /// Whether a function can be called with a closure of one parameter as its only argument.
  var mayTakeOnlyClosure: Bool {
    guard !isStaticMember else { return false }
    let needed = (child(.parameters)?.children(.parameter) ?? []).filter { $0.child(.initializer) == nil }
    guard needed.count <= 1 else { return false }
    // `() -> T`, `inout T`
    let type = needed.first?.child(.type)?.text ?? ""
    return !type.contains("() ->") && !type.hasPrefix("inout ")
  }

  /// Whether a function only returns `parameter(self)`, or chooses between that and `self`.
  var callsParameterWithSelf: Bool {
    guard let parameters = child(.parameters)?.children(.parameter), parameters.count == 1,
      let body = child(.codeBlock), body.items.count == 1, givesTypeOfClosure
    else { return false }
    let parameter = parameters[0]
    guard parameterList?.first.map({ takesSelf($0.type) }) == true else { return false }
    let second = parameter.anchorIndex + 1
    let name = tree.tokens[second].kind == .identifier ? second : parameter.anchorIndex
    let call = [tree.text(ofToken: name), "(", "self", ")"]
    if body.items[0].kind == .ifStatement { return body.items[0].choosesSelf(insteadOf: call) }
    guard var words = body.items[0].returnedTokens.map(words) else { return false }
    while let first = words.first, first == "try" || first == "await" { words.removeFirst() }
    return words == call
  }

  /// Whether a written type is a function that takes a value of exactly the type around this declaration.
  private func takesSelf(_ type: String) -> Bool {
    guard let open = type.firstIndex(of: "("), let close = type[open...].firstIndex(of: ")") else {
      return false
    }
    // A function type may name its parameter: `(_ content: Self)`.
    let taken = type[type.index(after: open)..<close].split(separator: " ").last ?? ""
    guard let owner = owningType else { return false }
    if type[open..<close].contains(",") || type[open..<close].contains("inout") { return false }
    if taken == "Self" { return true }
    // Nothing inherits from these.
    let declared = tree.nodes(where: \.isTypeDeclaration).filter { $0.declaredName == owner.typeName }
    return taken == owner.typePath && !declared.isEmpty
      && declared.allSatisfy { $0.kind == .structDeclaration || $0.kind == .enumDeclaration }
  }

  /// Whether a function gives back what its closure gives, of any type. It has no effects and no attributes, which a use
  /// would lose.
  private var givesTypeOfClosure: Bool {
    guard let result = child(.returnType), let type = result.child(.type)?.text, effects.isEmpty,
      !isDeclaredToThrow,
      !isDiscardable
    else { return false }
    let generics = child(.genericParameters)?.children(.genericParameter).compactMap(\.declaredName) ?? []
    return generics.contains(type) || type.hasPrefix("some ")
  }

  /// The name of a type or of an extension's type, after the names of the types around it: `Outer.Inner`.
  private var typePath: String {
    let outer = ancestors.filter(\.kind.isTypeDeclaration).reversed()
    return (Array(outer) + [self]).map {
      ($0.kind == .extensionDeclaration ? $0.child(.type)?.text : $0.declaredName) ?? ""
    }.joined(separator: ".")
  }

  private func words(of tokens: Range<Int>) -> [String] { tokens.map { tree.text(ofToken: $0) } }

  /// Whether an `if` reads `if let view = call, !(view is EmptyView) { view } else { self }`.
  private func choosesSelf(insteadOf call: [String]) -> Bool {
    let elements = children(.conditionElement)
    guard let first = elements.first, first.tokens.count == call.count + 3, elements.count <= 2,
      let value = child(.codeBlock), value.items.count == 1, let result = value.items[0].returnedTokens,
      let other = elsePart, other.kind == .codeBlock, other.items.count == 1,
      let rest = other.items[0].returnedTokens
    else { return false }
    let name = tree.text(ofToken: first.tokenIndices.lowerBound + 1)
    return words(of: first.tokenIndices) == ["let", name, "="] + call
      && (elements.count == 1
        || words(of: elements[1].tokenIndices) == ["!", "(", name, "is", "EmptyView", ")"])
      && words(of: result) == [name] && words(of: rest) == ["self"]
  }
}
