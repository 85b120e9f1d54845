import LintCore
import Migration
import SwiftSource

/// The results of `--forecast` and `--inventory` for programs, version 1.
public struct PlanningJSONReport: Sendable {
  public var toolName: String
  public var toolVersion: String
  /// `nil`: not requested.
  public var forecast: Forecast?
  public var inventory: Inventory?

  public init(toolName: String, toolVersion: String, forecast: Forecast?, inventory: Inventory?) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.forecast = forecast
    self.inventory = inventory
  }

  public func write(to out: ByteWriter) {
    var json = JSONWriter(out)
    json.object(.lines) { json in
      json.head(toolName: toolName, toolVersion: toolVersion)
      if let forecast {
        json.array("forecast", .lines) { json in
          for series in forecast.series { json.object(.lines) { Self.write(series, to: &$0) } }
        }
      }
      if let inventory {
        json.array("shims", .lines, of: inventory.shims) { Self.write($1, to: &$0) }
      }
    }
    out.write("\n")
  }

  private static func write(_ series: Forecast.Series, to json: inout JSONWriter) {
    json.array("platforms", series.platforms.map(\.rawValue))
    write(series.present, as: "present", to: &json)
    json.member("isPlanned", series.isPlanned)
    json.array("steps", .lines, of: series.steps) { json, step in
      write(step.minimums, to: &json)
      json.members([
        "checks": step.checks, "attributes": step.attributes, "shims": step.shims,
        "callSites": step.callSites, "findings": step.findings, "linesRemovable": step.lines,
      ])
      json.object("byRule") { json in
        for (rule, count) in step.findingsByRule.sorted(by: { $0.key < $1.key }) { json.member(rule, count) }
      }
    }
  }

  private static func write(_ shim: Inventory.Shim, to json: inout JSONWriter) {
    json.members([
      "name": shim.name, "kind": shim.kind, "path": shim.path, "line": shim.start.line,
      "column": shim.start.column, "applicability": shim.applicability.rawValue,
    ])
    write(shim.minimums, to: &json)
    json.member("reason", shim.reason)
    if let native = shim.native {
      json.object("native") { JSONReport.write(native, to: &$0) }
    } else {
      json.member("native", nil)
    }
    json.member("unclearCallSites", shim.unclearCallSites)
    json.array("callSites", of: shim.callSites) { json, place in
      json.members(["path": place.path, "line": place.start.line, "column": place.start.column])
    }
  }

  private static func write(
    _ minimums: [Forecast.Minimum], as key: String = "minimums", to json: inout JSONWriter
  ) {
    json.array(key, of: minimums) { json, minimum in
      json.members(["platform": minimum.platform.rawValue, "minimum": minimum.version.description])
    }
  }
}
