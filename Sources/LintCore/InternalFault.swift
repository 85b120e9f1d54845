/// A fault of this tool that a migration noticed, and kept out of its result.
public enum InternalFault: Hashable, Sendable {
  /// With a fix the file would not parse. The fix was left out.
  case breakingFix(rule: String, line: Int)
  /// The edits of a fix overlap, or do not lie in the file. The fix was left out.
  case malformedFix(rule: String, line: Int)
  /// The fixes of a file still change it after the last round. What was done is kept.
  case endlessRounds
  /// The rewritten file would not parse. It was left as it was.
  case brokenFile
  /// A file that is rewritten by the same fix would not parse. It was left as it was.
  case brokenCompanion

  /// How each message names what happened.
  public static let notice = "a bug of this tool"

  /// Whether the file was judged and rewritten all the same.
  var kind: Problem.Kind {
    switch self {
    case .breakingFix, .malformedFix, .endlessRounds: .doubtful
    case .brokenFile, .brokenCompanion: .unreadable
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .breakingFix(let rule, let line):
      "line \(line): the fix of '\(rule)' was left out: with it the file would not parse, which is \(Self.notice)"
    case .malformedFix(let rule, let line):
      "line \(line): the fix of '\(rule)' was left out, which is \(Self.notice) or a file that changed or is not "
        + "UTF-8"
    case .endlessRounds: "its fixes do not come to an end, which is \(Self.notice); what was done is kept"
    case .brokenFile: "was left as it was: the rewritten file would not parse, which is \(Self.notice)"
    case .brokenCompanion:
      "was left as it was: a file that is rewritten together with it would not parse, which is \(Self.notice)"
    }
  }
}
