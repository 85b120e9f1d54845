import Foundation
import NavigationBackport

/// Remembers where the reader was.
struct PathStore {
  let file: URL

  func save(_ path: NBNavigationPath) throws {
    guard let codable: NBNavigationPath.CodableRepresentation = path.codable else { return }
    try JSONEncoder().encode(codable).write(to: file)
  }

  func load() throws -> NBNavigationPath {
    let data = try Data(contentsOf: file)
    let codable = try JSONDecoder().decode(NBNavigationPath.CodableRepresentation.self, from: data)
    return NBNavigationPath(codable)
  }

  static var start: NBNavigationPath {
    var path = NBNavigationPath()
    path.append(Kitchen.scales)
    return path
  }
}
