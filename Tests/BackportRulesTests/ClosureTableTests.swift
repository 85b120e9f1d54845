import Native
import Projects
import SwiftSource
import Testing

@testable import BackportRules

/// What is said of the system's functions that take closures, against the index, of those that it has.
@Suite struct ClosureTableTests {
  /// A parameter that takes a closure.
  private struct Taker {
    var entry: NativeEntry
    var parameter: NativeEntry.Parameter

    var isBuilder: Bool { parameter.attributes.contains("Builder") }
    /// The closure's result is a type that the call may choose.
    var isOpen: Bool {
      let words = parameter.type.resultOfFunctionType?
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      return !isBuilder && words?.contains(where: entry.placeholders.contains) ?? false
    }
  }

  private static let takers: [Taker] = NativeIndex.builtIn.all.flatMap { entry in
    guard [.function, .initializer].contains(entry.kind) else { return [Taker]() }
    return entry.parameters.filter(\.isFunction).map { Taker(entry: entry, parameter: $0) }
  }

  private func takers(named name: String) -> [Taker] {
    Self.takers.filter { ($0.entry.kind == .initializer ? $0.entry.owner : $0.entry.name) == name }
  }

  @Test(arguments: ClosureNames.withoutResult.sorted())
  func resultsAreSettled(_ name: String) {
    for taker in takers(named: name) {
      #expect(!taker.isOpen, "\(taker.entry.owner).\(taker.entry.fullName)")
    }
  }

  @Test(arguments: ClosureNames.handlers.sorted())
  func handlersBuildNothing(_ label: String) {
    for taker in Self.takers where taker.parameter.label == label {
      #expect(!taker.isBuilder, "\(taker.entry.owner).\(taker.entry.fullName)")
    }
  }
}
