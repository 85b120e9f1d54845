import Availability
import Migration
import SwiftSource

@testable import LintCore

/// A forecast and an inventory made by hand.
enum SamplePlans {
  static let forecast = Forecast(series: [
    Forecast.Series(
      platforms: [.iOS],
      steps: [
        Forecast.Step(minimums: []),
        Forecast.Step(
          minimums: [Forecast.Minimum(.iOS, Version(16, 4))],
          findingsByRule: ["redundant-check": 3, "redundant-attribute": 1], lines: 12),
        Forecast.Step(
          minimums: [Forecast.Minimum(.iOS, Version(17))],
          findingsByRule: [
            "redundant-check": 3, "redundant-attribute": 2, "removable-shim": 1, "stale-todo": 1,
          ],
          callSites: 5, lines: 40),
      ]),
    Forecast.Series(
      platforms: [.iOS, .macOS],
      steps: [
        Forecast.Step(minimums: []),
        Forecast.Step(
          minimums: [Forecast.Minimum(.iOS, Version(17)), Forecast.Minimum(.macOS, Version(14))],
          findingsByRule: ["redundant-check": 4], lines: 13),
      ]),
  ])

  static let inventory = Inventory(shims: [
    shim(
      "Backport.badge(_:)", "namespace", line: 12, calls: 2,
      native: NativeOrigin(
        name: "badge(_:)", since: [.init(platform: .iOS, version: Version(15))], sdk: "iOS 26.2 SDK")),
    shim("größe<T>()", "forwarding", line: 3, minimum: Forecast.Minimum(.iOS, Version(17))),
    shim("Sizing", "mirror", line: 40, calls: 1, reason: "it maps 'medium' to two cases"),
  ])

  private static func shim(
    _ name: String, _ kind: String, line: Int, calls: Int = 0, minimum: Forecast.Minimum? = nil,
    reason: String? = nil, native: NativeOrigin? = nil
  ) -> Inventory.Shim {
    let call = SourcePosition(offset: 0, line: 7, column: 9)
    return Inventory.Shim(
      name: name, kind: kind, path: "Sources/Compat.swift",
      start: SourcePosition(offset: 0, line: line, column: 3),
      callSites: Array(
        repeating: RelatedPlace(path: "Sources/Row.swift", start: call, end: call, message: "is called here"),
        count: calls),
      minimums: minimum.map { [$0] } ?? [], applicability: reason == nil ? .safe : .manual, reason: reason,
      native: native)
  }
}
