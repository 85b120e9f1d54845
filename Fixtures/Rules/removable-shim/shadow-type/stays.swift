// target: iOS 14
import SwiftUI
struct LazyVStack: View { // more than the native one: silent
  let content: () -> Text
  var body: some View {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      SwiftUI.LazyVStack(pinnedViews: .sectionHeaders, content: content)
    } else {
      VStack(content: content)
    }
  }
}
struct LazyHStack: View { // expect: 8 [removable-shim/shadow-type] "another way than by a call"
  let content: () -> Text
  var body: some View {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
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
