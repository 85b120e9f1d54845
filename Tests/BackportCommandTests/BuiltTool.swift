import Foundation
import Testing

/// The executables that `swift build` places beside the test bundle.
enum BuiltTool {
  /// The path of `backport-migrate`. Throws when it is not built, so that no test passes without it.
  static func migrate() throws -> URL {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("backport-migrate")
    try #require(FileManager.default.isExecutableFile(atPath: tool.path), "\(tool.path) is not built")
    return tool
  }
}
