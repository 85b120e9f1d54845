import Combine
import Foundation

struct Trip: Hashable, Identifiable {
  let id = UUID()
  var place: String
  var start: Date

  var when: String {
    if #available(iOS 15, *) {
      return start.formatted()
    } else {
      return asText(start)
    }
  }
}

final class Plans: ObservableObject {
  @Published var trips = [Trip(place: "Lisbon", start: .today), Trip(place: "Oslo", start: .today)]
}

extension Date {
  @available(iOS, deprecated: 15, renamed: "now")
  static var today: Date { Date() }
}

private func asText(_ date: Date) -> String {
  "\(date.timeIntervalSince1970)"
}
