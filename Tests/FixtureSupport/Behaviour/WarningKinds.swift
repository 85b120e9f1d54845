/// The warnings of a program, counted by kind: their sentences without names, and one kind for all the ways to say that
/// nothing reads a value.
public struct WarningKinds: Equatable, Sendable {
  private var counts: [String: Int] = [:]
  /// One place of each kind.
  private var places: [String: String] = [:]

  public init(_ diagnostics: [CompilerDiagnostic]) {
    var seen: Set<String> = []
    for diagnostic in diagnostics
    where diagnostic.severity == .warning && seen.insert(diagnostic.description).inserted {
      guard let kind = Self.kind(of: diagnostic.message) else { continue }
      counts[kind, default: 0] += 1
      places[kind] = "\(diagnostic.path):\(diagnostic.line)"
    }
  }

  /// What there is more of than in another program, one kind a line.
  public func more(than other: WarningKinds) -> [String] {
    counts.keys.sorted().compactMap { kind in
      let (now, before) = (counts[kind]!, other.counts[kind] ?? 0)
      return now > before ? "\(before) → \(now) × \(kind), as at \(places[kind]!)" : nil
    }
  }

  /// `nil`: what a migration is not asked to spare. A raised minimum makes calls deprecated, and the compiler sees
  /// through constants once a check is gone.
  private static func kind(of message: String) -> String? {
    if message.contains("deprecated in") { return nil }
    // What became unreachable without being all of a branch, and a `defer` that became the last statement: the kinds
    // that a run promises are never used and never mutated.
    let spared = ["always executes immediately", "never be executed", "block is unreachable"]
    if spared.contains(where: message.contains) { return nil }
    return message.contains("never used") ? "a value is never used" : message.replacing(/'[^']*'/, with: "''")
  }
}
