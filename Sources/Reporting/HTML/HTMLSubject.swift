/// What a page speaks of, for those whom it is passed to.
public struct HTMLSubject: Sendable {
  /// The folder's or repository's name.
  public var project: String
  /// Of the tree, in full; `nil`: it is not known.
  public var commit: String?
  /// The commit's day: `2026-06-09`.
  public var date: String?
  /// Whether the minimums are those of `--min`, and not what the project declares.
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

/// Where a file's line can be read: `https://…/blob/{commit}/{path}#L{line}`.
public struct HTMLLinks: Sendable {
  private let template: String
  private let commit: String
  /// A shown path as the template wants it.
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
      case "path": url += Self.encoded(path(shown))
      case "line": url += String(line)
      default: url += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return url + rest
  }

  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { text, byte in
      let character = Character(UnicodeScalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        text.append(character)
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

/// What a file belongs to, beside its rule: what findings are counted and filtered by.
public struct HTMLGroups: Sendable, Hashable {
  public var folder: String
  /// The targets that build it.
  public var target: String
  /// As `CODEOWNERS` says.
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
  /// A place in a file, as a link where there is something to link to.
  func place(_ path: String, _ line: Int, _ text: String, _ links: HTMLLinks?) {
    guard let links else { return self.line("code", text) }
    element("a", ["href": links.url(path, line: line)]) { self.line("code", text) }
  }
}
