import LintCore

/// All rules, in the order in which reports and documents list them.
public enum Catalogue {
  public static let rules: [Rule] = [
    .redundantCheck,
    .redundantClause,
    .redundantAttribute,
    .redundantBackDeployment,
    .obsoleteDeclaration,
    .deprecatedShim,
    .namespaceShim,
    .runtimeVersionCheck,
    .staleTodo,
    .gatedCall,
  ]
}
