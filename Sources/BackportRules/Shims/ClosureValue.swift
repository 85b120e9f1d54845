// x.shim { 3 }        for `() -> Double`: the native call may take a closure of any type, and this one is of `Int`
// x.shim { .white }   for `() -> Ink`: of no type by itself
// x.shim { count }    for `() -> Int?`: of `Int` by itself, perhaps
import SwiftSource

extension Parameter {
  /// Refuses a closure that has its result's type from the shim's parameter: the native one may be generic, or one of
  /// several.
  func check(_ closure: Syntax) throws(CallRewrite.Refusal) {
    guard !isGeneric, let result = type.resultOfFunctionType, result.isConcreteResult,
      closure.child(.closureSignature)?.child(.returnType) == nil
    else { return }
    let refusal = CallRewrite.Refusal(
      reason: "the closure there gives a '\(result)' only because of the shim")
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

extension String {
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
