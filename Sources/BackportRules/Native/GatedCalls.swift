// if #available(iOS 17, *) { view.padding().sensoryFeedback(.success, trigger: n) }
//                                 ^ always native: says nothing
//                                           ^ native since iOS 17.0
//
// By name and labels: of several overloads the oldest counts, so that nothing is called newer than it may be.
import Availability
import LintCore
import Native
import Projects
import SwiftSource

/// A call inside of a region that only newer systems reach.
public struct GatedCall {
  public enum Native {
    /// Every system that the code is built for has it: the check is for something else.
    case always
    case since(NativeOrigin)
    /// No interface has a declaration that takes the call.
    case unknown
  }

  /// The token of the callee's name.
  var token: Int
  /// Its bytes.
  public var range: Range<Int>
  /// With labels: `sensoryFeedback(_:trigger:)`.
  public var name: String
  public var native: Native
  /// The innermost check that lets newer systems in, as an index into the facts' conditions.
  var condition: Int
}

extension AvailabilityFacts {
  /// The call whose callee's name is a token; `nil`: there is none, or no check guards it.
  public func gatedCall(at token: Int, _ context: LintContext) -> GatedCall? {
    let node = tree.node(coveringToken: token)
    guard
      let call = (node.kind == .chain ? node : node.parent)?.suffixes.first(where: { suffix in
        suffix.kind == .callSuffix && Callee(of: suffix)?.token == token
      })
    else { return nil }
    return gatedCall(call, context)
  }

  func gatedCall(_ call: Syntax, _ context: LintContext) -> GatedCall? {
    guard let callee = Callee(of: call), let gate = gate(around: callee.token),
      let condition = conditions.firstIndex(where: { $0.node == gates[gate].node })
    else { return nil }
    return GatedCall(
      token: callee.token, range: tree.tokens[callee.token].range, name: callee.name,
      native: native(callee, within: conditions[condition], context), condition: condition)
  }

  private func native(
    _ callee: Callee, within condition: ConditionFact, _ context: LintContext
  ) -> GatedCall.Native {
    let system = context.system
    let natives = callee.natives(in: system)
    if natives.isEmpty { return .unknown }
    // Those that the condition lets in newer systems of.
    let gated = Set((condition.judgement.staleFrom ?? []).map(\.platform))
    let around = scopes[condition.scope].context.platforms.filter {
      gated.isEmpty ? $0.target != nil : gated.contains($0.platform)
    }
    let isOld = natives.contains { native in
      around.allSatisfy { native.availability.isUsable(on: $0.platform, from: $0.known.lower) }
    }
    if isOld { return .always }
    return NativeOrigin(natives, on: around.map(\.platform), in: system).map { .since($0) } ?? .unknown
  }

  /// The innermost condition around a token that lets only newer systems in.
  private func gate(around token: Int) -> Int? {
    var scope = scope(at: token)
    while true {
      if let gate = scopes[scope].gate {
        let node = tree.nodes[gates[gate].node]
        let letsNewerIn = gates[gate].holds != node.flags.contains(.negated)
        if node.kind == .availabilityCondition, letsNewerIn { return gate }
      }
      if scope == 0 { return nil }
      scope = scopes[scope].parent
    }
  }
}

/// What a call calls.
struct Callee {
  /// The token of its name.
  var token: Int
  /// With labels: `sensoryFeedback(_:trigger:)`.
  var name: String
  private var baseName: String
  var labels: [CallLabel]
  private var isMember: Bool

  init?(of call: Syntax) {
    guard let chain = call.parent, chain.kind == .chain else { return nil }
    let before = chain.children.prefix { $0.index < call.index }.last {
      $0.kind == .memberSuffix || $0.kind == .genericArguments
    }
    let tree = call.tree
    switch before?.kind {
    case .memberSuffix: token = before!.anchorIndex
    case .genericArguments: token = Int(before!.node.firstToken) - 1
    default: token = Int(call.node.firstToken) - 1
    }
    guard token >= Int(chain.node.firstToken), tree.tokens[token].kind == .identifier else { return nil }
    isMember = before?.kind == .memberSuffix
    baseName = tree.text(ofToken: token)
    let arguments = call.children(.argument).map { $0.flags.contains(.labeled) ? $0.name : nil }
    labels =
      arguments.map { CallLabel($0) } + call.trailingClosures.map { CallLabel($0.label, isTrailing: true) }
    name = "\(baseName)(\(arguments.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// The declarations that take the call, by name and labels.
  func natives(in system: NativeSystem) -> [NativeEntry] {
    let all =
      isMember || baseName.first?.isUppercase != true
      ? system.declarations(named: baseName).filter { [.function, .enumCase].contains($0.kind) }
      : system.initializers(of: baseName)
    return all.filter { $0.parameters(taking: labels) != nil }
  }
}
