import Availability

/// A minimum that a manifest declares in a form that plain text does not tell.
public struct UnreadMinimum: Hashable, Sendable {
  /// `nil`: which platforms it is about is not told either.
  public var platform: Platform?
  /// `Package.swift:6`
  public var place: String
  /// What stands there.
  public var text: String

  init(_ platform: Platform?, place: String, text: String) {
    self.platform = platform
    self.place = place
    self.text = text
  }

  /// What could not be read, and what to do: a sentence without a full stop.
  public var message: String {
    guard let platform else {
      return "the minimums cannot be read: '\(text)' is computed; pass them, such as --min iOS=16,macOS=13"
    }
    let name = platform.rawValue
    return "the minimum of \(name) cannot be read: '\(text)' is computed; pass it, such as --min \(name)=16"
  }
}
