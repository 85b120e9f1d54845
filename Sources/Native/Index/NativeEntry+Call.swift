/// An argument of a call, as far as overload resolution depends on it.
public struct CallLabel: Hashable, Sendable {
  /// `nil`: the argument has no label.
  public var label: String?
  /// Whether it is a trailing closure.
  public var isTrailing: Bool

  public init(_ label: String?, isTrailing: Bool = false) {
    self.label = label
    self.isTrailing = isTrailing
  }
}

extension NativeEntry {
  /// For each argument the index of the parameter that takes it. `nil`: the call does not match.
  ///
  /// The compiler's rules: arguments keep their order, omitted parameters have a default or are variadic, and
  /// the first trailing closure goes to a parameter of function type (SE-0286).
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
          // A trailing closure prefers a parameter without default.
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

  /// The generic names in its types: its own generic parameters, and the names that its requirements
  /// constrain.
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
  /// Whether a call may omit it.
  public var isOptional: Bool { defaultValue != nil || isVariadic }
  /// Whether it can take a trailing closure.
  public var isFunction: Bool { type.contains("->") }
}
