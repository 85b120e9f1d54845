import FixtureSupport
import Foundation
import Testing

struct OracleCacheTests {
  @Test func manyAskAndOneFills() async throws {
    let name = "test-" + UUID().uuidString
    let fills = Counter()
    var folders: Set<URL> = []
    try await withThrowingTaskGroup(of: URL.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try OracleCache.folder(name) { folder in
            fills.increment()
            try Data("made".utf8).write(to: folder.appendingPathComponent("result"))
          }
        }
      }
      for try await folder in group { folders.insert(folder) }
    }
    let folder = try #require(folders.first)
    defer { remove(folder) }
    #expect(folders.count == 1 && fills.value == 1)
    #expect(try String(contentsOf: folder.appendingPathComponent("result"), encoding: .utf8) == "made")
  }

  @Test func whatAFailureLeftBehindIsBegunAgain() throws {
    let name = "test-" + UUID().uuidString
    #expect(throws: CancellationError.self) {
      _ = try OracleCache.folder(name) { folder in
        try Data().write(to: folder.appendingPathComponent("half"))
        throw CancellationError()
      }
    }
    let folder = try OracleCache.folder(name) { _ in }
    defer { remove(folder) }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("half").path))
  }

  private func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(atPath: folder.path + ".lock")
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func increment() { lock.withLock { count += 1 } }
}
