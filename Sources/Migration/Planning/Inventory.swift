import LintCore
import SwiftSource

/// Every shim of a project: its declaration, its uses, and the minimum from which on it can go.
public struct Inventory: Sendable {
  /// Sorted by path and line.
  public var shims: [Shim]

  public init(shims: [Shim]) { self.shims = shims }

  /// The number of call sites of all shims. A call that matches several shims counts once.
  public var callSiteCount: Int {
    Set(shims.lazy.flatMap(\.callSites).map { CallSitePlace($0) }).count
  }

  public var unclearCallSiteCount: Int { shims.reduce(0) { $0 + $1.unclearCallSites } }

  public struct Shim: Sendable {
    /// The declared name: `Backport.badge(_:)`.
    public var name: String
    /// `namespace`, or the id of the rule that finds it.
    public var kind: String
    /// The path that findings show.
    public var path: String
    public var start: SourcePosition
    public var callSites: [RelatedPlace]
    /// The number of calls with its name and labels that may refer to another declaration.
    public var unclearCallSites: Int
    /// The lowest minimums at which it can go, or at which it is dead but must stay; empty: the present ones.
    public var minimums: [Forecast.Minimum]
    /// How certain its removal is then.
    public var applicability: Applicability
    /// Why it is not safe: a sentence without a full stop.
    public var reason: String?
    /// The native declaration that it stands for, if known.
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

/// The place of a mention of a shim.
struct CallSitePlace: Hashable {
  var path: String
  var offset: Int

  init(_ place: RelatedPlace) {
    path = place.path
    offset = place.start.offset
  }
}

/// The shims found in the steps of a forecast, one record for each.
struct ShimRecords {
  private struct Key: Hashable {
    var rule: RuleName
    var path: String
    var offset: Int
  }
  private struct Record {
    /// From the first step at which it can go, otherwise from the last one that found it.
    var finding: Finding
    var minimums: [Forecast.Minimum]
    var canGo: Bool
  }
  private var records: [Key: Record] = [:]

  mutating func add(_ finding: Finding, at minimums: [Forecast.Minimum]) {
    let key = Key(rule: finding.ruleName, path: finding.path, offset: finding.start.offset)
    let canGo = finding.fix?.edits.isEmpty == false
    guard let known = records[key] else {
      records[key] = Record(finding: finding, minimums: minimums, canGo: canGo)
      return
    }
    if known.canGo { return }
    records[key]!.finding = finding
    if canGo { records[key] = Record(finding: finding, minimums: minimums, canGo: true) }
  }

  func inventory() -> Inventory {
    let shims = records.values.sorted { Finding.precedes($0.finding, $1.finding) }.map { record in
      Inventory.Shim(
        name: record.finding.subject, kind: record.finding.kind ?? record.finding.rule,
        path: record.finding.path,
        start: record.finding.start, callSites: record.finding.callSites,
        unclearCallSites: record.finding.unclearCallSites, minimums: record.minimums,
        applicability: record.finding.fix?.applicability ?? .manual,
        reason: record.finding.fix?.reason?.message,
        native: record.finding.native)
    }
    return Inventory(shims: shims)
  }
}

extension Finding {
  /// The places that mention the finding's shim, without duplicates.
  var callSites: [RelatedPlace] {
    // A library's declaration is found at its use.
    let own = RelatedPlace(path: path, start: start, end: end, message: "used here", isCallSite: true)
    var seen: Set<RelatedPlace> = []
    return ((kind == "library" ? [own] : []) + related.filter(\.isCallSite))
      .filter { seen.insert($0).inserted }
  }
}
