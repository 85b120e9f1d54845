import LintCore

extension CommandRun {
  /// Reports the availability macros that are not judged, how often they occur, and the remedy.
  func say(unknownNames counts: [String: Int], of plan: RunPlan, _ arguments: Arguments) {
    guard !counts.isEmpty, !arguments.isQuiet else { return }
    let names = counts.keys.sorted()
    if arguments.isVerbose {
      for name in names {
        say("'\(name)' is not judged in \(counted(counts[name]!, "place")): \(reason(name, plan))")
      }
    }
    let limit = 3
    let list = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > limit ? " and \(counted(names.count - limit, "more name"))" : ""
    let isOne = names.count == 1
    say(
      "\(list)\(rest) in \(counted(counts.values.reduce(0, +), "place")): no definition of "
        + "\(isOne ? "this availability macro is" : "these availability macros is") known, so nothing that names "
        + "\(isOne ? "it" : "them") is judged; 'availabilityMacros' in .backport.json defines "
        + "\(isOne ? "it" : "them")\(arguments.isVerbose ? "" : ", --verbose says more")")
  }

  private func reason(_ name: String, _ plan: RunPlan) -> String {
    var seen: Set<ObjectIdentifier> = []
    for file in plan.files where seen.insert(ObjectIdentifier(file.context)).inserted {
      let macros = file.context.macros
      if macros.undecided.contains(name) { return "its definitions disagree, or are computed by a manifest" }
      if macros.undecided.contains(where: { name.hasPrefix($0 + " ") }) {
        return "a manifest computes its definition, or defines it in a form that the compiler does not know"
      }
    }
    return "no manifest of its files defines it in plain text"
  }
}
