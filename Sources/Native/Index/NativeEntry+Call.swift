/// An argument of a call, as far as it decides which function is called.
public struct CallLabel: Hashable, Sendable {
  /// `nil`: none.
  public var label: String?
  /// It is a closure behind the call.
  public var isTrailing: Bool

  public init(_ label: String?, isTrailing: Bool = false) {
    self.label = label
    self.isTrailing = isTrailing
  }
}

extension NativeEntry {
  /// For each argument the number of the parameter that takes it; `nil`: it cannot be called like that.
  ///
  /// As the compiler has it: arguments keep their order, what is left out has a default or is variadic, and the
  /// first closure behind the call goes to a parameter that takes a function (SE-0286).
  public func parameters(taking arguments: [CallLabel]) -> [Int]? {
    var taken: [Int] = []
    var next = 0
    for (place, argument) in arguments.enumerated() {
      let isFree = argument.isTrailing && argument.label == nil
      let rest = arguments[(place + 1)...]
      func takes(_ number: Int) -> Bool {
        let parameter = parameters[number]
        guard isFree else { return parameter.label == argument.label }
        return parameter.isFunction
      }
      // A further argument of a variadic parameter.
      if let last = taken.last, parameters[last].isVariadic, argument.label == nil, !isFree {
        taken.append(last)
        continue
      }
      guard
        let number = (next..<parameters.count).first(where: { number in
          guard takes(number) else { return false }
          // A closure that could stand for what has a default belongs to what has none.
          guard isFree, rest.isEmpty, parameters[number].isOptional else { return true }
          return !parameters[(number + 1)...].contains { $0.isFunction && !$0.isOptional }
        }),
        parameters[next..<number].allSatisfy(\.isOptional)
      else { return nil }
      taken.append(number)
      next = number + 1
    }
    return next > parameters.count || !parameters[next...].allSatisfy(\.isOptional) ? nil : taken
  }

  /// The names in its types that stand for others: its own generic parameters, and what is said to conform or to
  /// be the same.
  public var placeholders: Set<String> {
    var names: Set<String> = ["Self"]
    for text in [genericParameters, requirements] {
      for part in text.split(separator: ",") {
        let name = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { names.insert(String(name)) }
      }
    }
    return names
  }
}

extension NativeEntry.Parameter {
  /// A call may leave it out.
  public var isOptional: Bool { defaultValue != nil || isVariadic }
  /// A closure may stand behind the call for it.
  public var isFunction: Bool { type.contains("->") }
}
