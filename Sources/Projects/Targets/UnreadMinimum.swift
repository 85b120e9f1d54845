import Availability

/// A declared minimum that could not be parsed.
public struct UnreadMinimum: Hashable, Sendable {
  /// `nil`: the platform is unknown, too.
  public var platform: Platform?
  /// `Package.swift:6`
  public var place: String
  /// The source text.
  public var text: String

  init(_ platform: Platform?, place: String, text: String) {
    self.platform = platform
    self.place = place
    self.text = text
  }

  /// What could not be parsed and what to do: a sentence without a full stop.
  public var message: String {
    guard let platform else {
      return "the minimums cannot be read: '\(text)' is computed; pass them, such as --min iOS=16,macOS=13"
    }
    let name = platform.rawValue
    return "the minimum of \(name) cannot be read: '\(text)' is computed; pass it, such as --min \(name)=16"
  }
}
