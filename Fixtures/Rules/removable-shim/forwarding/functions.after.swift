// target: iOS 16
import SwiftUI

extension View {
  @ViewBuilder
  func framed(_ height: CGFloat) -> some View {
    if #available(iOS 16, *) {
      self.presentationDetents([.height(height), .height(height * 2)])
    } else {
      self
    }
  }

  // Its day has not come.
  @ViewBuilder
  func grouped() -> some View {
    if #available(iOS 17, *) {
      geometryGroup()
    } else {
      self
    }
  }

  // No check, no shim.
  func emphasized() -> some View { font(.headline) }
}

struct Row: View {
  var body: some View {
    Text("a").presentationDetents([.medium]).emphasized()
    Text("b").framed(100).grouped()
      .presentationDetents([.medium])
  }
}
