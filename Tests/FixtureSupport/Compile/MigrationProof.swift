/// What the compiler has to say of a project before and after its migration to a newer minimum.
public struct MigrationProof: Sendable {
  /// Paths with their texts, all of one module; `Package.swift` is not among them.
  public let before: [String: String]
  public let after: [String: String]
  public let platform: AppleSDKPlatform
  /// Versions as a manifest has them: `14.0`.
  public let old: String
  public let new: String
  /// Whether native calls took the place of fallbacks, so that the result must refuse the old minimum.
  public let needsNewMinimum: Bool

  public init(
    before: [String: String], after: [String: String], platform: AppleSDKPlatform, old: String, new: String,
    needsNewMinimum: Bool = true
  ) {
    self.before = before
    self.after = after
    self.platform = platform
    self.old = old
    self.new = new
    self.needsNewMinimum = needsNewMinimum
  }

  /// What is wrong, in sentences; nothing when the migration is proven.
  public func problems() throws -> [String] {
    let harness = try CompileHarness.harness(for: platform)
    var problems: [String] = []
    let first = try errors(of: before, minimum: old, harness)
    if !first.isEmpty { problems.append("does not compile before, for \(platform) \(old): \(first)") }
    let last = try errors(of: after, minimum: new, harness)
    if !last.isEmpty { problems.append("does not compile after, for \(platform) \(new): \(last)") }
    if needsNewMinimum, try errors(of: after, minimum: old, harness).isEmpty {
      problems.append("still compiles for \(platform) \(old): no native call took the place of a fallback")
    }
    return problems
  }

  private func errors(
    of texts: [String: String], minimum: String, _ harness: CompileHarness
  ) throws -> [CompilerDiagnostic] {
    try harness.typecheck(texts, minimum: minimum).filter { $0.severity == .error }
  }
}
