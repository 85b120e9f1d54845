import Availability

/// A cache of parsed attributes by their text, and of their judgement in the context of a file. Files of one
/// context often repeat the same attributes. Not thread-safe.
final class AttributeReadings {
  typealias Reading = (attribute: AvailabilityAttribute, judgement: AttributeJudgement)
  private var readings: [String: Reading] = [:]

  func reading(of text: String, _ read: () -> Reading) -> Reading {
    if let known = readings[text] { return known }
    let reading = read()
    readings[text] = reading
    return reading
  }
}
