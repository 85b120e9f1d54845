import Projects
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

extension Forwarding {
  /// Whether the constants of its calls name what is not known to be the system's: a person keeps a name for that.
  func namesUnknown(in system: NativeSystem) -> Bool {
    values.flatMap(\.texts).contains {
      $0.contains(where: \.isUppercase) && SyntaxTree($0).namesUnknown(in: system)
    }
  }
}

extension SyntaxTree {
  /// Whether a token is the name of a type behind that of a module or a type.
  private func isQualified(_ index: Int) -> Bool {
    index > 1 && tokens[index - 1].kind == .period && tokens[index - 2].kind == .identifier
      && text(ofToken: index - 2).isTypeName && text(ofToken: index).isTypeName
  }

  /// Whether an expression names a type, or a member of a member of one, that is not known to be the system's.
  fileprivate func namesUnknown(in system: NativeSystem) -> Bool {
    for index in tokens.indices where tokens[index].kind == .identifier {
      let name = text(ofToken: index)
      guard name.isTypeName, index == 0 || tokens[index - 1].kind != .period || isQualified(index) else {
        continue
      }
      // A module, or the type around the one that counts.
      if index + 2 < tokens.count, isQualified(index + 2) { continue }
      let isKnown =
        system.knows(type: name) || name.hasObjectiveCPrefix || name.isKnownConcreteType
        || SystemNames.valueTypes.contains(name)
      if !isKnown { return true }
      var members: [String] = []
      var next = index + 1
      while next + 1 < tokens.count, tokens[next].kind == .period {
        members.append(text(ofToken: next + 1))
        next += 2
      }
      if members.count > 1, members.contains(where: { system.declarations(named: $0).isEmpty }) {
        return true
      }
    }
    return false
  }
}
