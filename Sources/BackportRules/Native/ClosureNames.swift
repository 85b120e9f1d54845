// Source: documentation of SwiftUI, UIKit, Foundation and Dispatch; collected by hand, November 2026.

/// What the system's functions take closures for, by their names.
enum ClosureNames {
  /// Whether the closure that a function takes gives nothing back.
  static func takesHandler(_ callee: String, label: String?) -> Bool {
    withoutResult.contains(callee) || isNotification(callee)
      || label.map { handlers.contains($0) || isNotification($0) } ?? false
  }

  static let handlers: Set<String> = [
    "action", "perform", "completion", "completionHandler", "handler", "animations", "execute", "dismiss",
    "primaryAction",
  ]

  static let withoutResult: Set<String> = [
    "async", "asyncAfter", "animate", "transition", "addOperation", "notify", "task", "refreshable", "sink",
    "forEach", "Button", "Timer", "Thread", "UIAction", "DispatchWorkItem", "BlockOperation",
  ]

  /// `onAppear`, `onChange`
  private static func isNotification(_ name: String) -> Bool {
    ["on", "did", "will"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }
}
