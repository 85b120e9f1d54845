// x.shim(n)           for an `Int?`          → x.name(n as Int?)
// x.shim(f())         over an autoclosure    in doubt: `f` would run later, or never
import SwiftSource

extension CallRewrite {
  /// Whether what is passed has to say its type, for the native call may take it as it is.
  /// - Parameter argument: `nil`: the parameter's default.
  func takesAnyType(_ number: Int, _ argument: CallArgument?, in tree: SyntaxTree) -> Bool {
    if converts(number) { return true }
    guard forwarding.isOfAnyType(number) else { return false }
    // What has a type of its own keeps it.
    return argument.map { tree.shape(of: $0.valueTokens).takesTypeFromContext } ?? true
  }

  /// Why an argument may mean something else to the native call.
  func doubt(of call: Syntax?, in tree: SyntaxTree) -> Doubt? {
    guard let passed = CallSite(call: call).match(parameters) else { return nil }
    return parameters.indices.lazy.compactMap { number -> Doubt? in
      do throws(Doubt) {
        try check(number, passed[number], in: tree)
        if case .omitted = passed[number] { try checkDefault(of: number) }
      } catch {
        return error
      }
      switch passed[number] {
      case .argument(let argument), .closure(let argument): return doubt(number, argument, in: tree)
      case .omitted: return nil
      }
    }.first ?? doubtOfDropped(passed, in: tree)
  }

  /// Doubts a default that is a string where the native call may take a localized key.
  private func checkDefault(of number: Int) throws(Doubt) {
    guard let value = parameters[number].defaultValue,
      forwarding.isUnlabeled(number) || forwarding.facts?.takesString(number) == false
    else { return }
    let tree = SyntaxTree(value)
    try checkString(0..<tree.tokens.count - 1, of: tree, for: number)
  }

  private func doubt(_ number: Int, _ argument: CallArgument, in tree: SyntaxTree) -> Doubt? {
    let parameter = parameters[number]
    let value = argument.valueTokens
    if value.isEmpty { return nil }
    if forwarding.facts?.delayed.contains(number) == true, argument.closure == nil, !tree.isPure(value) {
      return .evaluation(argument.valueText)
    }
    if isMadeLater(number), !tree.canWait(value, at: argument.node, isView: parameter.isView) {
      return .evaluation(argument.valueText)
    }
    guard converts(number), argument.closure == nil, !parameter.type.isPlainTypeName,
      !tree.shape(of: value).isMade(of: parameter.type)
    else { return nil }
    return .otherType(parameter.name)
  }
}

extension CallRewrite {
  /// Whether a parameter is all that a closure of the native call holds.
  private func isMadeLater(_ number: Int) -> Bool {
    forwarding.arguments?.contains { argument in
      guard case .template(let template) = argument.value else { return false }
      return template.pieces.contains(.closure(number))
    } == true
  }
}

extension Forwarding {
  /// Whether the native parameter is generic by itself.
  fileprivate func isOfAnyType(_ number: Int) -> Bool {
    if let type = facts?.types[number] { return type == NativeCounterpart.anyType }
    return name.map(SystemNames.takersOfAnyType.contains) ?? false
  }
}

extension SyntaxTree {
  /// The type that a value shows itself: `Der` of `Der(1)`, and of `der` after `let der = Der(1)`.
  func typeShown(by value: Range<Int>) -> String? {
    let type: String
    switch shape(of: value) {
    case .made(let made): type = made
    case .typed(let typed): type = typed
    case .unknown where value.count == 1:
      guard let made = initializerOfOnlyBinding(of: value.lowerBound) else { return nil }
      return typeMade(by: made)
    default: return nil
    }
    let name = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let path = name.split(separator: ".")
    let last = (path.last == "Type" ? path.dropLast() : path[...]).last.map(String.init)
    return last?.isTypeName == true ? last : nil
  }

  private func typeMade(by value: Range<Int>) -> String? {
    guard case .made(let made) = shape(of: value) else { return nil }
    return String(made.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The value of the only `let name = …` of the file that binds a name.
  private func initializerOfOnlyBinding(of index: Int) -> Range<Int>? {
    let name = text(ofToken: index)
    let bindings = nodes { $0 == .binding }.filter { $0.boundNames.contains(name) }
    guard bindings.count == 1, bindings[0].boundNames.count == 1, bindings[0].child(.type) == nil else {
      return nil
    }
    return bindings[0].child(.initializer)?.tokenIndices.dropFirst()
  }
}
