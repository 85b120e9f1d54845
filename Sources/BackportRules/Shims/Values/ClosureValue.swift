// x.shim { 3 }        for `() -> Double`: the native call may take a closure of any type, and this one is of `Int`
// x.shim { .white }   for `() -> Ink`: of no type by itself
// x.shim { count }    for `() -> Int?`: of `Int` by itself, perhaps
// x.shim { load() }   for `() -> Void`: what `load` gives would be the closure's result, unless the native call is known
//                     to want none
import SwiftSource

extension CallRewrite {
  /// Refuses a closure for a parameter that has its result's type from there.
  func check(_ closure: Syntax, for number: Int) throws(Obstacle) {
    let parameter = parameters[number]
    if let cases = casesGiven(by: number) {
      try ClosureShape.check(closure, gives: cases, of: parameter.type.resultOfFunctionType ?? "")
    } else if parameter.givesNothing {
      if !wantsNothing(of: number) { try parameter.checkNothing(is: closure) }
    } else {
      try parameter.check(closure)
    }
  }

  /// The cases of a mirror that a closure gives for those of the native type.
  private func casesGiven(by number: Int) -> Set<String>? {
    for case .adapted(number, let shape) in (forwarding.arguments ?? []).map(\.value) { return shape.cases }
    return nil
  }

  /// Whether the native call is known to take a closure without a result for a parameter.
  private func wantsNothing(of number: Int) -> Bool {
    let type = forwarding.facts?.types[number]
    if type?.resultOfFunctionType?.isNothing == true { return true }
    guard let name = forwarding.name,
      let argument = forwarding.arguments?.first(where: { $0.value.parameters.contains(number) })
    else { return false }
    return ClosureNames.takesHandler(name, label: argument.label)
  }
}

extension Parameter {
  fileprivate var givesNothing: Bool { !isGeneric && type.resultOfFunctionType?.isNothing == true }

  /// Refuses a closure whose only expression may have a result.
  fileprivate func checkNothing(is closure: Syntax) throws(Obstacle) {
    if closure.child(.closureSignature)?.child(.returnType) != nil { return }
    let values: [Range<Int>]
    switch ClosureBody(of: closure) {
    case .nothing, .returns: return
    case .expression(let value): values = [value]
    case .choice(let all): values = all
    }
    // Branches of different types make a statement of the choice.
    guard let value = values.first, values.allSatisfy({ !closure.tree.givesNothing($0) }) else { return }
    let text = closure.tree.conciseText(of: value)
    throw .closureGivesNothing(text)
  }

  /// Refuses a closure that has its result's type from the shim's parameter: the native one may be generic, or one of
  /// several.
  fileprivate func check(_ closure: Syntax) throws(Obstacle) {
    guard !isGeneric, let result = type.resultOfFunctionType, result.isConcreteResult,
      closure.child(.closureSignature)?.child(.returnType) == nil
    else { return }
    let refusal = Obstacle.closureGives(result)
    let values: [Range<Int>]
    switch ClosureBody(of: closure) {
    case .nothing: return
    case .expression(let value): values = [value]
    // Of statements the native call learns the type only afterwards.
    case .choice, .returns: throw refusal
    }
    let tree = closure.tree
    for value in values {
      let shape = tree.shape(of: value)
      if shape.defaultType == result { continue }
      if shape.takesTypeFromContext || result.isWider { throw refusal }
    }
  }
}

extension SyntaxTree {
  /// Whether an expression is a call that is known to give nothing.
  fileprivate func givesNothing(_ value: Range<Int>) -> Bool {
    guard tokens[value.lowerBound].kind == .identifier,
      let chain = node(coveringToken: value.lowerBound).selfAndAncestors.first(where: { $0.kind == .chain }),
      chain.tokenIndices == value, chain.suffixes.count == 1, chain.suffixes.first?.kind == .callSuffix
    else { return false }
    let name = text(ofToken: value.lowerBound)
    let functions = nodes { $0 == .functionDeclaration }.filter { $0.declaredName == name }
    if functions.isEmpty {
      return ["print", "debugPrint", "NSLog", "os_log", "assert", "precondition"].contains(name)
    }
    return functions.allSatisfy(\.givesNothing)
  }
}

extension String {
  var isNothing: Bool { ["Void", "()", "Swift.Void"].contains(self) }

  /// Whether it is one type that values are of, not nothing, and not made of what a builder is given.
  fileprivate var isConcreteResult: Bool {
    guard let first, first.isUppercase || first == "[" else { return isWider }
    return !["Void", "Never", "AnyView", "Content", "Body"].contains(self) && count > 1
  }

  /// Whether values of other types become one of it.
  fileprivate var isWider: Bool {
    last == "?" || self == "Any" || self == "AnyHashable" || hasPrefix("any ") || hasPrefix("Optional<")
  }
}
