// x.shim { 3 }        for `() -> Double`: the native call may take a closure of any type, and this one may be of `Int`
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
    switch ClosureBody(of: closure) {
    case .nothing: return
    case .returns where result.isNothing: return
    default: throw .otherType(result)
    }
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
