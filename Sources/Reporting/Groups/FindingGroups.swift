import LintCore

/// The findings of a report, grouped by an attribute of their files: owner, target or folder.
public struct FindingGroups: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case owner, target, folder
  }

  public let kind: Kind
  private let names: [String: String]

  /// - Parameter names: the group of each path, as the report shows it; empty or missing: no group.
  public init(by kind: Kind, names: [String: String]) {
    self.kind = kind
    self.names = names
  }

  /// The group of a file: `@app @design`, `Gallery`, `Packages/Core`; empty: none.
  func name(of path: String) -> String { names[path] ?? "" }

  /// Divides elements by group, sorted by name. Each group keeps the order of the report; elements without a
  /// group come last.
  /// - Parameter path: the path of an element's file.
  func divide<Element>(
    _ elements: [Element], at path: (Element) -> String
  ) -> [(name: String, elements: [Element])] {
    let groups = Dictionary(grouping: elements) { name(of: path($0)) }
    return groups.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
      .map { (name: $0.key, elements: $0.value) }
  }

  /// `owner @app`, or `no owner`.
  /// - Parameter written: formats the name for the report.
  func heading(_ name: String, as written: (String) -> String = { $0 }) -> String {
    name.isEmpty ? "no \(kind.rawValue)" : "\(kind.rawValue) \(written(name.printable))"
  }
}
