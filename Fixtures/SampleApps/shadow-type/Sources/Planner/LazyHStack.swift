import SwiftUI

/// Takes the place of the system's stack of the same name where that one does not exist yet.
struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: () -> Content

  init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  var body: some View {
    Group {
      if #available(macOS 11.0, iOS 14.0, tvOS 14.0, watchOS 7.0, *) {
        SwiftUI.LazyHStack(alignment: alignment, spacing: spacing, content: content)
      } else {
        HStack(alignment: alignment, spacing: spacing, content: content)
      }
    }
  }
}
