import SwiftSource

/// A call as it stands: what is passed for which parameter.
struct CallSite {
  /// What is passed for one parameter.
  enum Passed {
    /// In the parentheses.
    case argument(CallArgument)
    /// Behind the call.
    case closure(CallArgument)
    /// Its default value.
    case omitted
  }

  /// The `callSuffix`; `nil`: the name stands alone.
  let call: Syntax?

  /// What is passed for each parameter; `nil`: the call is none of such a function.
  func match(_ parameters: [Parameter]) -> [Passed]? {
    var result: [Passed] = []
    var arguments = (call?.arguments ?? [])[...]
    let closures = call?.trailingClosures ?? []
    for parameter in parameters {
      if let next = arguments.first, next.label == parameter.label {
        result.append(.argument(next))
        arguments = arguments.dropFirst()
      } else {
        result.append(.omitted)
      }
    }
    guard arguments.isEmpty, place(closures, for: parameters, &result) else { return nil }
    for (parameter, passed) in zip(parameters, result) {
      if case .omitted = passed, parameter.defaultValue == nil { return nil }
    }
    return result
  }

  /// Finds the parameters of the closures behind the call (SE-0279, SE-0286): labels decide, and the first, which
  /// has none, belongs to the only function before them that is still missing; of several to the required one.
  private func place(
    _ closures: [CallArgument], for parameters: [Parameter], _ result: inout [Passed]
  ) -> Bool {
    guard let first = closures.first else { return true }
    let lastArgument = result.lastIndex { if case .argument = $0 { true } else { false } } ?? -1
    var end = parameters.count
    for closure in closures.dropFirst().reversed() {
      guard
        let index = parameters[..<end].lastIndex(where: {
          ($0.label ?? "_") == closure.label && $0.isFunction
        }),
        index > lastArgument
      else { return false }
      result[index] = .closure(closure)
      end = index
    }
    var candidates = parameters.indices.filter {
      $0 > lastArgument && $0 < end && parameters[$0].isFunction
    }
    if candidates.count > 1 { candidates.removeAll { parameters[$0].defaultValue != nil } }
    guard candidates.count == 1 else { return false }
    result[candidates[0]] = .closure(first)
    return true
  }
}

extension Syntax {
  /// Whether a call with closures behind it passes no more than some parameters take, under labels of theirs.
  func mayPassClosures(to parameters: [Parameter]) -> Bool {
    !trailingClosures.isEmpty && arguments.count + trailingClosures.count <= parameters.count
      && NameRival(name: "", labels: parameters.map(\.label)).takes(arguments.map(\.label))
  }
}
