// What has to hold at a use so that a template can stand there, whatever declares it: the code is built for nothing
// older, the result is used as it was, each argument keeps its type and is evaluated as before, the isolation is the
// same. `CallRewrite` then writes the call.
import Availability
import LintCore
import SwiftSource

/// A declaration with a template.
protocol Inlinable {
  var title: String { get }
  var forwarding: Forwarding? { get }
  var parameters: [Parameter] { get }
  /// The type that it is a member of; `nil`: none, or a wrapper.
  var owner: String? { get }
  /// As declared; `nil`: it gives back nothing.
  var resultType: String? { get }
  var isVoid: Bool { get }
  var effects: CallEffects { get }
  /// The checks that decide.
  var conditions: [AvailabilityCondition] { get }
  var isRenaming: Bool { get }
}

/// One use of such a declaration.
struct InlinedUse {
  /// Its call; `nil`: it is a property.
  var call: Syntax?
  /// The `memberSuffix` that names it; `nil`: nothing stands before the name.
  var member: Syntax?
  /// The token of the name.
  var token: Int
  /// The tokens of what it is called on, the name and the call.
  var operand: Range<Int>
  var place: ProjectPlace
}

extension Inlinable {
  var isRenaming: Bool { false }
  var owner: String? { nil }

  /// How calls of it become those of the template.
  func rewrite(to forwarding: Forwarding) -> CallRewrite {
    CallRewrite(forwarding: forwarding, parameters: parameters, isRenaming: isRenaming)
  }

  /// Why only a type checker could tell whether a use means the same afterwards; refuses where it does not.
  func doubt(about use: InlinedUse, _ forwarding: Forwarding, in pass: FilePass) throws(Obstacle) -> Doubt? {
    if use.place.severity == nil { throw .silenced }
    guard pass.facts.areConstant(conditions, at: use.token) else { throw .olderSystems }
    let result = ResultDoubt(
      title: title, resultType: resultType, forwarding: forwarding, owner: owner)
    if let reason = result.refusal(ofUse: use.operand, in: pass.tree) { throw reason }
    var doubt: Doubt?
    if isVoid, forwarding.facts?.givesNothing != true, let chain = use.call?.parent {
      switch VoidUse(of: chain) {
      case .dropped: break
      case .needed: throw .result
      // An assignment gives nothing either.
      case .resultOfClosure: doubt = forwarding.assigned == nil ? .otherType(forwarding.name ?? "") : nil
      }
    }
    // What a template of an expression needs, it asks for at each use.
    if forwarding.expression != nil, doubt == nil {
      return effects.doubt(aboutUse: use.operand, calling: nil, nil, at: use.place, in: pass)
    }
    // A call that opens it may give `any View`: the builder took that in the branch of a check, and nowhere else (SE-0352).
    let mayBeView = resultType?.hasPrefix("some ") ?? true
    let opened = mayBeView ? parameters.first { $0.type.hasPrefix("any ") } : nil
    return doubt ?? opened.map { .otherType($0.name) } ?? result.doubt
      ?? rewrite(to: forwarding).doubt(of: use.call, in: pass.tree)
      ?? effects.doubt(
        aboutUse: use.operand, calling: forwarding.name, forwarding.facts, at: use.place, in: pass)
      ?? use.member.flatMap { forwarding.doubt(ofKeyPathTo: $0) }
  }
}
