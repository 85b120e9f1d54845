import Availability

/// What attributes say, by their text, and what can be said of them by what is known of the whole file: the same
/// ones come again and again, in many files that are judged by the same. Not for use by two threads at a time.
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
