import LintCore

/// The findings of a report, put together by who or what their files belong to.
public struct FindingGroups: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case owner, target, folder
  }

  public let kind: Kind
  /// By path, as reports show it; empty: the file belongs to nobody.
  private let name: @Sendable (String) -> String

  public init(by kind: Kind, name: @escaping @Sendable (String) -> String) {
    self.kind = kind
    self.name = name
  }

  /// What a file belongs to: `@app @design`, `Gallery`, `Packages/Core`; empty: nothing.
  public func name(of path: String) -> String { name(path) }

  /// By name, each in the order of the report; what belongs to nobody comes last.
  /// - Parameter path: of the file that an element lies in.
  func divide<Element>(
    _ elements: [Element], at path: (Element) -> String
  ) -> [(name: String, elements: [Element])] {
    var names: [String: String] = [:]
    var groups: [String: [Element]] = [:]
    for element in elements {
      let path = path(element)
      let name = names[path] ?? name(path)
      names[path] = name
      groups[name, default: []].append(element)
    }
    return groups.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
      .map { (name: $0.key, elements: $0.value) }
  }

  /// `owner @app`, or `no owner`.
  func heading(_ name: String) -> String {
    name.isEmpty ? "no \(kind.rawValue)" : "\(kind.rawValue) \(name)"
  }
}
