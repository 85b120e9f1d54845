import Combine
import Foundation

final class HarbourStore: ObservableObject, @unchecked Sendable {
  @Published var harbours: [Harbour] = []
  @Published var search = ""

  var shown: [Harbour] {
    guard !search.isEmpty else { return harbours }
    return harbours.filter { $0.name.contains(search) }
  }

  func reload(from folder: URL) async {
    let source = folder.backport.appending(path: "harbours.json")
    guard let data = try? Data(contentsOf: source) else { return }
    harbours = (try? JSONDecoder().decode([Harbour].self, from: data)) ?? []
  }
}
