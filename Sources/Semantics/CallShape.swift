import SwiftSource

/// The labels of a call, which tell overloads apart.
struct CallShape {
  /// Of the arguments in brackets.
  var labels: [String?]
  /// Of the trailing closures; the first has none.
  var closures: [String?]
  private let model: SemanticModel

  init(_ suffix: Syntax, in model: SemanticModel) {
    self.model = model
    labels = suffix.arguments.map(\.label)
    closures = suffix.trailingClosures.map(\.label)
  }

  /// `Type.method(instance)` is a function that takes what the method takes.
  var suitsMethodOfType: Bool { labels == [nil] && closures.isEmpty }

  /// Which parameter each argument and trailing closure is for; `nil`: the call does not fit.
  func parameters(of declaration: Declaration) -> [Int]? {
    guard let parameters = declaration.parameters else { return nil }
    // A pattern may leave the labels of a case out.
    if declaration.kind == .enumCase, closures.isEmpty, labels.count == parameters.count,
      labels.allSatisfy({ $0 == nil })
    {
      return Array(parameters.indices)
    }
    var places: [Int] = []
    var next = 0
    for label in labels {
      // A variadic parameter takes what has no label.
      if label == nil, let last = places.last, parameters[last].isVariadic, next == last + 1,
        next == parameters.count || parameters[next].label != nil
      {
        places.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].mayBeLeftOut else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    for (index, label) in closures.enumerated() {
      while next < parameters.count {
        let fits =
          index == 0 ? model.mayBeClosure(parameters[next], of: declaration) : parameters[next].label == label
        // The first closure goes to the first parameter that can be a function, unless those behind need it.
        if fits { break }
        guard parameters[next].mayBeLeftOut else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      if index == 0, closures.count == 1, parameters[next].mayBeLeftOut,
        let needed = parameters[(next + 1)...].firstIndex(where: {
          !$0.mayBeLeftOut && model.mayBeClosure($0, of: declaration)
        })
      {
        next = needed
      }
      places.append(next)
      next += 1
    }
    return parameters[next...].allSatisfy(\.mayBeLeftOut) ? places : nil
  }
}

extension Declaration.Parameter {
  var mayBeLeftOut: Bool { hasDefault || isVariadic }
}

extension SemanticModel {
  /// Whether the type of a parameter can be that of a closure.
  func mayBeClosure(_ parameter: Declaration.Parameter, of declaration: Declaration) -> Bool {
    var parameter = parameter
    parameter.isVariadic = false
    switch type(of: parameter, declaration).unwrapped {
    case .function, .parameter, .nativeParameter, .unknown: return true
    // An alias of the system for a function.
    case .native(let name, []):
      return ["Handler", "Block", "Closure", "Callback"].contains { name.hasSuffix($0) }
    default: return false
    }
  }
}
