import Foundation
import PackagePlugin

/// Shows findings as warnings while a target builds: add it to the target's `plugins:`.
@main
struct BackportLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles(withSuffix: "swift").map(\.url)
    guard !files.isEmpty else { return [] }
    // A prebuild command cannot use a tool that is built from source, so this is a build command. It has no
    // outputs: SwiftPM then runs it whenever one of the inputs changed.
    return [
      .buildCommand(
        displayName: "backport-lint \(target.name)", executable: try context.tool(named: "backport-lint").url,
        arguments: ["--fail-on", "never", "--quiet", "--format", "xcode"] + files.map(\.path),
        inputFiles: files + [context.package.directoryURL.appendingPathComponent("Package.swift")],
        outputFiles: [])
    ]
  }
}
