import BackportRules
import LintCore
import Projects

/// What files are judged by, made once for all files with the same targets and configuration.
struct ContextTable {
  private let arguments: Arguments
  private var contexts: [Key: LintContext] = [:]
  private var selections: [String?: RuleSelection] = [:]
  /// Of the file before: most files have the same.
  private var last: (key: Key, context: LintContext)?

  private struct Key: Hashable {
    var targets: ObjectIdentifier
    var configuration: String?
  }

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  mutating func context(
    for targets: FileTargets, _ configuration: Configuration
  ) throws(UsageError) -> LintContext {
    let key = Key(targets: ObjectIdentifier(targets), configuration: configuration.path)
    if let last, last.key == key { return last.context }
    if let context = contexts[key] {
      last = (key, context)
      return context
    }
    let context = LintContext(
      targets: targets.targets, unlisted: targets.unlisted, macros: configuration.macros,
      libraries: configuration.libraries, namespaces: configuration.namespaces,
      rules: try selection(configuration), isProgram: targets.isProgram)
    contexts[key] = context
    return context
  }

  /// Says what is wrong with a configuration's rules before anything is judged.
  mutating func check(_ configuration: Configuration) throws(UsageError) {
    _ = try selection(configuration)
  }

  private mutating func selection(_ configuration: Configuration) throws(UsageError) -> RuleSelection {
    if let selection = selections[configuration.path] { return selection }
    let names = Catalogue.rules.map(\.id)
    var severities: [String: Severity?] = [:]
    for setting in configuration.rules {
      guard names.contains(setting.rule) else {
        let place = "\(configuration.path ?? Configuration.fileName):\(setting.line)"
        let error = RulePages.unknownRule(setting.rule, nearest: nearestName(to: setting.rule, in: names))
        throw UsageError("\(place): \(error.message)")
      }
      severities[setting.rule] = .some(setting.severity.flatMap(Severity.init(rawValue:)))
    }
    let selection: RuleSelection
    do {
      selection = try RuleSelection(
        catalogue: Catalogue.rules(for: configuration),
        select: arguments.select.isEmpty ? nil : arguments.select,
        ignore: arguments.ignoredRules, severities: severities)
    } catch {
      throw RulePages.unknownRule(error.name, nearest: error.nearest)
    }
    selections[configuration.path] = selection
    return selection
  }
}
