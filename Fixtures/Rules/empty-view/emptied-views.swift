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
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }

  /// What old systems do not draw.
  @ViewBuilder
  private var scrim: some View {
    if #unavailable(iOS 26) { // expect: 8 [redundant-check] "its body is dead"
      Color.black
    }
  }

  @ViewBuilder private func edge() -> some View {
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }

  // It is all that a branch shows.
  @ViewBuilder private var layer: some View {
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }

  // More is asked of it.
  @ViewBuilder private var shade: some View {
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }

  // Others see it.
  @ViewBuilder var shared: some View {
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }

  // No builder makes it.
  private var plain: some View {
    if #unavailable(iOS 26) { Color.black } // expect: 8 [redundant-check] "its body is dead"
  }
}
