extension NativeIndex {
  /// What the SDK declared that this version was made with: of SwiftUI and what goes with it, Foundation, Combine,
  /// UIKit's overlay and some more; `sdk` names it. It costs nothing until it is asked.
  public static let builtIn: NativeIndex = {
    guard let index = NativeIndex(builtInText) else { preconditionFailure("the built-in index is broken") }
    return index
  }()
}
