import Foundation

struct Harbour: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var warnings: Int
  var heights: [Double]

  var highest: Double { heights.max() ?? 0 }

  func chart(in folder: URL) -> URL {
    folder.backport.appending(path: name)
  }

  func chart(in folder: URL?) -> URL? {
    folder?.backport.appending(path: "charts").backport.appending(path: name)
  }
}
