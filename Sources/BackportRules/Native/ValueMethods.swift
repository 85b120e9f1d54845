// Source: the standard library and Foundation's strings; collected by hand, November 2026.
import SwiftSource

/// Functions and methods of values, by their names alone.
enum ValueMethods {
  /// Methods that change nothing.
  static let reading = names(
    """
    allSatisfy appending capitalized compactMap compactMapValues components contains count difference distance
    dropFirst dropLast elementsEqual enumerated filter first firstIndex flatMap forEach hasPrefix hasSuffix
    index intersection isDisjoint isSubset isSuperset joined last lastIndex lowercased map mapValues max min
    padding prefix randomElement range reduce replacing replacingOccurrences reversed rounded shuffled sorted
    split starts subtracting suffix symmetricDifference trimmingCharacters trimmingPrefix union uppercased
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
