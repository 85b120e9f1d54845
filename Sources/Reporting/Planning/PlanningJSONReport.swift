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
        json.array("shims", .lines) { json in
          for shim in inventory.shims { json.object { Self.write(shim, to: &$0) } }
        }
      }
    }
    out.write("\n")
  }

  private static func write(_ series: Forecast.Series, to json: inout JSONWriter) {
    json.array("platforms") { json in
      for platform in series.platforms { json.value(platform.rawValue) }
    }
    write(series.present, as: "present", to: &json)
    json.member("isPlanned", series.isPlanned)
    json.array("steps", .lines) { json in
      for step in series.steps {
        json.object { json in
          write(step.minimums, to: &json)
          json.member("checks", step.checks)
          json.member("attributes", step.attributes)
          json.member("shims", step.shims)
          json.member("callSites", step.callSites)
          json.member("findings", step.findings)
          json.member("linesRemovable", step.lines)
          json.object("byRule") { json in
            for (rule, count) in step.findingsByRule.sorted(by: { $0.key < $1.key }) {
              json.member(rule, count)
            }
          }
        }
      }
    }
  }

  private static func write(_ shim: Inventory.Shim, to json: inout JSONWriter) {
    json.member("name", shim.name)
    json.member("kind", shim.kind)
    json.member("path", shim.path)
    json.member("line", shim.start.line)
    json.member("column", shim.start.column)
    json.member("applicability", shim.applicability.rawValue)
    write(shim.minimums, to: &json)
    if let reason = shim.reason { json.member("reason", reason) } else { json.null("reason") }
    if let native = shim.native {
      json.object("native") { JSONReport.write(native, to: &$0) }
    } else {
      json.null("native")
    }
    json.member("unclearCallSites", shim.unclearCallSites)
    json.array("callSites") { json in
      for place in shim.callSites {
        json.object { json in
          json.member("path", place.path)
          json.member("line", place.start.line)
          json.member("column", place.start.column)
        }
      }
    }
  }

  private static func write(
    _ minimums: [Forecast.Minimum], as key: String = "minimums", to json: inout JSONWriter
  ) {
    json.array(key) { json in
      for minimum in minimums {
        json.object { json in
          json.member("platform", minimum.platform.rawValue)
          json.member("minimum", minimum.version.description)
        }
      }
    }
  }
}
