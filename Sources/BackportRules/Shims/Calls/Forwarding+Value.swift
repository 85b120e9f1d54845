import LintCore
import SwiftSource

extension Forwarding {
  /// What the native call is given.
  enum Value: Hashable, Sendable {
    case parameter(Int)
    case constant(String)
    /// A list of nothing but that parameter: `[detent]`.
    case listed(Int)
    /// One of two constants: `isOn ? .visible : .hidden`.
    case chosen(Int, String, String)
    /// A closure that does nothing but call that parameter.
    case adapted(Int, ClosureShape)
    case template(ValueTemplate)

    /// In the order of their use.
    var parameters: [Int] {
      switch self {
      case .parameter(let number), .listed(let number), .adapted(let number, _),
        .chosen(let number, _, _):
        [number]
      case .constant: []
      case .template(let template): template.parameters
      }
    }

    /// What it says besides.
    var texts: [String] {
      switch self {
      case .parameter, .listed, .adapted: []
      case .constant(let text): [text]
      case .chosen(_, let first, let second): [first, second]
      case .template(let template): [template.text]
      }
    }
  }
}

extension Forwarding.Argument {
  /// Whether it is that parameter, and nothing is made of it but for what a closure takes.
  func isWhole(_ parameter: Int) -> Bool {
    switch value {
    case .parameter(let number), .adapted(let number, _): number == parameter
    case .constant, .listed, .chosen, .template: false
    }
  }
}

extension Forwarding {
  /// The types that it makes values of around its parameters, without those that are known to be the system's.
  var uncommonTypesMade: Set<String> {
    allArguments.reduce(into: []) { names, argument in
      guard case .template(let template) = argument.value else { return }
      names.formUnion(SyntaxTree(template.text).typeNames.subtracting(SystemNames.valueTypes))
    }
  }

  /// Whether a constant names a type that is not known to be the system's: a person keeps a name for that.
  func namesUnknown(in pass: FilePass) -> Bool {
    constantTypes([]).subtracting(pass.tree.importedModules).contains {
      !$0.isKnownConcreteType && !$0.hasObjectiveCPrefix && !SystemNames.valueTypes.contains($0)
        && !pass.context.system.knows(type: $0)
    }
  }

  /// Whether the native call takes a parameter without a label.
  func isUnlabeled(_ parameter: Int) -> Bool {
    allArguments.contains { $0.value == .parameter(parameter) && $0.label == nil }
  }

  /// Whether the native call takes a parameter by such a label.
  func isPlainString(_ parameter: Int) -> Bool {
    allArguments.contains { argument in
      switch argument.value {
      case .parameter(parameter):
        argument.label.map { label in
          SystemNames.labelsOfPlainStrings.contains(label)
            || label == "named" && name.map(SystemNames.typesOfAssets.contains) ?? false
        } ?? false
      case .template(let template):
        zip(template.pieces, template.pieces.dropFirst()).contains { before, piece in
          guard piece == .argument(parameter), case .text(let text) = before else { return false }
          return SystemNames.labelsOfPlainStrings.contains { text.hasSuffix("\($0): ") }
            || SystemNames.typesOfAssets.contains { text.hasSuffix("\($0)(named: ") }
        }
      default: false
      }
    }
  }
}
