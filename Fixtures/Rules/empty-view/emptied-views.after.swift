// target: iOS 26.1
import SwiftUI

struct Channel: View {
  var isWide = false
  var body: some View {
    VStack {
      Text("title")
      scrim
      self.scrim
      edge()
    }
    .overlay(alignment: .top) {
      scrim
    }
    .background { edge() }
    .padding()
    Text("conditional")
      #if os(macOS)
        .overlay(alignment: .top) {
          scrim
        }
      #endif
      .padding()
    Text("kept").overlay { layer }
    if isWide { layer }
    Text("counted").overlay { shade.opacity(0.5) }
    HStack {
      Text("beside")
      if isWide {
        Text("above")
        edge()
      }
    }
    Columns {
      Text("left")
      column
    }
  }

  // A builder of the project may count it.
  @ViewBuilder private var column: some View {
  }

  /// What old systems do not draw.
  @ViewBuilder
  private var scrim: some View {
  }

  @ViewBuilder private func edge() -> some View {
  }

  // It is all that a branch shows.
  @ViewBuilder private var layer: some View {
  }

  // More is asked of it.
  @ViewBuilder private var shade: some View {
  }

  // Others see it.
  @ViewBuilder var shared: some View {
    if #unavailable(iOS 26) { Color.black }
  }

  // No builder makes it.
  private var plain: some View {
    if #unavailable(iOS 26) { Color.black }
  }
}
