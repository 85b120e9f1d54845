import BackportRules
import Projects

/// Ids of rules that are part of others now, or that there were. They are still accepted, and a remark says so.
extension Arguments {
  /// Replaces former ids by those of today.
  mutating func takePresentIDs() {
    let named = select + ignore + accepted + [explainedRule].compactMap(\.self)
    formerIDs += named.filter { Catalogue.isFormer($0) }
    // Rules that are no more do not stand for all rules: alone they are an error.
    let selected = select.compactMap(Catalogue.presentID)
    if !selected.isEmpty { select = selected }
    ignore = ignore.compactMap(Catalogue.presentID)
    accepted = accepted.compactMap(Catalogue.presentID)
    explainedRule = explainedRule.map { Catalogue.presentID($0) ?? $0 }
  }
}

extension Configuration {
  var formerIDs: [String] {
    let settings = (rules + overrides.flatMap(\.rules)).map(\.rule)
    return (settings + (select ?? []).map(\.name)).filter { Catalogue.isFormer($0) }
  }
}

extension Catalogue {
  /// The id of today for an id of any time; `nil`: there is no such rule any more. Other texts stay as they are.
  static func presentID(_ name: String) -> String? { retiredIDs.contains(name) ? nil : ids[name] ?? name }

  static func isFormer(_ name: String) -> Bool { presentID(name) != name }

  /// A sentence for each, without duplicates.
  static func remarks(onFormer ids: [String]) -> [String] {
    Set(ids).sorted().map { id in
      presentID(id).map { "'\(id)' is part of '\($0)' now" }
        ?? "'\(id)' is no rule any more, and finds nothing"
    }
  }
}
