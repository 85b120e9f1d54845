import LintCore

/// The findings of a report, put together by who or what their files belong to.
public struct FindingGroups: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case owner, target, folder
  }

  public let kind: Kind
  private let names: [String: String]

  /// - Parameter names: by path, as the report shows it; empty or missing: the file belongs to nobody.
  public init(by kind: Kind, names: [String: String]) {
    self.kind = kind
    self.names = names
  }

  /// What a file belongs to: `@app @design`, `Gallery`, `Packages/Core`; empty: nothing.
  func name(of path: String) -> String { names[path] ?? "" }

  /// By name, each in the order of the report; what belongs to nobody comes last.
  /// - Parameter path: of the file that an element lies in.
  func divide<Element>(
    _ elements: [Element], at path: (Element) -> String
  ) -> [(name: String, elements: [Element])] {
    let groups = Dictionary(grouping: elements) { name(of: path($0)) }
    return groups.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
      .map { (name: $0.key, elements: $0.value) }
  }

  /// `owner @app`, or `no owner`.
  /// - Parameter written: how the name is written in the report.
  func heading(_ name: String, as written: (String) -> String = { $0 }) -> String {
    name.isEmpty ? "no \(kind.rawValue)" : "\(kind.rawValue) \(written(name.printable))"
  }
}
