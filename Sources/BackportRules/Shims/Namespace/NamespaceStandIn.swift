// extension Backport where Content: View {
//   func task(_ action: @escaping () async -> Void) -> some View { content.onAppear { Task { await action() } } }
// }                                   → nothing, and .backport.task { … } → .task { … }
//
// What a wrapper with the articles' name has written out by itself, without any check, and the system has by now:
// the index knows one of that name and for these parameters. Whether both do the same only a person could tell.
import Availability
import LintCore
import Native
import Projects
import SwiftSource

extension NamespaceMember {
  /// It is used in place of the system's declaration of that name.
  mutating func standIn(for system: NativeSystem) {
    isStandIn = true
    doubt = .ownCode(kind == .type ? name : title, sdk: system.name)
  }

  /// Where a function does what the system's own of that name is for.
  mutating func standIn(
    forFunctionLike node: Syntax, of wrapped: Forwarding.NativeOwner, in pass: FilePass
  ) {
    let context = pass.context
    guard mayStandIn(node, in: pass), !isStatic, let owner = wrapped.name,
      let natives = context.system.overloads(of: name, parameters.map(\.label), on: owner),
      natives.contains(where: { native in
        native.availability.isNew(for: context.targets)
          && node.matches(native, in: context.system)?.allSatisfy { $0 == .same } == true
      })
    else { return }
    var forwarding = Forwarding(
      receiver: .receiver, name: name,
      arguments: parameters.indices.map {
        Forwarding.Argument(label: parameters[$0].label, value: .parameter($0), isTrailing: false)
      })
    forwarding.consult(wrapped, parameters, of: node, modern: node.tokenIndices, in: pass)
    guard forwarding.facts?.isUsable == true else { return }
    forwarding.findConversions(parameters, owner: owner, result: resultType, in: context.system)
    self.forwarding = forwarding
    standIn(for: context.system)
  }

  /// Where a view does what the system's own of that name is for.
  mutating func standIn(forViewLike node: Syntax, in pass: FilePass) {
    let context = pass.context
    guard mayStandIn(node, in: pass), node.kind == .structDeclaration,
      node.child(.inheritance)?.text.split(whereSeparator: { !$0.isLetter && $0 != "." }).contains("View")
        == true,
      context.system.supertypes(of: name).contains("View"), pass.tree.mayImport(name, from: context.system),
      context.system.index.types(named: name).contains(where: { $0.availability.isNew(for: context.targets) })
    else { return }
    renamed = name
    standIn(for: context.system)
  }

  private func mayStandIn(_ node: Syntax, in pass: FilePass) -> Bool {
    guard forwarding == nil, renamed == nil, reason == nil, type.isConventionalNamespace,
      let body = node.body
    else { return false }
    // What goes on with the native one adds to it.
    let addsToNative = body.tokenIndices.contains { index in
      pass.tree.tokens[index].kind == .identifier && pass.tree.text(ofToken: index) == name
    }
    return !addsToNative
      && !pass.facts.conditions.contains { condition in
        let place = Syntax(tree: pass.tree, index: condition.node).tokenIndices
        return node.tokenIndices.contains(place.lowerBound)
      }
  }
}

extension NativeSystem {
  /// Whether some initializer of a type takes a call.
  func makes(_ type: String, by call: Syntax) -> Bool {
    let labels =
      call.arguments.map { CallLabel($0.label) }
      + call.trailingClosures.map { CallLabel($0.label, isTrailing: true) }
    return initializers(of: type).contains { $0.parameters(taking: labels) != nil }
  }
}

extension NativeAvailability {
  /// Whether it came with some version, and code for some targets can use it without a check or a warning.
  fileprivate func isNew(for targets: [DeploymentTarget]) -> Bool {
    isYoung && isUsable(by: targets) && !isDeprecated(for: targets)
  }
}
