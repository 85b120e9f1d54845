// target: iOS 14
import SwiftUI
struct LazyVStack: View { // expect: 8 [removable-shim/shadow-type] "it is more than a native call with its parameters"
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
