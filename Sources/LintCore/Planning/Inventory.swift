import SwiftSource

/// Every shim of a project: what it is, who uses it, and when it can go.
public struct Inventory: Sendable {
  /// Ordered by path and line.
  public var shims: [Shim]
  /// How many conditions and attributes name no platform that is built, so that `*` alone decides them.
  public var wildcardDecisions: Int

  public init(shims: [Shim], wildcardDecisions: Int = 0) {
    self.shims = shims
    self.wildcardDecisions = wildcardDecisions
  }

  /// The call sites of all shims: a call that several of them take is one.
  public var callSiteCount: Int {
    Set(shims.lazy.flatMap(\.callSites).map { CallSitePlace($0) }).count
  }

  public var unclearCallSiteCount: Int { shims.reduce(0) { $0 + $1.unclearCallSites } }

  public struct Shim: Sendable {
    /// As it is declared: `Backport.badge(_:)`.
    public var name: String
    /// The rule that finds it: `namespace-shim`.
    public var kind: String
    /// As findings show it.
    public var path: String
    public var start: SourcePosition
    public var callSites: [RelatedPlace]
    /// Calls with its name and labels that may mean another declaration.
    public var unclearCallSites: Int
    /// The least minimums with which it can go, or with which it is found to be dead but has to stay; empty:
    /// the present ones.
    public var minimums: [Forecast.Minimum]
    /// How sure its removal is then.
    public var applicability: Applicability
    /// Why that is not safe: one sentence without a full stop.
    public var reason: String?
    /// What it stands for, as far as that is known.
    public var native: NativeOrigin?

    public init(
      name: String, kind: String, path: String, start: SourcePosition, callSites: [RelatedPlace],
      unclearCallSites: Int = 0, minimums: [Forecast.Minimum], applicability: Applicability, reason: String?,
      native: NativeOrigin? = nil
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.start = start
      self.callSites = callSites
      self.unclearCallSites = unclearCallSites
      self.minimums = minimums
      self.applicability = applicability
      self.reason = reason
      self.native = native
    }
  }
}

/// Where a shim is mentioned, whatever is said of it.
struct CallSitePlace: Hashable {
  var path: String
  var offset: Int

  init(_ place: RelatedPlace) {
    path = place.path
    offset = place.start.offset
  }
}

/// What the steps of a forecast come upon, one record for each shim.
struct ShimRecords {
  private struct Key: Hashable {
    var rule: String
    var path: String
    var offset: Int
  }
  private struct Record {
    /// Of the first step in which it can go, else of the last one that came upon it.
    var finding: Finding
    var minimums: [Forecast.Minimum]
    var canGo: Bool
  }
  private var records: [Key: Record] = [:]

  mutating func add(_ finding: Finding, at minimums: [Forecast.Minimum]) {
    let key = Key(rule: finding.rule, path: finding.path, offset: finding.start.offset)
    let canGo = finding.fix?.edits.isEmpty == false
    guard let known = records[key] else {
      records[key] = Record(finding: finding, minimums: minimums, canGo: canGo)
      return
    }
    if known.canGo { return }
    records[key]!.finding = finding
    if canGo { records[key] = Record(finding: finding, minimums: minimums, canGo: true) }
  }

  func inventory(wildcardDecisions: Int) -> Inventory {
    let shims = records.values.sorted { Finding.precedes($0.finding, $1.finding) }.map { record in
      Inventory.Shim(
        name: record.finding.subject, kind: record.finding.rule, path: record.finding.path,
        start: record.finding.start, callSites: record.finding.callSites,
        unclearCallSites: record.finding.unclearCallSites, minimums: record.minimums,
        applicability: record.finding.fix?.applicability ?? .manual, reason: record.finding.fix?.reason,
        native: record.finding.native)
    }
    return Inventory(shims: shims, wildcardDecisions: wildcardDecisions)
  }
}

extension Finding {
  /// Where the shim that it is about is mentioned, each place once.
  var callSites: [RelatedPlace] {
    // What a library offers is found where it is used.
    let own = RelatedPlace(path: path, start: start, end: end, message: "used here", isCallSite: true)
    var seen: Set<RelatedPlace> = []
    return ((rule == "library-shim" ? [own] : []) + related.filter(\.isCallSite))
      .filter { seen.insert($0).inserted }
  }
}
