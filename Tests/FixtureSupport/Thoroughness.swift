import Foundation

/// How much of a heavy test runs. `swift test` tries some of its inputs; with `BACKPORT_THOROUGH=1` it tries all of them,
/// and with `BACKPORT_THOROUGH=rest`, which CI sets in a step of its own, those that it leaves out.
public enum Thoroughness {
  private static let wish = ProcessInfo.processInfo.environment["BACKPORT_THOROUGH"]
  public static let isFull = wish != nil

  /// Every `step`-th input, all of them, or the others.
  public static func some<Input>(of inputs: [Input], oneIn step: Int) -> [Input] {
    guard isFull else { return inputs.indices.filter { $0 % step == 0 }.map { inputs[$0] } }
    return wish == "rest" ? inputs.indices.filter { $0 % step != 0 }.map { inputs[$0] } : inputs
  }
}
