import SwiftUI

extension Backport where Content: View {
  @ViewBuilder
  func scrollDisabled(_ disabled: Bool) -> some View {
    if #available(iOS 16.0, macOS 13.0, *) {
      content.scrollDisabled(disabled)
    } else {
      content
    }
  }

  /// Half a screen where sheets can be so, the whole screen otherwise.
  @ViewBuilder
  func halfSheet() -> some View {
    if #available(iOS 16.0, macOS 13.0, *) {
      content.presentationDetents([.medium, .large])
    } else {
      content
    }
  }

  @ViewBuilder
  func task(_ action: @escaping @Sendable () async -> Void) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.task(action)
    } else {
      content.onAppear {
        Task { await action() }
      }
    }
  }

  @ViewBuilder
  func tint(_ color: Color?) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.tint(color)
    } else {
      content.foregroundColor(color)
    }
  }
}

extension Backport where Content == URL {
  func appending(path: String) -> URL {
    if #available(iOS 16, macOS 13, *) {
      return content.appending(path: path)
    } else {
      return content.appendingPathComponent(path)
    }
  }
}
