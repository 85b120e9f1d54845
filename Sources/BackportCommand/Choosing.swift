import BackportRules
import LintCore
import Migration
import Projects
import SystemCalls

/// `--only` and `--accept`: selected changes of a migration.
extension CommandRun {
  func chosenChanges(_ arguments: Arguments, among files: [LintFile]) throws(UsageError) -> ChosenChanges {
    var chosen = ChosenChanges()
    for text in arguments.only {
      guard let place = Self.place(text) else {
        throw UsageError("--only \(text): add the line, such as Sources/App.swift:12")
      }
      chosen.only.append(place)
    }
    for text in arguments.accepted {
      if let place = Self.place(text) {
        chosen.acceptedPlaces.append(place)
      } else if Catalogue.page(text) != nil {
        chosen.acceptedRules.insert(text)
      } else {
        throw UsageError(
          "--accept \(text): there is no such rule, and a place has the form Sources/App.swift:12; "
            + "--list-rules names the rules")
      }
    }
    let named = Set(files.lazy.filter(\.isNamed).map(\.shownPath))
    for (flag, places) in [("--only", chosen.only), ("--accept", chosen.acceptedPlaces)] {
      if let place = places.first(where: { !named.contains($0.path) }) {
        throw UsageError("\(flag) \(place): that file is not among those that this run judges")
      }
    }
    return chosen
  }

  /// `PATH:LINE` or `PATH:LINE:COLUMN`; `nil`: neither.
  private static func place(_ text: String) -> ChosenChanges.Place? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = Int(parts[parts.count - 1]), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    guard let line = numbers.first, !path.isEmpty else { return nil }
    return ChosenChanges.Place(
      path: Paths.shown(path), line: line, column: numbers.count > 1 ? numbers[1] : nil)
  }

  /// Reports the places without a matching change.
  func say(unmatched places: [(place: ChosenChanges.Place, reason: String?)]) {
    for (place, reason) in places {
      if let reason {
        say("\(place): has to be done by hand: \(reason)")
      } else {
        say("\(place): no change begins there; 'backport-lint \(place.path)' lists where they begin")
      }
    }
  }
}
