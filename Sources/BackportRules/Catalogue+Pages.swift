import LintCore

extension Catalogue {
  /// What users know as rules, in the order of the catalogue.
  public static let pages: [RulePage] = {
    let rules = Dictionary(grouping: Catalogue.rules, by: \.id)
    let shared = Dictionary(uniqueKeysWithValues: sharedPages(rules).map { ($0.id, $0) })
    var seen: Set<String> = []
    return Catalogue.rules.filter { seen.insert($0.id).inserted }.map { shared[$0.id] ?? RulePage($0) }
  }()

  public static func page(_ id: String) -> RulePage? { pages.first { $0.id == id } }

  /// The ids of all rules, by every name that they have or had.
  public static let ids = rules.ids

  /// The ids of rules that there were, and that no rule stands for.
  public static let retiredIDs: Set = [
    "gated-call", "unneeded-ignore", "wildcard-check",
  ]

  /// By rule, the id that it had before it became one of several with its id.
  public static let formerIDs = Dictionary(
    uniqueKeysWithValues: rules.compactMap { rule in rule.formerID.map { (rule.name, $0) } })

  /// The pages of ids that several rules share.
  private static func sharedPages(_ rules: [String: [Rule]]) -> [RulePage] {
    [
      RulePage(
        id: "removable-shim",
        summary: "A declaration that its users can do without, since it only stands for something native",
        what: """
          Finds code of the project that exists because a native API was too new once, and that only says what \
          its uses can say themselves now: its body is a single native call, a chain of members, another name, \
          a constant, or the call of a closure. The uses say that instead, and the declaration is deleted, with \
          what only it needed: all of it or nothing.
          """,
        why: """
          Everybody who reads a use has to look up what is behind it, only to find the native name again.
          """,
        rules: rules["removable-shim"] ?? []),
      RulePage(
        id: "orphaned-declaration",
        summary: "A declaration that only dead code refers to, or that only held dead code",
        what: """
          Finds declarations that are of no use once dead code is gone.
          """,
        why: """
          Code that nothing calls is read, reviewed and kept compiling all the same.
          """,
        rules: rules["orphaned-declaration"] ?? []),
      RulePage(
        id: "stale-todo",
        summary: "A comment or '#warning' about a version that every system has passed",
        what: """
          Finds comments and `#warning`s that the deployment target has made out of date, or may have.
          """,
        why: """
          Somebody left work for this very day, and nobody else will remember it.
          """,
        rules: rules["stale-todo"] ?? []),
      RulePage(
        id: "tidy",
        summary: "What a fix leaves behind that a careful person would tidy up",
        what: """
          Finds what has become needless inside the code that a migration changed.
          """,
        why: """
          A person would not leave it so, and the compiler warns of most of it.
          """,
        rules: rules["tidy"] ?? []),
    ]
  }
}
