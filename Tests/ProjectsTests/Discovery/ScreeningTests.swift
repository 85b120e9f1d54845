import Foundation
import SystemCalls
import Testing

@testable import Projects

/// What a walk leaves out of what it meets, by looking at the bytes on the way.
@Suite struct ScreeningTests {
  /// A folder with more files than one worker takes at a time, some of them below it.
  private func withTree(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      var files = ["below/deep/A.swift": "yes", "below/deep/B.swift": "no"]
      for number in 0..<200 { files["F\(number).swift"] = ["yes", "no", ""][number % 3] }
      try write(files, in: folder)
      try body(folder)
    }
  }

  @Test func filesAreMarkedWhoeverLooksAtThem() throws {
    try withTree { folder in
      for workers in [1, 2, 5] {
        let discovery = Discovery.find(
          [folder], options: .init(workers: workers, screen: { $0.elementsEqual("yes".utf8) }))
        #expect(discovery.files.count == 202)
        for file in discovery.files {
          let text = try String(contentsOfFile: file.path, encoding: .utf8)
          #expect(file.isScreenedOut == (text != "yes"), "\(file.path), \(workers) workers")
        }
      }
    }
  }

  @Test func withoutAScreenNothingIsLeftOut() throws {
    try withTree { folder in
      #expect(Discovery.find([folder]).files.allSatisfy { !$0.isScreenedOut })
    }
  }

  @Test func aNamedFileIsNotScreened() throws {
    try withTree { folder in
      let named = Discovery.find([folder + "/F1.swift"], options: .init(screen: { _ in false }))
      #expect(named.files.map(\.isScreenedOut) == [false])
    }
  }

  @Test(.enabled(if: getuid() != 0, "the super-user can read every file"))
  func anUnreadableFileIsNotScreenedOut() throws {
    try withTree { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder + "/F1.swift")
      let walked = Discovery.find([folder], options: .init(screen: { _ in false }))
      #expect(walked.files.filter { !$0.isScreenedOut }.map(\.path) == [folder + "/F1.swift"])
    }
  }

  @Test func progressCountsEveryFile() throws {
    try withTree { folder in
      let counts = Mutex<[Int]>([])
      _ = Discovery.find(
        [folder], options: .init(progress: { count in counts.withLock { $0.append(count) } }))
      #expect(counts.withLock { $0.max() } == 202)
    }
  }
}
