import FixtureSupport
import Foundation

/// The files that the oracles compare on.
enum OracleCorpus {
  /// The folder that the environment's `CORPUS` names.
  static let folder = ProcessInfo.processInfo.environment["CORPUS"].map { URL(fileURLWithPath: $0) }

  /// The folder that the environment's `BACKPORT_SDK` names: an SDK, or one that holds interfaces.
  static let sdk = ProcessInfo.processInfo.environment["BACKPORT_SDK"].map { URL(fileURLWithPath: $0) }

  /// Paths of our own sources, tests and fixtures.
  static var ownSources: [String] {
    ["Sources", "Tests", "Fixtures"].flatMap { swiftFiles(below: Repository.url($0)) }
  }

  /// Paths of the interfaces below a folder, sorted.
  static func interfaces(below folder: URL) -> [String] { files(below: folder, suffix: ".swiftinterface") }

  /// Paths of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: URL) -> [String] { files(below: folder, suffix: ".swift") }

  /// The toolchain's module interfaces: those up to 200 KB, all with `BACKPORT_ORACLE=all`.
  static let interfaces: [String] = {
    guard let resources = ToolchainProgram.resources else { return [] }
    let all = files(below: resources, suffix: ".swiftinterface")
    if ProcessInfo.processInfo.environment["BACKPORT_ORACLE"] == "all" { return all }
    return all.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? Int ?? .max) <= 200_000
    }
  }()

  private static func files(below folder: URL, suffix: String) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { file in
      file.path.hasSuffix(suffix)
        && (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }.map(\.path).sorted()
  }
}
