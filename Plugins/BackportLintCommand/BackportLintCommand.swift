import Foundation
import PackagePlugin

/// `swift package backport-lint [flags]`: lints the package; all flags go to the tool as they are.
@main
struct BackportLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "backport-lint")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // 1 means findings, which the tool has listed; SwiftPM shows an error as a failed command, for CI to see.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("backport-lint ended with exit code \(process.terminationStatus)")
      return
    }
  }
}
