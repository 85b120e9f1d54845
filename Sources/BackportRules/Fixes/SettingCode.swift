// state = .idle            runs code where a `state` has a `didSet`, `willSet` or `set`, or a property wrapper
// self[2] = 3              where a `subscript` has a `set`
// Player.current = nil     lets go of what nothing else holds
// let state = 3, size = 2  runs none: local variables
import LintCore
import SwiftSource

extension SyntaxTree {
  /// The names of what some tokens set that is no local variable: properties, `subscript`, and `nil` where one gets it.
  func namesSet(in tokens: Range<Int>) -> Set<String> {
    tokens.reduce(into: []) { names, index in
      guard isAssignment(index), let name = nameSet(before: index) else { return }
      names.insert(name)
      if text(ofToken: index + 1) == "nil" { names.insert("nil") }
    }
  }

  private func nameSet(before index: Int) -> String? {
    let last = index - 1
    let node = node(coveringToken: last)
    switch tokens[last].kind {
    case .rightSquare: return node.kind == .subscriptSuffix ? "subscript" : nil
    case .identifier:
      let name = text(ofToken: last).withoutBackticks
      if tokens[last - 1].kind == .period { return node.kind == .type ? nil : name }
      if node.kind == .type || declaresAnother(last) || Scopes(self).isLocal(name, at: last) { return nil }
      return name
    default: return nil
    }
  }

  /// Whether setting what the file declares by a name runs code of the project.
  func runsCode(whenSetting name: String) -> Bool {
    switch name {
    case "nil": true
    case "subscript":
      nodes { $0 == .subscriptDeclaration }.contains {
        $0.child(.accessorBlock)?.hasSetterOrObserver ?? false
      }
    default:
      nodes { $0 == .binding }.contains { binding in
        guard binding.boundNames.contains(name) else { return false }
        // A publisher calls who listens to it.
        return binding.child(.accessorBlock)?.hasSetterOrObserver ?? false
          || binding.parent.map {
            $0.hasOwnWrapper || $0.attributes.contains { $0.attributeName == "Published" }
          }
            ?? false
      }
    }
  }
}

extension Syntax {
  /// Of an accessor block.
  fileprivate var hasSetterOrObserver: Bool {
    children.contains { ["set", "didSet", "willSet", "_modify"].contains($0.name) }
  }
}

extension ChangePass {
  /// Whether setting one of some names runs code of the project. Requires that their declarations were requested.
  func runsCode(whenSettingOneOf names: Set<String>) -> Bool {
    names.contains { name in
      project.files(declaring: name).contains { $0.tree.runsCode(whenSetting: name) }
    }
  }
}
