// var options: Options = [.alert]; options.insert(.sound)   `Options` may be a type of the project, with an `insert` of its own
// var views = [title]; views.append(detail)                 `detail` may be an outlet: an array of it is one of optionals
//
// All files are asked what they declare by these names.
import LintCore
import SwiftSource

extension StepwiseCollection {
  /// What declarations of the project may make another collection of.
  var doubtfulNames: Set<String> {
    guard let type = declaration.child(.binding)?.child(.type) else { return addedNames }
    return isInsertion ? [type.typeNameOfInsertion] : []
  }

  /// The names in what is added to a literal without a type.
  private var addedNames: Set<String> {
    tree.tokenIndices(in: added).reduce(into: []) { names, index in
      let node = tree.node(coveringToken: index)
      guard tree.tokens[index].kind == .identifier,
        !(node.flags.contains(.labeled) && node.anchorIndex == index)
      else { return }
      let name = tree.text(ofToken: index).withoutBackticks
      if !name.isTypeName { names.insert(name) }
    }
  }

  /// Whether it takes what it is given as the system's collections do.
  func isOfSystem(in pass: ChangePass) -> Bool {
    let names = doubtfulNames
    if names.isEmpty { return true }
    if pass.hidden != nil { return false }
    let isType = declaration.child(.binding)?.child(.type) != nil
    return names.allSatisfy { name in
      ([tree] + pass.project.files(naming: name).map(\.tree)).allSatisfy { tree in
        isType ? !tree.declaresType(name) : !tree.declaresUnwrapped(name)
      }
    }
  }
}

extension SyntaxTree {
  /// Whether something of a name is an optional that need not be unwrapped: `var detail: UILabel!`.
  fileprivate func declaresUnwrapped(_ name: String) -> Bool {
    nodes { $0 == .binding || $0 == .functionDeclaration || $0 == .parameter }.contains { node in
      guard node.kind == .binding ? node.boundNames.contains(name) : node.isCalled(name) else { return false }
      let type = node.child(.type) ?? node.child(.returnType)?.child(.type)
      return type?.text.hasSuffix("!") == true
    }
  }
}

extension Syntax {
  /// Of a type: its last name without generic arguments.
  fileprivate var typeNameOfInsertion: String {
    let text = self.text.prefix { $0 != "<" }
    return String(text.split(separator: ".").last ?? text)
  }

  /// Of a function or parameter: whether it is called so.
  fileprivate func isCalled(_ name: String) -> Bool {
    (anchorIndex...anchorIndex + 1).contains {
      tree.tokens[$0].kind == .identifier && tree.text(ofToken: $0).withoutBackticks == name
    }
  }
}
