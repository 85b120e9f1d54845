import LintCore

/// What becomes of one shim: it stays, as an obstacle says, or it goes with all of its uses.
struct ShimVerdict {
  var subject: ShimSubject
  var obstacle: Obstacle?
  var doubt: Doubt?
  /// Of its declaration and its uses.
  var edits: [FileEdit]
  var related: [RelatedPlace] = []
  var unclearCallSites = 0

  var isReported: Bool {
    if obstacle == .notAShim { return false }
    if obstacle != nil { return !subject.isQuiet }
    return !(related.isEmpty && subject.isQuiet && (doubt ?? subject.doubtIfUnused) != nil)
  }

  /// Whether a fix deletes it.
  var goes: Bool { obstacle == nil && doubtOfUnused == nil }

  /// Nothing but the shim itself would change: its check need not wait for that.
  private var doubtOfUnused: Doubt? { related.isEmpty && doubt == nil ? subject.doubtIfUnused : nil }

  var fix: Fix {
    if let obstacle = obstacle ?? doubtOfUnused.map(Obstacle.doubt) { return .manual(obstacle) }
    return Fix(edits.merged, doubt: doubt)
  }

  /// `nil` where the rule is off or told to be silent.
  func finding(_ rule: RuleName) -> Finding? {
    var message =
      obstacle.map { subject.headline.staying(subject.fullTitle, $0) }
      ?? subject.headline.going(subject.fullTitle, callers: related.count)
    if goes, subject.restsOnIndex { message += ", by the build's index" }
    var finding = subject.place.finding(
      rule, message, subject: subject.fullTitle, removableLines: goes ? subject.removableLines : 0,
      related: related, fix: fix)
    finding?.restsOnCheck = obstacle != nil && subject.headline.restsOnCheck
    if case .more(_, ofType: false)? = subject.obstacle, rule.kind == "forwarding" || rule.kind == "modifier"
    {
      finding?.keepsName = true
    }
    finding?.native = subject.origin
    finding?.unclearCallSites = unclearCallSites
    return finding
  }
}

extension RuleName {
  /// A kind of `removable-shim`.
  static func shim(_ kind: String) -> RuleName { RuleName("removable-shim", kind: kind) }
}
