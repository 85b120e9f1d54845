/// Which of the fixes that could be applied are asked for. Whichever they are, what goes with them goes: the tidying
/// up behind them, and private declarations that only dead code referred to.
public enum FixSelection: Sendable {
  case everything
  /// One finding.
  case finding(Finding)
  /// Fixes that change nothing but that file; of one rule, or of all.
  case file(String, rule: String?)

  /// A person chose it, whatever it is evidence for.
  var isOne: Bool { if case .finding = self { true } else { false } }

  /// - Parameter known: what there was to find before anything was applied.
  func includes(_ finding: Finding, known: Set<Finding.Landmark>) -> Bool {
    switch self {
    case .everything: true
    case .finding(let wanted):
      // What nobody needs any more once the wanted one is dealt with: a wrapper without shims.
      finding == wanted || (finding.rule == wanted.rule && !known.contains(finding.landmark))
    case .file(let path, let rule): finding.concerns(only: path) && (rule == nil || rule == finding.rule)
    }
  }

  /// Follow-ups speak of nothing but what was changed.
  func includesFollowUp(_ finding: Finding) -> Bool {
    switch self {
    case .everything, .finding: true
    case .file: includes(finding, known: [])
    }
  }
}

extension Finding {
  /// By what a finding is known again after edits in front of it and around it.
  struct Landmark: Hashable {
    var rule: String
    var path: String
    var line: [Substring]
  }

  var landmark: Landmark {
    Landmark(rule: rule, path: path, line: sourceLine.split(whereSeparator: \.isWhitespace))
  }
}

extension Finding {
  /// Where it is, and of which rule.
  struct Spot: Hashable {
    var rule: String
    var path: String
    var offset: Int
  }

  var spot: Spot { Spot(rule: rule, path: path, offset: start.offset) }
}

extension Finding {
  fileprivate func concerns(only path: String) -> Bool {
    self.path == path && (fix?.edits ?? []).allSatisfy { $0.path == path }
  }
}
