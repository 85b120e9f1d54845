/// The colors that UIKit, AppKit and SwiftUI have for themselves, each of its own type: `UIColor.white` is a `UIColor`.
/// From the documentation of `UIColor`, `NSColor` and `Color` (iOS 17, macOS 14).
enum SystemColors {
  private static let types: Set<String> = ["UIColor", "NSColor", "Color"]
  private static let names: Set<String> = [
    "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "purple", "brown", "clear", "cyan",
    "magenta", "lightGray", "darkGray", "label", "secondaryLabel", "tertiaryLabel", "placeholderText",
    "separator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "systemRed", "systemGreen", "systemBlue", "systemOrange",
    "systemYellow", "systemPurple", "systemIndigo", "systemTeal", "systemPink", "labelColor",
    "secondaryLabelColor", "textColor", "controlTextColor", "windowBackgroundColor", "controlBackgroundColor",
  ]

  /// The type of a color as it is written: `UIColor.white`; `nil`: it is none of these.
  static func type(of text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, types.contains(String(parts[0])), names.contains(String(parts[1])) else {
      return nil
    }
    return String(parts[0])
  }
}
