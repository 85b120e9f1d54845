import Foundation

/// How much of a heavy test runs. `swift test` tries some of its inputs; with `BACKPORT_THOROUGH=1`, which CI sets in a
/// step of its own, it tries all of them.
public enum Thoroughness {
  public static let isFull = ProcessInfo.processInfo.environment["BACKPORT_THOROUGH"] != nil

  /// All inputs, or every `step`-th one.
  public static func some<Input>(of inputs: [Input], oneIn step: Int) -> [Input] {
    isFull ? inputs : inputs.indices.filter { $0 % step == 0 }.map { inputs[$0] }
  }
}
