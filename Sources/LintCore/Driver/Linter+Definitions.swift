import Availability
import Projects
import SystemCalls

extension Linter {
  /// The findings in the definitions of availability macros in the viewed folders. Each definition is judged
  /// for all contexts that use it.
  func findings(inDefinitionsOf contexts: [LintContext]) -> [Finding] {
    let rules = Dictionary(
      contexts.flatMap(\.rules.rules).filter { $0.definition != nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    guard !rules.isEmpty, !viewedFolders.isEmpty else { return [] }
    var owners: [AvailabilityMacros.Definition: [LintContext]] = [:]
    for context in contexts where !context.macros.isEmpty && !context.availability.platforms.isEmpty {
      for definition in context.macros.all { owners[definition, default: []].append(context) }
    }
    return owners.flatMap { definition, contexts -> [Finding] in
      guard let path = definition.place?.path, isInView(path) else { return [] }
      return rules.values.compactMap { rule in
        guard let severity = contexts.compactMap({ $0.rules.severities[rule.name] }).max(),
          var finding = rule.definition?(definition, contexts)
        else { return nil }
        finding.severity = severity
        return finding
      }
    }
  }

  private func isInView(_ path: String) -> Bool {
    let real = Paths.join(Paths.currentFolder(), path)
    return viewedFolders.contains { Paths.isInside(real, $0) }
  }
}
