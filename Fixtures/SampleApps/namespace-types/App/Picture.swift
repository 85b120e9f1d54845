import Foundation

struct Picture: Identifiable {
  let id: Int
  let title: String
  let address: String

  var url: URL? { URL(string: address) }

  static let samples = [
    Picture(id: 1, title: "Lighthouse", address: "https://pictures.example.org/lighthouse.jpg"),
    Picture(id: 2, title: "Pier", address: "https://pictures.example.org/pier.jpg"),
  ]
}
