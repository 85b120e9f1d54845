import SystemCalls

/// Asked to end while the tree is not as it was: thrown after the trial, when everything has been put back.
struct Interruption: Error {
  var signal: Int32

  static var current: Interruption? { Signals.notedEnding.map(Interruption.init) }

  static func throwIfAny() throws(Interruption) {
    if let current { throw current }
  }

  /// Ends this process as the signal would have.
  func pass() -> Never { Signals.end(by: signal) }
}
