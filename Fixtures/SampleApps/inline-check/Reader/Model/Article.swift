import Foundation

struct Article: Identifiable, Hashable {
  let id: Int
  var title: String
  var paragraphs: [String]
  var picture: URL?
  var published: Date

  /// When the article came out, as it is written above the text.
  var dateLine: String {
    if #available(iOS 15, macOS 12, *) {
      return published.formatted()
    } else {
      return String(format: "%.0f", published.timeIntervalSince1970)
    }
  }

  func isFresh() -> Bool {
    let now: Date
    if #available(iOS 15, macOS 12, *) {
      now = Date.now
    } else {
      now = Date()
    }
    return now.addingTimeInterval(-86_400) < published
  }
}
