import SystemCalls

/// A request to terminate while files are changed. It is thrown after the trial, when the files are restored.
struct Interruption: Error {
  var signal: Int32

  static var current: Interruption? { Signals.notedEnding.map(Interruption.init) }

  static func throwIfAny() throws(Interruption) {
    if let current { throw current }
  }

  /// Ends this process with the signal.
  func pass() -> Never { Signals.end(by: signal) }
}
