// target: iOS 14
import SwiftUI
struct LazyVStack: View {
  let content: () -> Text
  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyVStack(pinnedViews: .sectionHeaders, content: content)
    } else {
      VStack(content: content)
    }
  }
}
struct LazyHStack: View {
  let content: () -> Text
  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyHStack(content: content)
    } else {
      HStack(content: content)
    }
  }
}
func row(_ stack: LazyHStack) -> some View { stack }
struct ProgressView: View { // above the target: silent
  var body: some View {
    if #available(iOS 15, *) { SwiftUI.ProgressView() } else { Text("…") }
  }
}
