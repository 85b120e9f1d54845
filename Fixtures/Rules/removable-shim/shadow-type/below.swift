// target: iOS 16
import SwiftUI
struct LazyVStack<Content: View>: View { // expect: 8 [removable-shim/shadow-type] "only creates 'SwiftUI.LazyVStack'"
  let spacing: CGFloat?
  let content: () -> Content
  init(spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.spacing = spacing
    self.content = content
  }
  var body: some View {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      SwiftUI.LazyVStack(spacing: spacing, content: content)
    } else {
      VStack(spacing: spacing, content: content)
    }
  }
}
struct Row: View {
  var body: some View { LazyVStack(spacing: 4) { LazyVStack { Text("a") } } }
}
