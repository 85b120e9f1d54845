/// The warnings of a program, counted by kind: their sentences without names, and one kind for all the ways to say that
/// nothing reads a value.
public struct WarningKinds: Equatable, Sendable {
  private var counts: [String: Int] = [:]
  /// One place of each kind.
  private var places: [String: String] = [:]

  /// - Parameter diagnostics: in the order in which the compiler gives them, each with its notes behind it.
  public init(_ diagnostics: [CompilerDiagnostic]) {
    var seen: Set<String> = []
    for (index, diagnostic) in diagnostics.enumerated()
    where diagnostic.severity == .warning && seen.insert(diagnostic.description).inserted {
      let next = index + 1 < diagnostics.count ? diagnostics[index + 1] : nil
      let note = next.flatMap { $0.severity == .note ? $0.message : nil }
      guard let kind = Self.kind(of: diagnostic.message, note) else { continue }
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
  private static func kind(of message: String, _ note: String?) -> String? {
    if message.contains("deprecated in") { return nil }
    // A `defer` that became the last statement: the kinds that a run promises are never used, mutated or executed.
    if message.contains("always executes immediately") { return nil }
    if message.contains("never used") { return "a value is never used" }
    guard message.contains("never be executed") else { return message.replacing(/'[^']*'/, with: "''") }
    if note?.contains("always evaluates") == true || note?.contains("never-returning") == true { return nil }
    return message
  }
}
