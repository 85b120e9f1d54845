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

  /// Functions and methods that only find a value, of a name that hardly anything else has.
  static let finding = SyntaxTree.pureMethods.union(
    names(
      """
      abs allSatisfy compactMap components distance dropFirst dropLast enumerated filter firstIndex flatMap hash
      joined lastIndex lowercased map mapValues max min prefix reduce reversed rounded sorted split string
      suffix trimmingCharacters type uppercased zip
      """))

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
