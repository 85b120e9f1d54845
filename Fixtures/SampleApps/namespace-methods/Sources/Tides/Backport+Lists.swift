import SwiftUI

// MARK: - Lists

extension Backport where Content: View {
  /// A number beside a row or a tab. Earlier systems show nothing.
  @ViewBuilder func badge(_ count: Int) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.badge(count)
    } else {
      content
    }
  }

  @ViewBuilder func badge(_ label: Text?) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.badge(label)
    } else {
      content
    }
  }

  @ViewBuilder
  func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.refreshable(action: action)
    } else {
      // There is no gesture to offer before this.
      content
    }
  }

  @ViewBuilder
  func hiddenRowSeparator() -> some View {
    if #available(iOS 15, macOS 13, *) {
      content.listRowSeparator(.hidden)
    } else {
      content
    }
  }
}
