import LintCore
import Migration
import SwiftSource

/// The results of `--forecast` and `--inventory` for programs, version 1.
public enum PlanningJSONReport {
  /// - Parameter forecast, inventory: `nil`: not requested.
  public static func write(
    _ forecast: Forecast?, _ inventory: Inventory?, toolName: String, toolVersion: String,
    to out: ByteWriter
  ) {
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      if let forecast {
        json.array("forecast", .lines) { json in
          for series in forecast.series { json.object(.lines) { Self.write(series, to: &$0) } }
        }
      }
      if let inventory {
        json.array("shims", .lines, of: inventory.shims) { Self.write($1, to: &$0) }
      }
    }
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
