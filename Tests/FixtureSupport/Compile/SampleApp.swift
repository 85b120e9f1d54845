import Foundation

/// A project under `Fixtures/SampleApps`, as its `sample.json` describes it.
public struct SampleApp: Sendable, CustomStringConvertible {
  /// What a platform's minimum was, and what the manifest declares now.
  public struct Minimums: Decodable, Sendable {
    public let old: String
    public let new: String
  }

  public let name: String
  public let folder: URL
  public let technique: String
  public let platforms: [AppleSDKPlatform: Minimums]
  /// Words that occur nowhere once it is migrated.
  public let gone: [String]

  public var description: String { name }

  /// All Swift files of the app, which make up one module.
  public var sources: [URL] {
    Repository.files(in: "Fixtures/SampleApps/\(name)", suffix: ".swift")
      .filter { $0.lastPathComponent != "Package.swift" }
  }

  /// The same, as texts under their paths within the app.
  public func texts() throws -> [String: String] { try texts(of: sources) }

  /// The whole app, manifests and all.
  public func allTexts() throws -> [String: String] {
    try texts(
      of: Repository.files(in: "Fixtures/SampleApps/\(name)", suffix: "").filter { !$0.hasDirectoryPath })
  }

  private func texts(of files: [URL]) throws -> [String: String] {
    let prefix = folder.path + "/"
    let pairs = try files.map { file in
      (String(file.path.dropFirst(prefix.count)), String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Every sample app, in the order of their names.
  public static func all() throws -> [SampleApp] {
    try Repository.files(in: "Fixtures/SampleApps", suffix: "/sample.json").map(SampleApp.init(description:))
      .sorted { $0.name < $1.name }
  }

  private init(description file: URL) throws {
    let content = try JSONDecoder().decode(Description.self, from: try Data(contentsOf: file))
    folder = file.deletingLastPathComponent()
    name = folder.lastPathComponent
    technique = content.technique
    gone = content.gone
    var platforms: [AppleSDKPlatform: Minimums] = [:]
    for (key, minimums) in content.platforms {
      guard let platform = AppleSDKPlatform(rawValue: key) else {
        throw OracleError("\(file.path) names an unknown platform \(key)")
      }
      platforms[platform] = minimums
    }
    self.platforms = platforms
  }

  private struct Description: Decodable {
    let technique: String
    let platforms: [String: Minimums]
    let gone: [String]
  }
}
