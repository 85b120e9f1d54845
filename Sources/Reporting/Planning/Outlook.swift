import LintCore

extension Forecast.Step {
  /// `iOS 16.0, macOS 13.0`, or `now`.
  var title: String { minimums.isEmpty ? "now" : minimums.map(\.description).joined(separator: ", ") }
}

extension Forecast.Series {
  /// `iOS`, or `iOS, macOS and tvOS together`.
  var title: String {
    guard platforms.count > 1, let last = platforms.last else { return platforms.first?.rawValue ?? "" }
    return platforms.dropLast().map(\.rawValue).joined(separator: ", ") + " and \(last.rawValue) together"
  }
}

extension Inventory.Shim {
  /// `now`, `from iOS 16.0`, since when the native one is there, and why not by itself.
  var outlook: String {
    let time = minimums.isEmpty ? "now" : "from " + minimums.map(\.description).joined(separator: ", ")
    let how: String? =
      switch applicability {
      case .safe: nil
      case .unsafe: "with --unsafe"
      case .manual: "by hand"
      }
    let origin = native.map { native in
      " (\(native.hasOtherLabels ? "'\(native.name)', " : "")\(native.phrase))"
    }
    return time + (origin ?? "") + (how.map { ", \($0)" } ?? "") + (reason.map { ": \($0)" } ?? "")
  }
}
