import BackportRules
import LintCore
import Projects
import SystemCalls

/// The rules' documentation as files, so that editors can open it without a network.
public struct RulePageFolder: Sendable {
  private let folder: String

  /// Writes the pages into a folder for this version in the user's cache folder.
  /// - Parameter page: the documentation of a rule, as Markdown.
  /// - Returns: `nil` when the folder cannot be written: then there are no links.
  public init?(version: String, page: (RulePage) -> String) {
    guard let caches = Self.caches else { return nil }
    folder = "\(caches)/backport-lint/\(version)/rules"
    guard (try? FileSystem.createFolders(folder, permissions: 0o755)) != nil else { return nil }
    for rule in Catalogue.pages {
      guard Self.write(page(rule), to: Self.path(of: rule.id, in: folder)) else { return nil }
    }
  }

  func uri(of rule: String) -> String? {
    Catalogue.page(rule) != nil ? DocumentURI.uri(of: Self.path(of: rule, in: folder)) : nil
  }

  private static func path(of rule: String, in folder: String) -> String { "\(folder)/\(rule).md" }

  private static var caches: String? {
    if let folder = CurrentProcess.variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = CurrentProcess.variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let bytes = Array(text.utf8)
    if let known = try? FileReader.bytes(of: path), known == bytes { return true }
    return (try? OutputFile.write(bytes, to: path)) != nil
  }
}
