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

  /// Whether a method of a type of the system may change the value. By the language's API design guidelines those that do are
  /// called by a verb: `append`, `formUnion`.
  static func mayChange(_ method: String) -> Bool {
    changing.contains(String(method.prefix { !$0.isUppercase })) || method.contains("Mutable")
  }

  private static let changing = names(
    """
    add append apply clamp clear clip close combine concatenate convert delete drop encode fill form insert invert \
    merge move mutate negate next partition pop remove replace reserve reset resolve reverse rotate round scale set \
    shift shuffle sort standardize subtract swap take toggle transform translate truncate update write
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
