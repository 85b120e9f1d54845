import BackportRules
import LintCore
import Migration
import Reporting

/// The message of a commit.
struct CommitMessage {
  private(set) var subject: String
  private var paragraphs: [String]
  private var counts: [String]
  var fileCount = 0

  private static let width = 72

  /// For the commit that raises minimums in manifests.
  init(raising minimums: [RaisedMinimum]) {
    let raised = minimums.map { minimum in
      let version = "\(minimum.new)"
      return "\(minimum.platform.rawValue) \(version.hasSuffix(".0") ? String(version.dropLast(2)) : version)"
    }
    subject = Self.cut("Raise the minimum to " + raised.unique.joined(separator: ", "))
    paragraphs = []
    counts = [counted(minimums.count, "declaration")]
  }

  /// - Parameters:
  ///   - findings: the findings that the commit fixes.
  ///   - name: the name of the rule, folder, owner or target.
  init(of findings: [Finding], _ piece: CommitPiece, name: String, ruleOrder: [String]) {
    subject = Self.cut(Self.subject(of: findings, piece, name))
    let rules = Dictionary(grouping: findings, by: \.rule)
    func rank(_ rule: String) -> (Int, String) { (ruleOrder.firstIndex(of: rule) ?? ruleOrder.count, rule) }
    paragraphs = rules.sorted { rank($0.key) < rank($1.key) }.map { id, findings in
      let summary = Catalogue.page(id)?.summary
      return "\(id) (\(findings.count))" + (summary.map { ": \($0)" } ?? "")
    }
    let deleted = findings.filter(Self.deletes).map(\.subject).unique
    if !deleted.isEmpty { paragraphs.append("Deleted: " + listed(deleted, limit: 20)) }
    counts = [counted(findings.count, "change")]
    let callSites = findings.reduce(0) { $0 + $1.related.count(where: \.isCallSite) }
    if callSites > 0 { counts.append(counted(callSites, "call site")) }
  }

  /// `12 changes, 3 call sites, 4 files`.
  var size: String { (counts + [counted(fileCount, "file")]).joined(separator: ", ") }

  /// In git's format.
  var text: String {
    let body = (paragraphs + ["\(size)."]).map { wrapped($0, width: Self.width).joined(separator: "\n") }
    return ([subject] + body).joined(separator: "\n\n") + "\n"
  }

  // MARK: Subjects

  /// The rules whose fix deletes the declaration of the finding.
  private static func deletes(_ finding: Finding) -> Bool {
    Catalogue.shimRules.contains(finding.ruleName.description)
      || [Rule.obsoleteDeclaration.name, Rule.orphanedDeclaration.name, Rule.emptyExtension.name]
        .contains(finding.ruleName)
  }

  private static let subjects = [
    Rule.redundantCheck.id: "Remove availability checks with a known result",
    Rule.redundantClause.id: "Remove availability clauses that are always satisfied",
    Rule.redundantAttribute.id: "Remove availability attributes that are always satisfied",
    Rule.redundantBackDeployment.id: "Remove attributes of back deployment without effect",
    Rule.obsoleteDeclaration.id: "Remove obsolete declarations",
    Rule.namespaceShim.id: "Replace shims with native declarations",
    Rule.entryPointSelector.id: "Remove the choice between entry points",
    Rule.orphanedDeclaration.id: "Remove unused declarations",
    "tidy": "Tidy up after removed availability checks",
  ]

  private static func subject(of findings: [Finding], _ piece: CommitPiece, _ name: String) -> String {
    let what = "Remove dead availability code"
    switch piece {
    case .rule: return subjects[name] ?? "Apply the fixes of \(name)"
    case .folder: return name.isEmpty ? what + " at the top" : "\(what) in \(name)"
    case .owner: return name.isEmpty ? what + " without an owner" : "\(what) owned by \(name)"
    case .target: return name.isEmpty ? what + " of no target" : "\(what) of \(name)"
    case .change:
      guard let first = findings.first else { return what }
      let isShim = first.rule == Rule.namespaceShim.id
      let words = (first.kind ?? first.rule).split(separator: "-").joined(separator: " ")
      if deletes(first) { return "Remove \(words)\(isShim ? " shim" : "") \(first.subject)" }
      let file = first.path.split(separator: "/").last.map(String.init) ?? first.path
      return "Remove \(words) in \(file)"
    }
  }

  private static func cut(_ text: String) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }
}
