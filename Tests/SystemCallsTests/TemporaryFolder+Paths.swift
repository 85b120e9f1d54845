import FixtureSupport
import Foundation

extension TemporaryFolder {
  /// Without links on the way.
  var path: String { url.resolvingSymlinksInPath().path }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    _ = try file(name, holding: text)
    return path + "/" + name
  }
}
