// x.shim { load() }   for `() -> Void`: what `load` gives would be the closure's result, unless the native call is known
//                     to want none
import SwiftSource

extension CallRewrite {
  /// Doubts a closure that gives nothing because the shim's parameter says so: the native one may be generic, or one of
  /// several.
  func check(_ closure: Syntax, for number: Int) throws(Doubt) {
    guard parameters[number].type.resultOfFunctionType?.isNothing == true,
      closure.child(.closureSignature)?.child(.returnType) == nil, !wantsNothing(of: number)
    else { return }
    let tree = closure.tree
    var values: [Range<Int>] = []
    switch ClosureBody(of: closure) {
    case .nothing, .returns: return
    case .expression(let value): values = [value]
    case .choice(let all): values = all
    }
    // Branches of different types make a statement of the choice.
    guard let value = values.first, values.allSatisfy({ !tree.givesNothing($0) }) else { return }
    throw .otherType(tree.conciseText(of: tree.bytes(of: value)))
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
}
