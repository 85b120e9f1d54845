/// The project and commit that a page describes.
public struct HTMLSubject: Sendable {
  /// The name of the folder or repository.
  public var project: String
  /// The full hash; `nil`: unknown.
  public var commit: String?
  /// The commit's date: `2026-06-09`.
  public var date: String?
  /// Whether `--min` overrides the minimums that the project declares.
  public var isHypothetical: Bool

  public init(project: String, commit: String? = nil, date: String? = nil, isHypothetical: Bool = false) {
    self.project = project
    self.commit = commit
    self.date = date
    self.isHypothetical = isHypothetical
  }

  /// `Trips at 1a2b3c4d5e, 2026-06-09`.
  var title: String {
    let place = commit.map { " at \($0.prefix(10))" } ?? ""
    return project + place + (date.map { ", \($0)" } ?? "")
  }
}

/// The URL template for a line of a file: `https://…/blob/{commit}/{path}#L{line}`.
public struct HTMLLinks: Sendable {
  private let template: String
  private let commit: String
  /// Converts a shown path to the template's form.
  private let path: @Sendable (String) -> String

  public init(template: String, commit: String?, path: @escaping @Sendable (String) -> String) {
    self.template = template
    self.commit = commit ?? "HEAD"
    self.path = path
  }

  func url(_ shown: String, line: Int) -> String {
    var rest = Substring(template)
    var url = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      url += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "commit": url += commit
      case "path": url += FileURI.encoded(path(shown))
      case "line": url += String(line)
      default: url += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return url + rest
  }
}

/// The groups of a file, by which findings are counted and filtered.
public struct HTMLGroups: Sendable, Hashable {
  public var folder: String
  /// The targets that build it.
  public var target: String
  /// The owner in `CODEOWNERS`.
  public var owner: String

  public init(folder: String, target: String = "", owner: String = "") {
    self.folder = folder
    self.target = target
    self.owner = owner
  }

  static let kinds: [(name: String, title: String, of: @Sendable (HTMLGroups) -> String)] = [
    ("folder", "Folder", { $0.folder }), ("target", "Target", { $0.target }),
    ("owner", "Owner", { $0.owner }),
  ]
}

extension HTMLWriter {
  /// Writes a place in a file, as a link if there is a URL.
  func place(_ path: String, _ line: Int, _ text: String, _ links: HTMLLinks?) {
    guard let links else { return self.line("code", text) }
    element("a", ["href": links.url(path, line: line)]) { self.line("code", text) }
  }
}
