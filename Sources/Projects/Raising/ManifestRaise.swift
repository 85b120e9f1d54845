import Availability
import SystemCalls

/// Raises declared minimums in the files that state them.
public struct ManifestRaise: Sendable {
  public struct Raised: Hashable, Sendable {
    public var declaration: MinimumDeclaration
    public var version: Version
  }

  /// The tools version that a constant such as `.v17` requires.
  public struct Tools: Hashable, Sendable {
    /// Absolute.
    public var path: String
    public var declared: Version
    public var needed: Version
    /// Whether the manifest now requires it. Otherwise the minimum is written as a string.
    public var isRaised: Bool
  }

  /// The requested minimums.
  public let minimums: [Platform: Version]
  /// The named platforms of which no manifest states or computes a minimum.
  public private(set) var undeclared: [Platform] = []
  /// The named platforms whose stated minimums are all as high already, with the lowest of them.
  public private(set) var reached: [MinimumDeclaration] = []
  /// The raised declarations, sorted by path and place.
  public private(set) var raised: [Raised] = []
  /// Declarations that state one version for several platforms whose new minimums differ.
  public private(set) var shared: [MinimumDeclaration] = []
  public private(set) var tools: [Tools] = []
  /// The new contents, by absolute path.
  public private(set) var texts: [String: [UInt8]] = [:]
  /// The old contents, by absolute path.
  public private(set) var originals: [String: [UInt8]] = [:]

  /// - Parameter raisesTools: whether the tools version of packages may be raised.
  public init(
    _ declarations: MinimumDeclarations, to minimums: MinimumSpecification, raisesTools: Bool
  ) {
    let versions = minimums.minimums
    let named = minimums.namedPlatforms
    self.minimums = versions
    for (path, stated) in Dictionary(grouping: declarations.stated, by: \.path).sorted(by: { $0.key < $1.key }
    ) {
      let text = declarations.texts[path]!
      var edits: [(range: Range<Int>, text: String)] = []
      var package = PackageSpelling(text, path: path, raisesTools: raisesTools)
      for (range, places) in Dictionary(grouping: stated, by: \.range) {
        let wanted = Set(places.map { max($0.version, versions[$0.platform] ?? $0.version) })
        guard wanted.count == 1 else {
          shared += places.prefix(1)
          continue
        }
        for place in places {
          guard let version = versions[place.platform], place.version < version else { continue }
          raised.append(Raised(declaration: place, version: version))
          if edits.contains(where: { $0.range == range }) { continue }
          let old = String(decoding: text[range], as: UTF8.self)
          let new =
            place.isPackageConstant
            ? package.spelled(version, on: place.platform) : Self.spelled(version, like: old)
          edits.append((range, new))
        }
      }
      if let tools = package.tools {
        self.tools.append(tools)
        if let edit = package.edit { edits.append(edit) }
      }
      guard !edits.isEmpty else { continue }
      var new = text
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        new.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      texts[path] = new
      originals[path] = text
    }
    raised.sort {
      ($0.declaration.path, $0.declaration.range.lowerBound)
        < ($1.declaration.path, $1.declaration.range.lowerBound)
    }
    shared.sort { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
    for platform in Platform.allCases where named.contains(platform) {
      let own = declarations.stated.filter { $0.platform == platform }
      guard let lowest = own.min(by: { $0.version < $1.version }) else {
        if !declarations.computed.contains(where: { $0.platform == platform }) { undeclared.append(platform) }
        continue
      }
      if lowest.version >= versions[platform]! { reached.append(lowest) }
    }
  }

  /// Spells a version with as many numbers as the old one, or more if needed: `15` becomes `17`, `15.0`
  /// becomes `17.0`.
  static func spelled(_ version: Version, like old: String) -> String {
    let count = old.utf8.count { $0 == UInt8(ascii: ".") } + 1
    if version.patch > 0 || count > 2 && version.minor > 0 { return version.description }
    return version.minor > 0 || count > 1 ? "\(version.major).\(version.minor)" : "\(version.major)"
  }
}

/// How to write a minimum that was a constant in a package's manifest: `.v17` where its tools version has it.
private struct PackageSpelling {
  private let path: String
  private let declared: Version
  /// The byte range of the tools version.
  private let place: Range<Int>?
  private let raisesTools: Bool
  private var needed: Version?

  init(_ text: [UInt8], path: String, raisesTools: Bool) {
    self.path = path
    self.raisesTools = raisesTools
    declared = PackageManifest.toolsVersion(text, path: path)
    // In `Package@swift-5.9.swift` the file name states the tools version, and cannot be edited.
    place = Paths.name(path) == "Package.swift" ? PackageManifest.placeOfToolsVersion(text) : nil
  }

  mutating func spelled(_ version: Version, on platform: Platform) -> String {
    guard version.patch == 0, version.minor == 0, let since = Self.tools(for: version, on: platform) else {
      return "\"\(version)\""
    }
    if since > declared {
      needed = max(needed ?? since, since)
      if !raisesTools || place == nil { return "\"\(version)\"" }
    }
    return ".v\(version.major)"
  }

  var tools: ManifestRaise.Tools? {
    needed.map {
      ManifestRaise.Tools(path: path, declared: declared, needed: $0, isRaised: raisesTools && place != nil)
    }
  }

  var edit: (range: Range<Int>, text: String)? {
    guard raisesTools, let needed, let place else { return nil }
    return (place, "\(needed.major).\(needed.minor)")
  }

  /// The tools version that introduced the constant for a version (SwiftPM's `SupportedPlatforms.swift`).
  private static func tools(for version: Version, on platform: Platform) -> Version? {
    let year: Int
    switch platform {
    case .driverKit: return nil
    case _ where version.major >= 26: year = version.major - 26 + 2025
    case .iOS, .tvOS, .macCatalyst: year = version.major + 2006
    case .macOS: year = version.major + 2009
    case .watchOS: year = version.major + 2013
    case .visionOS: year = version.major + 2022
    }
    switch year {
    case ...2018: return platform == .macOS ? nil : Version(5)
    case 2019: return Version(5, 1)
    case 2020: return Version(5, 3)
    case 2021: return Version(5, 5)
    case 2022: return Version(5, 7)
    case 2023: return Version(5, 9)
    case 2024: return Version(6)
    case 2025: return Version(6, 2)
    default: return nil
    }
  }
}
