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

  /// Whether a method of a type of the system changes nothing.
  static func reads(_ method: String, of type: String) -> Bool {
    reading.contains(method) || unchanging.contains(type)
      || endings.contains { method.prefix { !$0.isUppercase }.hasSuffix($0) }
  }

  /// Values that have no method which changes them.
  private static let unchanging = names(
    "Calendar Color DateInterval Font Image Locale Notification Text TimeZone URLQueryItem UUID")

  /// By the naming of the language's API design guidelines, methods that give a changed value.
  private static let endings = ["ing", "ed"]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
