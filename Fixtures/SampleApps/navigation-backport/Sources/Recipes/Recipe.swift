import Foundation

struct Recipe: Hashable, Identifiable {
  let id: Int
  var name: String
  var steps: [String]
}

struct Chapter: Hashable, Identifiable {
  let id: Int
  var title: String
  var recipes: [Recipe]
}

enum Kitchen: Hashable {
  case timer(minutes: Int)
  case scales
}
