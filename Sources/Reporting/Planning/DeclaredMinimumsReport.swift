import Availability

/// The declared minimums of a project, for people: by platform, lowest first.
public struct DeclaredMinimumsReport: Sendable {
  public struct Row: Hashable, Sendable {
    public var platform: Platform
    public var version: Version
    /// `App.xcodeproj/project.pbxproj:310`
    public var place: String
    /// `target App, Debug`; `nil`: the file has only one.
    public var owner: String?

    public init(platform: Platform, version: Version, place: String, owner: String?) {
      self.platform = platform
      self.version = version
      self.place = place
      self.owner = owner
    }
  }

  public var rows: [Row]
  /// Minimums that are not stated as plain text.
  public var computed: [(place: String, text: String)]

  public init(rows: [Row], computed: [(place: String, text: String)]) {
    self.rows = rows
    self.computed = computed
  }

  public func write(to out: ByteWriter) {
    if rows.isEmpty { out.write("No minimum is declared here in plain text.\n") }
    for platform in Platform.allCases {
      let own = rows.filter { $0.platform == platform }
      guard let highest = own.map(\.version).max() else { continue }
      out.write("\(platform.rawValue)\n")
      let width = own.map(\.version.description.count).max() ?? 0
      let sorted = own.sorted { ($0.version, $0.place) < ($1.version, $1.place) }
      for row in sorted {
        let version = row.version.description
        out.write(
          "  \(version)\(String(repeating: " ", count: width - version.count))  \(row.place.printable)")
        if let owner = row.owner { out.write(" (\(owner.printable))") }
        out.write(row.version < highest ? ", lower than \(highest) elsewhere\n" : "\n")
      }
    }
    for (place, text) in computed {
      out.write("\(place.printable): '\(text.printable)' is computed, and not read\n")
    }
  }
}
