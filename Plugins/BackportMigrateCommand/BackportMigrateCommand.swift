import Foundation
import PackagePlugin

/// `swift package backport-migrate --min iOS=16`: migrates the package; all flags go to the tool as they are.
/// SwiftPM asks for leave to write to the package folder, or takes `--allow-writing-to-package-directory`.
@main
struct BackportMigrateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "backport-migrate")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("backport-migrate ended with exit code \(process.terminationStatus)")
      return
    }
  }
}
