import LintCore
import Migration

extension Forecast.Series {
  /// Whether its steps are the plans of migrations.
  var isPlanned: Bool { steps.contains(where: \.isPlanned) }

  /// `iOS 16.0, macOS 13.0`, or `iOS 15.0, macOS 12.0 (now)`.
  func title(of step: Forecast.Step) -> String {
    let isNow = step.minimums.isEmpty
    if isNow, present.isEmpty { return "now" }
    return (isNow ? present : step.minimums).map(\.description).joined(separator: ", ")
      + (isNow ? " (now)" : "")
  }

  /// `iOS`, or `iOS, macOS and tvOS together`.
  var title: String {
    enumerated(platforms.map(\.rawValue)) + (platforms.count > 1 ? " together" : "")
  }
}

extension Forecast {
  /// `Nothing waits for a higher minimum of tvOS 15.0.`; `nil`: every platform has something to gain.
  var sentenceOnOthers: String? {
    let others = series.filter { !$0.hasGain }.flatMap(\.present).map(\.description)
    return others.isEmpty ? nil : "Nothing waits for a higher minimum than \(enumerated(others, "or"))."
  }

  /// What the numbers of lines leave out; `nil`: there are none, or nothing is left out.
  var sentenceOnLines: String? {
    guard let step = series.last(where: \.hasGain)?.steps.last, step.lines > 0, !step.isPlanned else {
      return nil
    }
    let minimums = step.minimums.filter { $0.platform != .macCatalyst }
    let specification = minimums.map { "\($0.platform.rawValue)=\($0.version)" }.joined(separator: ",")
    return "Lines are those of the safe fixes alone. What follows from them, such as closures, constants and "
      + "declarations that become needless, only a plan knows: "
      + "'backport-migrate --dry-run --min \(specification)' counts it, and '--exact' does for each row."
  }
}

extension Inventory.Shim {
  /// When a shim can go: `now` or `from iOS 16.0`, when its native counterpart was introduced, and what
  /// prevents it.
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
