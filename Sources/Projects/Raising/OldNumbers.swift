import Availability
import SystemCalls

/// Files that are no manifests and name a minimum that was raised: scripts, arguments of `xcodebuild`, fastlane,
/// `.swiftlint.yml`, continuous integration, documentation.
public enum OldNumbers {
  public struct Mention: Hashable, Sendable {
    /// Absolute.
    public var path: String
    /// From 1.
    public var line: Int
    public var platform: Platform
    public var version: Version
  }

  /// The mentions of old minimums below some folders, sorted by path and line.
  public static func mentions(of raise: ManifestRaise, below folders: [String]) -> [Mention] {
    let old = Dictionary(grouping: raise.raised, by: \.declaration.platform)
      .mapValues { Set($0.map(\.declaration.version)) }
    guard !old.isEmpty else { return [] }
    let manifests = Set(raise.originals.keys)
    var found: [Mention] = []
    let paths = Set(folders.flatMap(files)).subtracting(manifests)
    for path in paths.sorted(by: String.bytesPrecede) {
      guard let bytes = try? FileReader.bytes(of: path), bytes.count < 1 << 20 else { continue }
      for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated()
      {
        var reader = LineReader(Array(line))
        if let (platform, version) = reader.mention(of: old) {
          found.append(Mention(path: path, line: index + 1, platform: platform, version: version))
        }
      }
    }
    return found
  }

  private static func files(below folder: String) -> [String] {
    FolderReader.files(below: folder) {
      FolderReader.skippedFolders.contains($0) || $0 == "node_modules" || $0.hasSuffix(".xcassets")
    } where: { name in
      isWanted(name.lowercased())
    }
  }

  private static func isWanted(_ name: String) -> Bool {
    // What these say about the past stays true.
    if ["changelog", "history", "release", "migrat"].contains(where: name.contains) { return false }
    if name.hasPrefix("project") && name.hasSuffix(".yml") { return false }
    return names.contains(name) || endings.contains(where: name.hasSuffix)
      || name.hasPrefix("readme") || name.hasPrefix(".env")
  }

  private static let names: Set<String> = [
    "fastfile", "appfile", "scanfile", "snapfile", "gymfile", "makefile", "rakefile", "dangerfile", "podfile",
    "jenkinsfile", "justfile", ".backport.json", "cmakelists.txt", "contributing.md",
  ]
  private static let endings = [
    ".sh", ".bash", ".zsh", ".fish", ".rb", ".py", ".yml", ".yaml", ".mk", ".cmake", ".md", ".toml",
    ".groovy",
  ]
}

/// Finds a platform followed by a version in a line.
private struct LineReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: [UInt8]) { bytes = line }

  /// The first of some versions that follows its platform's name, with nothing but linking words between them.
  mutating func mention(of versions: [Platform: Set<Version>]) -> (Platform, Version)? {
    var platform: Platform?
    while index < bytes.count {
      if bytes[index].isLetter {
        let word = take(while: \.isLetter).lowercased()
        if let named = Self.platform(word) {
          platform = named
        } else if !Self.linkingWords.contains(word) {
          platform = nil
        }
      } else if bytes[index].isDigit {
        let text = take { $0.isDigit || $0 == UInt8(ascii: ".") }
        let number = text.last == "." ? String(text.dropLast()) : text
        if let platform, let version = Version(number), versions[platform]?.contains(version) ?? false {
          return (platform, version)
        }
        platform = nil
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func platform(_ word: String) -> Platform? {
    switch word {
    case "iphonesimulator", "mios": .iOS
    case "watchsimulator": .watchOS
    case "appletvsimulator": .tvOS
    case "xrsimulator": .visionOS
    case "mmacosx": .macOS
    default: Platform(informalName: word)
    }
  }

  private static let linkingWords: Set<String> = [
    "os", "simulator", "deployment", "target", "version", "min", "minimum", "v", "at", "least", "from", "is",
    "the",
    "supports", "support", "requires", "required", "since", "sdk", "platform", "deploymenttarget", "set",
    "to",
  ]
}
