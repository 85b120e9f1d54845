import SwiftUI

/// A turning wheel. Nothing more than the system's own one and a picture of it for the years before.
struct ProgressView: View {
  var body: some View {
    if #available(iOS 14, macOS 11, *) {
      SwiftUI.ProgressView()
    } else {
      Text(verbatim: "…").font(.title)
    }
  }
}
