import Foundation

struct Day: Identifiable, Hashable {
  let id: Int
  var name: String
  var appointments: [String] = []
  var isLoading = false
}
