import SwiftUI

struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: () -> Content

  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  @ViewBuilder
  var body: some View {
    if #available(OSX 11, iOS 14, *) {
      SwiftUI.LazyVStack(alignment: alignment, spacing: spacing, content: content)
    } else {
      // Fallback on earlier versions
      VStack(alignment: alignment, spacing: spacing, content: content)
    }
  }
}
