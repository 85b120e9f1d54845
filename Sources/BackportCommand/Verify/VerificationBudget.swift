import Reporting

/// The limit of a verification's search.
struct VerificationBudget {
  /// The number of runs of the command; `nil`: no limit.
  var runs: Int?
  /// The time since its start.
  var time: Duration?

  /// No limit.
  init() {}

  /// - Parameter text: a number of runs, or of minutes with an `m`: `12`, `30m`.
  init(_ text: String) throws(UsageError) {
    let isTime = text.hasSuffix("m")
    guard let number = Int(isTime ? text.dropLast() : text[...]), (isTime ? 1 : 2)...100_000 ~= number else {
      throw UsageError(
        "--verify-budget \(text) is not a limit: give a number of runs, from 2, or a time, such as 30m")
    }
    if isTime { time = .seconds(60 * number) } else { runs = number }
  }

  /// Whether one more run is within the budget.
  /// - Parameter start: the start of the first run.
  func allows(run: Int, since start: ContinuousClock.Instant) -> Bool {
    if let runs, run > runs { return false }
    if let time, ContinuousClock.now - start > time { return false }
    return true
  }
}
