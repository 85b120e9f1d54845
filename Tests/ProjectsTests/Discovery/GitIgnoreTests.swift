import Foundation
import SystemCalls
import Testing

@testable import Projects

struct GitIgnoreTests {
  private func git(_ words: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words.joined(separator: " "))")
  }

  private func ignored(_ paths: [String], below folder: String) -> [String] {
    let discovery = Discovery.find(paths)
    return GitIgnore.ignored(discovery.files, in: discovery).map {
      Paths.relative($0.path, to: folder) ?? $0.path
    }
    .sorted()
  }

  private func untracked(_ names: [String], inRepository folder: String) -> [String]? {
    GitIndex.untracked(PathList(names), inRepository: folder)?.map { names[$0] }
  }

  private let files = [
    ".gitignore": "build/\nGenerated*.swift\n!GeneratedKept.swift\n", "A.swift": "", "GeneratedB.swift": "",
    "GeneratedKept.swift": "", "build/C.swift": "", "deep/.gitignore": "/D.swift\n", "deep/D.swift": "",
    "deep/er/D.swift": "", "GeneratedTracked.swift": "",
  ]

  @Test(arguments: ["2", "3", "4"])
  func followsGit(indexVersion: String) throws {
    try withFolder { folder in
      try write(files, in: folder)
      try git("init", "-q", in: folder)
      try git("config", "index.version", indexVersion, in: folder)
      try git("add", "A.swift", in: folder)
      try git("add", "-f", "GeneratedTracked.swift", in: folder)
      // What is added without its contents makes version 3 necessary.
      if indexVersion == "3" { try git("add", "-N", "deep/er/D.swift", in: folder) }
      #expect(ignored([folder], below: folder) == ["GeneratedB.swift", "build/C.swift", "deep/D.swift"])
      // What is named is not skipped, and so is what lies below.
      #expect(ignored([folder + "/build", folder + "/GeneratedB.swift"], below: folder) == [])
      #expect(ignored([folder + "/deep"], below: folder) == ["deep/D.swift"])
    }
  }

  @Test func tracksAreReadFromTheIndex() throws {
    try withFolder { folder in
      var many: [String: String] = ["x.swift": ""]
      for number in 0..<40 { many["Folder\(number)/Sub/File\(number % 7).swift"] = "\(number)" }
      try write(many, in: folder)
      try git("init", "-q", in: folder)
      let names = many.keys.sorted(by: String.bytesPrecede)
      for version in ["2", "4"] {
        try git("config", "index.version", version, in: folder)
        try git("add", "-A", in: folder)
        try git("update-index", "--index-version", version, in: folder)
        #expect(untracked(names, inRepository: folder) == [])
        let others = (names + ["Folder1/Sub", "a.swift", "z.swift"]).sorted(by: String.bytesPrecede)
        #expect(untracked(others, inRepository: folder) == ["Folder1/Sub", "a.swift", "z.swift"])
      }
      let index = folder + "/.git/index"
      let whole = try Data(contentsOf: URL(fileURLWithPath: index))
      for count in stride(from: 0, to: whole.count, by: 97) {
        try whole.prefix(count).write(to: URL(fileURLWithPath: index))
        #expect(untracked(names, inRepository: folder) == nil, "cut off after \(count) bytes")
      }
    }
  }

  @Test func workTreesHaveTheirOwnIndex() throws {
    try withFolder { folder in
      try write(["main/A.swift": ""], in: folder)
      try git("init", "-q", in: folder + "/main")
      try git("add", "-A", in: folder + "/main")
      try git("commit", "-qm", "A", in: folder + "/main")
      try git("worktree", "add", "-q", folder + "/tree", in: folder + "/main")
      try write(["tree/B.swift": "", "tree/.gitignore": "B.swift"], in: folder)
      #expect(untracked(["A.swift", "B.swift"], inRepository: folder + "/tree") == ["B.swift"])
      #expect(ignored([folder + "/tree"], below: folder) == ["tree/B.swift"])
    }
  }

  @Test func withoutRepositoryNothingIsIgnored() throws {
    try withFolder { folder in
      try write(files, in: folder)
      #expect(ignored([folder], below: folder) == [])
      // Something that only looks like a repository.
      try write([".git": "gitdir: nowhere"], in: folder)
      #expect(ignored([folder], below: folder) == [])
    }
  }
}
