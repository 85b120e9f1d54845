// target: iOS 16
import SwiftUI
import SwiftUIBackports

// An alias with the native name would refer to itself.
#if os(macOS)
typealias ProgressView = SwiftUI.ProgressView
#else
typealias ProgressView = Backport<Any>.ProgressView
#endif

struct Screen: View {
  var body: some View { ProgressView() }
}
