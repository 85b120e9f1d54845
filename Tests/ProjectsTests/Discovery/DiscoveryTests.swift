import Foundation
import SystemCalls
import Testing

@testable import Projects

struct DiscoveryTests {
  private func paths(_ discovery: Discovery, below folder: String) -> [String] {
    discovery.files.map { Paths.relative($0.path, to: folder) ?? $0.path }
  }

  @Test func findsSwiftFilesInOrderAndManifestsOnTheWay() throws {
    try withFolder { folder in
      try write(
        [
          "b/Z.swift": "", "b-a.swift": "", "b.swift": "", "a/Ä.swift": "", "a/a/B.swift": "",
          "README.md": "",
          "a/Package.swift": "", "a/Package@swift-5.9.swift": "", "App.xcodeproj/project.pbxproj": "",
          "App.xcodeproj/Inner.swift": "", "Kit.podspec": "", "project.yml": "", "BUILD": "",
          "x/Project.swift": "", "x/project-beta.yaml": "", "x/projects.yml": "", "x/project.json": "",
          "x/BUILD.bazel": "", "x/Packages.swift": "", ".backport.json": "{}", "Images.xcassets/C.swift": "",
        ], in: folder)
      let discovery = Discovery.find([folder])
      #expect(
        paths(discovery, below: folder) == [
          "a/Package.swift", "a/Package@swift-5.9.swift", "a/a/B.swift", "a/Ä.swift", "b-a.swift", "b.swift",
          "b/Z.swift", "x/Packages.swift", "x/Project.swift",
        ])
      #expect(discovery.files.map(\.realPath) == discovery.files.map(\.path))
      #expect(
        discovery.manifests.map { Paths.relative($0.path, to: folder) } == [
          "App.xcodeproj/project.pbxproj", "BUILD", "Kit.podspec", "a/Package.swift",
          "a/Package@swift-5.9.swift", "project.yml", "x/BUILD.bazel", "x/Project.swift",
          "x/project-beta.yaml",
        ])
      #expect(
        discovery.manifests.map(\.format) == [
          .xcodeProject, .bazel, .podspec, .package, .package, .xcodeGen, .bazel, .tuist, .xcodeGen,
        ])
      #expect(discovery.configurations == [folder + "/.backport.json"])
      #expect(discovery.problems.isEmpty)
      #expect(discovery.repositories.isEmpty)
    }
  }

  @Test func skipsWhatToolsMakeUnlessItIsNamed() throws {
    try withFolder { folder in
      let skipped = [".build", "DerivedData", "Pods", "Carthage", ".git", "SourcePackages", ".swiftpm"]
      try write(["A.swift": ""], in: folder)
      for name in skipped { try write(["\(name)/B.swift": "", "deep/\(name)/C.swift": ""], in: folder) }
      #expect(paths(Discovery.find([folder]), below: folder) == ["A.swift"])
      for name in skipped {
        #expect(paths(Discovery.find(["\(folder)/\(name)"]), below: folder) == ["\(name)/B.swift"])
      }
    }
  }

  @Test func skipsBundlesThatHoldNoSources() throws {
    try withFolder { folder in
      let bundles = ["Images.xcassets", "de.lproj", "Model.xcdatamodeld", "Kit.xcframework", "App.icon"]
      try write(["A.swift": "", "Kit.docc/B.swift": "", "Page.playground/C.swift": ""], in: folder)
      for name in bundles { try write(["\(name)/D.swift": ""], in: folder) }
      #expect(
        paths(Discovery.find([folder]), below: folder) == [
          "A.swift", "Kit.docc/B.swift", "Page.playground/C.swift",
        ])
    }
  }

  @Test func linksCountOnceByTheirFile() throws {
    try withFolder { folder in
      try write(
        ["Real/A.swift": "", "Outside/B.swift": "", "Walk/C.swift": "", "Walk/Folder/": ""], in: folder)
      let manager = FileManager.default
      for (link, target) in [
        ("Walk/one.swift", "../Real/A.swift"), ("Walk/two.swift", "one.swift"),
        ("Walk/self.swift", "C.swift"),
        ("Walk/Linked", "../Outside"), ("Walk/gone.swift", "nowhere.swift"),
        ("Walk/loop.swift", "loop.swift"),
        ("Walk/folder.swift", "Folder"), ("Walk/gone.txt", "nowhere"), ("Named", "Outside"),
      ] {
        try manager.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
      }
      let discovery = Discovery.find(["\(folder)/Walk"])
      #expect(paths(discovery, below: folder) == ["Walk/C.swift", "Walk/one.swift"])
      #expect(discovery.files[0].aliases == ["\(folder)/Walk/self.swift"])
      #expect(discovery.files[1].aliases == ["\(folder)/Walk/one.swift", "\(folder)/Walk/two.swift"])
      #expect(discovery.files[1].realPath == "\(folder)/Real/A.swift")
      #expect(
        discovery.brokenLinks.map(\.description) == [
          "\(folder)/Walk/gone.swift: is a link to a file that is not there: mend the link or exclude it",
          "\(folder)/Walk/loop.swift: is a link that leads back to itself: mend the link or exclude it",
        ])

      // A link that is named is followed.
      #expect(paths(Discovery.find(["\(folder)/Named"]), below: folder) == ["Named/B.swift"])
      // Real/A.swift is met by itself now, before the links to it.
      let both = Discovery.find(["\(folder)/Real", "\(folder)/Walk"])
      #expect(paths(both, below: folder) == ["Real/A.swift", "Walk/C.swift"])
    }
  }

  @Test func pathsMayOverlap() throws {
    try withFolder { folder in
      try write(["a/A.swift": "", "a/b/B.swift": ""], in: folder)
      let discovery = Discovery.find([folder, folder + "/a", folder + "/a/../a/A.swift", folder + "//a/"])
      #expect(paths(discovery, below: folder) == ["a/A.swift", "a/b/B.swift"])
    }
  }

  @Test func whatCannotBeReadIsNamed() throws {
    try withFolder { folder in
      try write(["A.swift": "", "closed/B.swift": "", "folder.swift/C.swift": ""], in: folder)
      mkfifo(folder + "/pipe.swift", 0o600)
      chmod(folder + "/closed", 0)
      defer { chmod(folder + "/closed", 0o755) }
      let discovery = Discovery.find([folder, folder + "/missing"])
      // The administrator may read everything.
      let isAdministrator = getuid() == 0
      #expect(
        paths(discovery, below: folder)
          == (isAdministrator
            ? ["A.swift", "closed/B.swift", "folder.swift/C.swift"] : ["A.swift", "folder.swift/C.swift"]))
      let texts = discovery.problems.map(\.description)
      #expect(texts.contains("\(folder)/missing: there is no such file: check the path"))
      #expect(
        texts.contains("\(folder)/pipe.swift: is not a regular file and was skipped: exclude or remove it"))
      #expect(
        isAdministrator
          || texts.contains("\(folder)/closed: may not be read: change its permissions or exclude it"))
    }
  }

  @Test func excludes() throws {
    try withFolder { folder in
      try write(["A.swift": "", "Gen/B.swift": "", "Gen/Package.swift": "", "C/D.swift": ""], in: folder)
      let options = Discovery.Options(excludes: [ExcludeSet(folder: folder, patterns: ["Gen", "C/*.swift"])])
      #expect(paths(Discovery.find([folder], options: options), below: folder) == ["A.swift"])
      // What is named is not left out.
      #expect(
        paths(Discovery.find(["\(folder)/C/D.swift"], options: options), below: folder) == ["C/D.swift"])
    }
  }

  @Test func filesBelongToTheOutermostRepository() throws {
    try withFolder { folder in
      try write(
        [
          "a/.git/": "", "a/A.swift": "", "a/sub/.git": "gitdir: x", "a/sub/B.swift": "", "b/.git/": "",
          "b/deep/C.swift": "", "D.swift": "",
        ], in: folder)
      let found = Discovery.find([folder]).files.map { "\(Paths.name($0.path)) \($0.repository)" }
      // The submodule has a place of its own in the list, and no file says so.
      #expect(found == ["D.swift -1", "A.swift 0", "B.swift 0", "C.swift 2"])
    }
  }

  /// An archive of a release, a layer of an image: no `.git`, but the `.gitignore` at the top.
  @Test func treesTakenOutOfGitAreRepositories() throws {
    try withFolder { folder in
      try write(
        [
          "r/.git/": "", "r/.gitignore": "", "r/E.swift": "", "x/.gitignore": "",
          "x/A.swift": "", "x/deep/.gitignore": "", "x/deep/B.swift": "", "y/.gitignore": "", "y/C.swift": "",
          "z/.git/": "", "z/sub/.gitignore": "", "z/sub/F.swift": "",
        ], in: folder)
      func found(_ path: String = "") -> [String] {
        let discovery = Discovery.find([folder + path])
        let names = discovery.repositories.map { Paths.relative($0, to: Paths.resolved(folder)!) ?? "?" }
        return discovery.files.map {
          "\(Paths.name($0.path)) \($0.repository < 0 ? "-" : names[$0.repository])"
        }
      }
      #expect(found() == ["E.swift r", "A.swift x", "B.swift x", "C.swift y", "F.swift z"])
      #expect(found("/x/deep") == ["B.swift x"])
      #expect(found("/x/deep/B.swift") == ["B.swift x"])
      #expect(Discovery.find([folder + "/x/deep"]).hidden != nil)
      #expect(Discovery.find([folder + "/x"]).hidden == nil)
      // What is part of something larger is no tree of its own, but for real repositories.
      for (name, rest) in [
        (".gitignore", "."), ("D.swift", "-"), ("Package.swift", "-"), ("project.yml", "-"),
      ] {
        try write([name: ""], in: folder)
        let own = name.hasSuffix(".swift") ? ["\(name) \(rest)"] : []
        let below = ["E.swift r", "A.swift \(rest)", "B.swift \(rest)", "C.swift \(rest)", "F.swift z"]
        #expect(found() == own + below, "\(name)")
        #expect(found("/y") == ["C.swift \(name == "D.swift" ? "y" : rest)"], "\(name)")
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
  }

  @Test func manifestsAboveUpToTheRepository() throws {
    try withFolder { folder in
      try write(
        [
          "Package.swift": "", "r/.git/": "", "r/project.yml": "", "r/p/Package.swift": "",
          "r/p/S/A.swift": "",
        ],
        in: folder)
      let discovery = Discovery.find(["\(folder)/r/p/S"])
      #expect(
        discovery.manifests.map { Paths.relative($0.path, to: folder) } == [
          "r/p/Package.swift", "r/project.yml",
        ])
      #expect(discovery.repositories == ["\(folder)/r"])
      // Outside of a repository the nearest folder with a manifest is enough.
      try FileManager.default.removeItem(atPath: "\(folder)/r/.git")
      let nearest = Discovery.find(["\(folder)/r/p/S/A.swift"])
      #expect(nearest.manifests.map { Paths.relative($0.path, to: folder) } == ["r/p/Package.swift"])
      let standIn = Discovery.standIn(for: "\(folder)/r/p/S/New.swift")
      #expect(standIn.manifests == nearest.manifests)
      #expect(standIn.files.map(\.realPath) == ["\(folder)/r/p/S/New.swift"])
    }
  }

  /// Workers take folders as they come; the result does not depend on how many there are.
  @Test func theSameWithAnyNumberOfWorkers() throws {
    try withFolder { folder in
      var files: [String: String] = [:]
      for number in 0..<300 { files["f\(number % 17)/g\(number % 7)/h\(number % 3)/F\(number).swift"] = "" }
      try write(files, in: folder)
      let one = Discovery.find([folder], options: .init(workers: 1))
      #expect(one.files.count == 300)
      #expect(one.files.map(\.path) == one.files.map(\.path).sorted(by: String.bytesPrecede))
      for workers in [2, 3, 16] {
        #expect(
          Discovery.find([folder], options: .init(workers: workers)).files.map(\.path)
            == one.files.map(\.path))
      }
    }
  }
}
