import BackportRules
import Projects

/// Ids of rules that are part of others now. They are still accepted, and a remark names the present id.
extension Arguments {
  /// Replaces former ids by those of today.
  mutating func takePresentIDs() {
    let named = select + ignore + accepted + [explainedRule].compactMap(\.self)
    formerIDs += named.filter { Catalogue.isFormer($0) }
    select = select.map(Catalogue.presentID)
    ignore = ignore.map(Catalogue.presentID)
    accepted = accepted.map(Catalogue.presentID)
    explainedRule = explainedRule.map(Catalogue.presentID)
  }
}

extension Configuration {
  var formerIDs: [String] {
    let settings = (rules + overrides.flatMap(\.rules)).map(\.rule)
    return (settings + (select ?? []).map(\.name)).filter { Catalogue.isFormer($0) }
  }
}

extension Catalogue {
  /// The id of today for an id of any time. Other texts stay as they are.
  static func presentID(_ name: String) -> String { ids[name] ?? name }

  static func isFormer(_ name: String) -> Bool { presentID(name) != name }

  /// A sentence for each, without duplicates.
  static func remarks(onFormer ids: [String]) -> [String] {
    Set(ids).sorted().map { "'\($0)' is part of '\(presentID($0))' now" }
  }
}
