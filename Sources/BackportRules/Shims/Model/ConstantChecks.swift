import Availability
import LintCore
import SwiftSource

extension AvailabilityFacts {
  /// Whether there are checks in a piece of code, and all are constant.
  func hasOnlyConstantChecks(within node: Syntax) -> Bool {
    let inside = conditions(in: node)
    return !inside.isEmpty && inside.allSatisfy { $0.constantValue != nil }
  }

  /// Whether there is a check in a node that is not constant.
  func hasOpenCheck(within node: Syntax) -> Bool {
    conditions(in: node).contains { $0.constantValue == nil }
  }

  /// Whether there is a constant check in a node.
  func hasConstantCheck(within node: Syntax) -> Bool {
    conditions(in: node).contains { $0.constantValue != nil }
  }

  /// Whether there is a constant check in a node, or an attribute that says from when on something is past.
  func hasConstantCheckOrMilestone(within node: Syntax) -> Bool {
    if hasConstantCheck(within: node) { return true }
    func declaration(_ place: Int) -> Int { attributes[milestones[place].lowerBound].declaration }
    let first = milestones.indices.partitioningIndex { declaration($0) >= node.index }
    return first < milestones.count && declaration(first) < Int(node.node.endNode)
  }

  /// Whether conditions that are constant where a shim is declared are constant at a token of another file as well.
  func areConstant(_ conditions: [AvailabilityCondition], at token: Int) -> Bool {
    let context = context(at: token)
    return conditions.allSatisfy { condition in
      switch context.judge(condition).verdict {
      case .always, .never, .notJudged(.unreachable), .notJudged(.notBuilt): true
      default: false
      }
    }
  }

  /// What an attribute says to use instead of a declaration, from a version on that every platform has reached.
  func pastRename(of declaration: Syntax, in pass: FilePass) -> String? {
    guard let milestones = Milestones(of: declaration, in: pass), milestones.isPast, !milestones.isUnusable
    else { return nil }
    return milestones.attributes.lazy.compactMap { $0.longForm?.renamed }.first
  }
}
