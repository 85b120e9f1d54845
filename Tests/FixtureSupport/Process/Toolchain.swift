import Foundation

/// The Swift compiler that the oracles ask.
public struct Toolchain: Sendable {
  public let swiftc: URL
  /// As `swiftc` names itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String
  /// The folder that holds `linux/`, `host/` and so on.
  public let resources: URL

  /// The compiler found on the search path, once per test run.
  public static let current: Toolchain? = find()

  private static func find() -> Toolchain? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { URL(fileURLWithPath: $0 + "/swiftc") }
    guard let swiftc = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }),
      let answer = try? Subprocess.run(swiftc, ["-print-target-info"]), answer.succeeded,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
    else { return nil }
    return Toolchain(
      swiftc: swiftc, version: info.compilerVersion,
      resources: URL(fileURLWithPath: info.paths.runtimeResourcePath))
  }

  /// Runs the compiler proper, without its driver.
  func frontend(_ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(swiftc, ["-frontend"] + arguments)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let compilerVersion: String
    let paths: Paths
  }
}
