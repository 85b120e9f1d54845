import LintCore
import Projects

/// All rules, in the order in which they run.
public enum Catalogue {
  public static let rules: [Rule] =
    finders + followUps + [
      // A declaration that a follow-up deletes with its uses is not reported as unused as well.
      .orphanedDeclaration,
      .runtimeVersionCheck,
      .staleTodo,
      .versionComment,
    ]

  /// The modules of the compatibility libraries that are known without a configuration.
  public static let libraryModules = Library.builtInModules

  private static let finders: [Rule] = [
    .redundantCheck,
    .redundantClause,
    .redundantAttribute,
    .redundantBackDeployment,
    .obsoleteDeclaration,
    .deprecatedShim,
    .namespaceShim,
    .forwardingShim,
    .modifierShim,
    .viewShim,
    .inlineDirective,
    .shadowType,
    .overloadShim,
    .mirrorType,
    .libraryShim,
    .entryPointSelector,
  ]

  /// The rules that tidy up after the fixes of the others.
  private static let followUps: [Rule] = [
    .appliedClosure,
    .loneGroup,
    .constantAnswer,
    .redundantCompilationBlock,
    .delayedInitialization,
    .secondName,
    .unusedBinding,
    .constantVariable,
    .untypedStorage,
    .unreachableCode,
    .emptyBranch,
    .skippedTest,
    .emptySection,
    .emptyFunction,
    .emptyExtension,
  ]
}

extension Catalogue {
  /// The full names of the rules that take away what stands for a native name, and rewrite what uses it. With
  /// `--keep-call-sites` they are off: the checks go out of shims, and shims stay.
  public static let shimRules = [
    Rule.deprecatedShim, .namespaceShim, .forwardingShim, .modifierShim, .viewShim,
    .inlineDirective, .mirrorType, .overloadShim, .shadowType, .libraryShim,
  ].map(\.name.description)

  /// The rules for the files of a configuration: libraries that it tells of are looked for, too.
  public static func rules(for configuration: Configuration) -> [Rule] {
    let modules = Set(configuration.libraries.map(\.library)).sorted()
    return rules.map { rule in
      guard rule.name == Rule.libraryShim.name, !modules.isEmpty else { return rule }
      var rule = rule
      rule.words += modules.filter { !rule.words.contains($0) }
      return rule
    }
  }
}
