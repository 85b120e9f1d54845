import BackportRules
import BuildIndex
import LintCore
import Projects

/// The contexts that files are judged by. Files with the same targets and configuration share one.
struct ContextTable {
  private let arguments: Arguments
  private let slicesRules: Bool
  private let system: NativeSystem
  private let buildIndex: BuildIndex?
  private var contexts: [Key: LintContext] = [:]
  private var selections: [String?: RuleSelection] = [:]
  /// The last result: consecutive files often share it.
  private var last: (key: Key, context: LintContext)?

  private struct Key: Hashable {
    var targets: ObjectIdentifier
    var configuration: String?
  }

  /// - Parameter slicesRules: whether unselected rules still run, as evidence.
  init(_ arguments: Arguments, slicesRules: Bool, system: NativeSystem, buildIndex: BuildIndex?) {
    self.arguments = arguments
    self.slicesRules = slicesRules
    self.system = system
    self.buildIndex = buildIndex
  }

  mutating func context(
    for targets: FileTargets, _ configuration: Configuration
  ) throws(UsageError) -> LintContext {
    let key = Key(targets: ObjectIdentifier(targets), configuration: configuration.identity)
    if let last, last.key == key { return last.context }
    if let context = contexts[key] {
      last = (key, context)
      return context
    }
    let context = LintContext(
      targets: targets.targets, unlisted: targets.unlisted, stated: targets.stated, macros: targets.macros,
      libraries: configuration.libraries, namespaces: configuration.namespaces,
      rules: try selection(configuration), isProgram: targets.isProgram,
      system: system, buildIndex: buildIndex)
    contexts[key] = context
    return context
  }

  /// Validates the rules of a configuration before anything is judged.
  mutating func check(_ configuration: Configuration) throws(UsageError) {
    _ = try selection(configuration)
    for override in configuration.overrides { _ = try severities(override.rules, of: configuration) }
  }

  private func severities(
    _ settings: [Configuration.RuleSetting], of configuration: Configuration
  ) throws(UsageError) -> [String: Severity?] {
    var severities: [String: Severity?] = [:]
    for setting in settings {
      try check(setting.rule, at: setting.line, of: configuration)
      guard let id = Catalogue.presentID(setting.rule) else { continue }
      severities[id] = .some(setting.severity.flatMap(Severity.init(rawValue:)))
    }
    return severities
  }

  private func check(_ rule: String, at line: Int, of configuration: Configuration) throws(UsageError) {
    guard Catalogue.ids[rule] == nil, !Catalogue.retiredIDs.contains(rule) else { return }
    let place = "\(configuration.path ?? Configuration.fileName):\(line)"
    let error = RulePages.unknownRule(rule, nearest: nearestName(to: rule, in: Catalogue.pages.map(\.id)))
    throw UsageError("\(place): \(error.message)")
  }

  private mutating func selection(_ configuration: Configuration) throws(UsageError) -> RuleSelection {
    if let selection = selections[configuration.identity] { return selection }
    for rule in configuration.select ?? [] { try check(rule.name, at: rule.line, of: configuration) }
    let severities = try severities(configuration.rules, of: configuration)
    // A rule that is off for some paths stays off there, even if it is selected.
    let configured = configuration.select?.compactMap { Catalogue.presentID($0.name) }.filter {
      severities[$0] != .some(.none)
    }
    let selected = arguments.select.isEmpty ? configured : arguments.select
    let selection: RuleSelection
    do {
      let catalogue = Catalogue.rules(for: configuration)
      selection =
        slicesRules
        ? try .slice(
          of: catalogue, select: selected, ignore: arguments.ignore, off: arguments.rulesOff,
          severities: severities)
        : try RuleSelection(
          catalogue: catalogue, select: selected, ignore: arguments.ignore + arguments.rulesOff,
          severities: severities)
    } catch {
      throw RulePages.unknownRule(error.name, nearest: error.nearest)
    }
    selections[configuration.identity] = selection
    return selection
  }
}
