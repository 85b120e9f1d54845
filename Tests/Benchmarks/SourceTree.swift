import Availability
import BackportRules
import Foundation
import LintCore

/// The Swift files below a folder, for the measurements that look at every byte.
struct SourceTree {
  var paths: [String]

  init(_ folder: String) {
    let root = URL(fileURLWithPath: folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
    paths = []
    while let url = found?.nextObject() as? URL {
      guard url.pathExtension == "swift",
        (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      else { continue }
      paths.append(url.path)
    }
    paths.sort()
  }

  /// The file whose number of lines comes closest, of those in which there is something to judge.
  func file(ofAbout lines: Int) -> (path: String, lines: Int) {
    var best = (path: "", lines: 0)
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path),
        data.range(of: Data("#available(".utf8)) != nil
      else { continue }
      let count = data.count(where: { $0 == UInt8(ascii: "\n") })
      if best.path.isEmpty || abs(count - lines) < abs(best.lines - lines) { best = (path, count) }
    }
    return best
  }

  /// Of the files with so many lines or more, the one with the most facts for the rules that look beyond a file.
  func file(ofAtLeast lines: Int, minimums: [DeploymentTarget]) throws -> (
    path: String, lines: Int, facts: Int
  ) {
    let context = LintContext(targets: minimums, rules: try RuleSelection(catalogue: Catalogue.rules))
    var analysis = ProjectAnalysis(
      paths.map { LintFile(path: $0, shownPath: $0, context: context) }, linter: Linter(workers: 2))
    analysis.updateAll()
    var best = (path: "", lines: 0, facts: 0)
    for (index, visit) in analysis.visits {
      let count = visit.facts.values.reduce(0) { $0 + $1.count }
      guard count > best.facts, let data = FileManager.default.contents(atPath: paths[index]) else {
        continue
      }
      let length = data.count(where: { $0 == UInt8(ascii: "\n") })
      if length >= lines { best = (paths[index], length, count) }
    }
    return best
  }

  /// The paths, one a line, in a temporary file.
  func list() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("backport-benchmark-files.txt")
    try Data((paths.joined(separator: "\n") + "\n").utf8).write(to: url)
    return url
  }

  /// Copies the folder COPIES times side by side into a new temporary folder.
  static func copies(of folder: String, count: Int) throws -> URL {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("backport-growth-\(ProcessInfo.processInfo.processIdentifier)-\(count)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for number in 1...count {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: folder), to: place.appendingPathComponent("copy\(number)"))
    }
    return place
  }
}
