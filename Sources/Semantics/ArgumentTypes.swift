import SwiftSource

extension SemanticModel {
  /// The type of the parameter that an argument or trailing closure is for.
  func type(ofArgument argument: Syntax, of suffix: Syntax, inFile file: Int) -> TypeValue {
    guard let callee = callee(of: suffix) else { return .unknown }
    let all = suffix.children(.argument) + suffix.children(.trailingClosure)
    guard let index = all.firstIndex(of: argument) else { return .unknown }
    var found = candidates(for: callee, call: suffix, inFile: file)
    // `T(…)`: the initializers of the type.
    if let only = found.only, only.isType {
      let type = valueType(of: only, in: found.receiver).instance
      found = initializers(of: type, suffix, inFile: file)
    }
    guard let only = found.only, let places = CallShape(suffix, in: self).parameters(of: only),
      let parameters = only.parameters, index < places.count
    else { return .unknown }
    var parameter = parameters[places[index]]
    parameter.isVariadic = false
    return type(of: parameter, only).seen(from: found.receiver, of: self, only).withoutParameters(of: only)
  }

  private func initializers(of type: TypeValue, _ suffix: Syntax, inFile file: Int) -> Candidates {
    let shape = CallShape(suffix, in: self)
    let all = members(named: "init", of: type, fromFile: file).declarations
    return Candidates(declarations: all.filter { shape.parameters(of: $0) != nil }, receiver: type)
  }

  /// What a call calls.
  private func callee(of suffix: Syntax) -> Expression? {
    guard let chain = suffix.parent, chain.kind == .chain else { return nil }
    var expression: Expression? = ChainReader(chain).expression
    while let current = expression {
      switch current.form {
      case .call(let callee, let node), .element(let callee, let node):
        if node.index == suffix.index { return callee }
        expression = callee
      default: expression = current.operands.first
      }
    }
    return nil
  }
}
