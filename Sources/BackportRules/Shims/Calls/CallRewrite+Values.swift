import SwiftSource

extension CallRewrite {
  /// The argument list of a call, with its parentheses; without a call, nothing.
  func list(
    of arguments: [Forwarding.Argument]?, _ passed: [CallSite.Passed], in tree: SyntaxTree
  ) throws(Obstacle) -> String {
    guard let arguments else { return "" }
    var list: [String] = []
    for argument in arguments {
      if argument.isTrailing { throw .closure }
      list.append((argument.label.map { "\($0): " } ?? "") + (try text(of: argument.value, passed, in: tree)))
    }
    return "(\(list.joined(separator: ", ")))"
  }

  /// What an argument says.
  func text(
    of value: Forwarding.Value, _ passed: [CallSite.Passed], in tree: SyntaxTree
  ) throws(Obstacle) -> String {
    switch value {
    case .constant(let text): return text
    case .listed(let number): return "[\(try self.value(of: number, passed))]"
    case .adapted(let number, let shape):
      let closure = try closure(passed: passed[number], for: number)
      return tree.text.text(of: closure.range, applying: try shape.edits(of: closure))
    case .chosen(let number, let first, let second):
      let value = try self.value(of: number, passed)
      if value == "true" { return first }
      if value == "false" { return second }
      guard case .argument(let argument) = passed[number], tree.isPrimary(argument.valueTokens) else {
        return "(\(value)) ? \(first) : \(second)"
      }
      return "\(value) ? \(first) : \(second)"
    case .template(let template): return try text(of: template, passed, in: tree)
    case .parameter(let number): return try argument(of: number, passed, in: tree)
    }
  }

  private func text(
    of template: ValueTemplate, _ passed: [CallSite.Passed], in tree: SyntaxTree
  ) throws(Obstacle) -> String {
    var result = ""
    for piece in template.pieces {
      switch piece {
      case .text(let text): result += text
      case .argument(let number):
        try checkType(of: number, in: template, passed)
        result += try argument(of: number, passed, in: tree)
      case .closure(let number):
        let value = try value(of: number, passed)
        try checkType(of: number, in: template, passed)
        if case .argument(let argument) = passed[number] {
          guard tree.canWait(argument.valueTokens, at: argument.node, isView: parameters[number].isView)
          else {
            throw .evaluation(value)
          }
          // Nothing in a closure tells what a member is one of.
          if tree.tokens[argument.valueTokens.lowerBound].kind == .period {
            guard parameters[number].type.isTypeName else {
              throw .notWritten(value)
            }
            result += parameters[number].type
          } else if TypedArgument(memberFor: parameters[number], argument.valueTokens, of: tree) != nil {
            throw .notWritten(value)
          }
        }
        result += value
      }
    }
    return result
  }

  /// A literal takes its type from where it stands, and the shim's parameter gives it another one than a value that
  /// is made of it may.
  private func checkType(
    of number: Int, in template: ValueTemplate, _ passed: [CallSite.Passed]
  ) throws(Obstacle) {
    let value = try value(of: number, passed)
    let type = parameters[number].type
    guard let literal = SyntaxTree(value).typeOfLiteral, !template.takesNumbersOfAnyType,
      literal == "String"
        ? !(forwarding.facts?.takesString(number) ?? forwarding.isPlainString(number)) : literal != type
    else { return }
    throw .notWritten(value)
  }

  private func argument(
    of number: Int, _ passed: [CallSite.Passed], in tree: SyntaxTree
  ) throws(Obstacle) -> String {
    guard case .argument(let argument) = passed[number] else {
      return try value(of: number, passed, isDirect: true)
    }
    let typed = typed(argument, for: number, in: tree)
    return typed.before + argument.valueText + typed.behind
  }

  /// What goes around an argument so that it remains what it was for the shim.
  func typed(_ argument: CallArgument, for number: Int, in tree: SyntaxTree) -> TypedArgument {
    let parameter = parameters[number]
    if forwarding.takesSameOptional(number, as: parameter) { return TypedArgument() }
    var typed = TypedArgument(
      argument.valueTokens, of: tree, for: parameter, takesAnyType: takesAnyType(number, argument, in: tree))
    if typed.isEmpty, forwarding.mayTakeOthers(number, than: parameter),
      !parameter.isColor || !areColorsOfStyles(argument.valueTokens, for: number, in: tree)
    {
      typed = TypedArgument(memberFor: parameter, argument.valueTokens, of: tree) ?? typed
    }
    return typed
  }

  /// Whether all implicit members of a value are the same colours to a native parameter that takes any style.
  private func areColorsOfStyles(_ value: Range<Int>, for number: Int, in tree: SyntaxTree) -> Bool {
    forwarding.takesStyles(number)
      && tree.impliedMembers(of: value)?.allSatisfy(Parameter.colorsOfStyles.contains) ?? false
  }

  func closure(passed: CallSite.Passed, for number: Int) throws(Obstacle) -> Syntax {
    switch passed {
    case .argument(let argument), .closure(let argument):
      if let closure = argument.closure { return closure }
    case .omitted: break
    }
    throw .notWritten(parameters[number].name)
  }

  /// What is passed for a parameter, in or left out of the parentheses.
  private func value(
    of number: Int, _ passed: [CallSite.Passed], isDirect: Bool = false
  ) throws(Obstacle) -> String {
    switch passed[number] {
    case .argument(let value): return value.valueText
    case .closure: throw .closure
    case .omitted: return try defaultValue(of: number, isDirect: isDirect)
    }
  }

  private func defaultValue(of number: Int, isDirect: Bool) throws(Obstacle) -> String {
    let parameter = parameters[number]
    guard let value = parameter.defaultValue else {
      throw .notWritten(parameter.name)
    }
    let tree = SyntaxTree(value)
    guard tree.isContextFree(0..<tree.tokens.count - 1, orTypes: true),
      let typed = TypedArgument(
        defaultOf: parameter, in: tree, isDirect: isDirect, takesAnyType: takesAnyType(number, nil, in: tree))
    else {
      throw .notWritten(parameter.name)
    }
    if isDirect, value == "nil", forwarding.takesSameOptional(number, as: parameter) { return value }
    // `Color.init()` is `Color()`.
    let written = !typed.before.isEmpty && value.hasPrefix(".init(") ? String(value.dropFirst(5)) : value
    return typed.before + written + typed.behind
  }
}

extension Forwarding {
  /// Whether every native call takes the optional that the shim takes, and nothing else.
  fileprivate func takesSameOptional(_ number: Int, as parameter: Parameter) -> Bool {
    guard parameter.type.hasSuffix("?"), !parameter.isGeneric else { return false }
    return facts?.kept.contains(number) == true && facts?.takes(parameter.type, for: number) == true
  }
}
