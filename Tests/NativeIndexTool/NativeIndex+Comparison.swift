import Availability
import Native

extension NativeIndex {
  /// The declarations that both indexes have but introduce at different versions. A declaration is identified
  /// by name, owner, kind, and the labels and types of its parameters.
  func disagreements(with other: NativeIndex) -> [String] {
    let known = grouped
    var found: [String] = []
    for (entry, theirs) in other.grouped.sorted(by: {
      ($0.key.owner, $0.key.fullName) < ($1.key.owner, $1.key.fullName)
    }) {
      guard let ours = known[entry],
        !ours.contains(where: { own in theirs.contains { own.agrees(with: $0) } })
      else { continue }
      found.append(
        "\(entry.owner.isEmpty ? "" : entry.owner + ".")\(entry.fullName): \(Self.text(ours)) in \(sdk), "
          + "\(Self.text(theirs)) in \(other.sdk)")
    }
    return found
  }

  private var grouped: [NativeEntry: Set<Versions>] {
    all.reduce(into: [:]) { groups, entry in
      if entry.kind != .conformance { groups[entry.identity, default: []].insert(Versions(entry)) }
    }
  }

  private static func text(_ versions: Set<Versions>) -> String {
    versions.map(\.text).sorted().joined(separator: " or ")
  }

  /// The first version on each platform that the declaration names.
  private struct Versions: Hashable {
    var introduced: [Platform: Version] = [:]

    init(_ entry: NativeEntry) {
      // SDKs before visionOS do not name it, and older ones do not name Catalyst.
      for platform in [Platform.iOS, .macOS, .tvOS, .watchOS] {
        introduced[platform] = entry.availability.introduction(on: platform)
        // Swift requires at least this version.
        if let version = introduced[platform], version <= Self.first[platform]! {
          introduced[platform] = Version(0)
        }
      }
    }

    private static let first: [Platform: Version] = [
      .iOS: Version(8), .macOS: Version(10, 10), .tvOS: Version(9), .watchOS: Version(2),
    ]

    /// SDKs state either a first version or nothing for declarations that always existed.
    func agrees(with other: Versions) -> Bool {
      introduced.allSatisfy { platform, version in
        guard let theirs = other.introduced[platform] else { return true }
        return version == theirs || version == Version(0) || theirs == Version(0)
      }
    }

    var text: String {
      introduced.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key.rawValue) \($0.value)" }.joined(separator: " ")
    }
  }
}

extension NativeEntry {
  /// The declaration without what may differ between SDKs: its module, its availability and its flags.
  fileprivate var identity: NativeEntry {
    var entry = self
    entry.module = ""
    entry.flags = flags.intersection(.isStatic)
    entry.result = ""
    entry.availability = NativeAvailability()
    entry.requirements = requirements.split(separator: ",").map { $0.drop { $0 == " " } }.sorted()
      .joined(separator: ", ")
    for index in parameters.indices { entry.parameters[index].attributes = "" }
    return entry
  }
}
