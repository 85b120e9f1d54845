extension NativeIndex {
  /// The index of the SDK that this version was built with: SwiftUI and related modules, Foundation, Combine,
  /// UIKit's overlay and others. `sdk` names the SDK. It is loaded at first use.
  public static let builtIn: NativeIndex = {
    guard let index = NativeIndex(builtInText) else { preconditionFailure("the built-in index is broken") }
    return index
  }()
}
