/// Which of the fixes that could be applied are asked for. Whichever they are, what goes with them goes: the tidying
/// up behind them, and private declarations that only dead code referred to.
public enum FixSelection: Sendable {
  case everything
  /// One finding.
  case finding(Finding)
  /// Fixes that change nothing but that file; of one rule, or of all.
  case file(String, rule: String?)

  func includes(_ finding: Finding) -> Bool {
    switch self {
    case .everything: true
    case .finding(let wanted): finding == wanted
    case .file(let path, let rule): finding.concerns(only: path) && (rule == nil || rule == finding.rule)
    }
  }

  func includesFollowUp(_ finding: Finding) -> Bool {
    // They speak of nothing but what was changed.
    if case .finding = self { return true }
    return includes(finding)
  }
}

extension Finding {
  fileprivate func concerns(only path: String) -> Bool {
    self.path == path && (fix?.edits ?? []).allSatisfy { $0.path == path }
  }
}
