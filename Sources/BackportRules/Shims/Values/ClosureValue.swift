// x.shim { 3 }        for `() -> Double`: the native call may take a closure of any type, and this one is of `Int`
// x.shim { .white }   for `() -> Ink`: of no type by itself
// x.shim { count }    for `() -> Int?`: of `Int` by itself, perhaps
// x.shim { load() }   for `() -> Void`: what `load` gives would be the closure's result, unless the native call is known
//                     to want none
import SwiftSource

extension CallRewrite {
  /// Doubts a closure that has its result's type from the shim's parameter: the native one may be generic, or one of
  /// several.
  func check(_ closure: Syntax, for number: Int) throws(Doubt) {
    guard !parameters[number].isGeneric, let result = parameters[number].type.resultOfFunctionType,
      closure.child(.closureSignature)?.child(.returnType) == nil,
      result.isNothing || result.isConcreteResult,
      !(result.isNothing && wantsNothing(of: number))
    else { return }
    let tree = closure.tree
    var values: [Range<Int>] = []
    switch ClosureBody(of: closure) {
    case .nothing: return
    case .expression(let value): values = [value]
    // Of statements the native call learns the type only afterwards.
    case .returns where !result.isNothing: throw .otherType(result)
    case .choice where !result.isNothing: throw .otherType(result)
    case .returns: return
    case .choice(let all): values = all
    }
    if result.isNothing {
      // Branches of different types make a statement of the choice.
      guard let value = values.first, values.allSatisfy({ !tree.givesNothing($0) }) else { return }
      throw .otherType(tree.conciseText(of: tree.bytes(of: value)))
    }
    let shapes = values.map(tree.shape).filter { $0.defaultType != result }
    if shapes.contains(where: { $0.takesTypeFromContext || result.isWider }) { throw .otherType(result) }
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
