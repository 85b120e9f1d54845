import FixtureSupport
import Foundation
import Native
import SwiftSource
import Testing

/// A call site of the inventory is a reference of SwiftSyntax's tree with the name and the labels of the shim, and
/// none is counted twice.
///
/// `CORPUS=DIR swift test --filter CallSiteOracle` takes each folder of a folder for a project of its own.
@Suite("Call site oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct CallSiteOracleTests {
  @Test("Of the sample apps") func sampleApps() throws {
    var counted = 0
    for app in try SampleApp.all() {
      counted += try compare(app.folder.path, [])
    }
    #expect(counted > 20)
  }

  @Test("Of the fixtures of shims", arguments: families) func fixtures(family: String) throws {
    for file in OracleCorpus.swiftFiles(below: Repository.url("Fixtures/Shims/\(family)"))
    where !file.hasSuffix(".after.swift") {
      let folder = try TemporaryFolder()
      _ = try folder.file("A.swift", holding: try String(contentsOfFile: file, encoding: .utf8))
      _ = try compare(folder.url.path, ["--min", "26"])
    }
  }

  @Test(
    "Of the projects in the folder that CORPUS names",
    .enabled(if: OracleCorpus.folder != nil, "CORPUS is not set"))
  func corpus() throws {
    let folder = try #require(OracleCorpus.folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let path = folder.appendingPathComponent(name).path
      print("\(name): \(try compare(path, [])) call sites")
    }
  }

  @Test("The functions of the standard library are known") func standardLibrary() throws {
    let resources = try #require(ToolchainProgram.resources)
    var missing: Set<String> = []
    for module in ["Swift", "_Concurrency"] {
      let paths = OracleCorpus.interfaces(below: resources).filter {
        $0.contains("/\(module).swiftmodule/") && !$0.hasSuffix(".private.swiftinterface")
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: try #require(paths.first)))
      let interface = Interface(SourceText([UInt8](data)))
      for declaration in interface.declarations where declaration.kind == .function {
        let name = interface.name(of: declaration)
        guard name.first?.isLowercase == true else { continue }
        let labels = interface.parameters(of: declaration).map { ($0.label ?? "_") + ":" }
        let title = "\(name)(\(labels.joined()))"
        if !StandardLibraryNames.hasFunction(title) { missing.insert(title) }
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: " "))")
  }

  static let families =
    (try? FileManager.default.contentsOfDirectory(atPath: Repository.url("Fixtures/Shims").path).sorted())
    ?? []

  // MARK: Comparing

  /// - Returns: how many call sites the inventory of a project has.
  private func compare(_ path: String, _ flags: [String]) throws -> Int {
    guard let said = ProjectOnDisk.lint(path, flags + ["--inventory", "--format", "json"]) else { return 0 }
    var shims = try JSONDecoder().decode(Answer.self, from: Data(said.utf8)).shims
    let folder = FileManager.default.currentDirectoryPath
    for shim in shims.indices {
      for site in shims[shim].callSites.indices {
        let shown = shims[shim].callSites[site].path
        if !shown.hasPrefix("/") { shims[shim].callSites[site].path = folder + "/" + shown }
      }
    }
    let paths = Set(shims.flatMap(\.callSites).map(\.path)).sorted()
    let references = try References(of: paths)
    for shim in shims {
      #expect(Set(shim.callSites).count == shim.callSites.count, "'\(shim.name)' counts a place twice")
      for site in shim.callSites {
        let found = references.at(site)
        #expect(
          found.contains { $0.mentions(shim) },
          "\(site.path):\(site.line):\(site.column) is no mention of '\(shim.name)' (\(shim.kind))")
      }
    }
    return Set(shims.flatMap(\.callSites)).count
  }

  private struct Answer: Decodable { var shims: [Shim] }
  fileprivate struct Shim: Decodable {
    var name: String
    var kind: String
    var callSites: [Site]
  }
  fileprivate struct Site: Decodable, Hashable {
    var path: String
    var line: Int
    var column: Int
  }
}

/// A reference of SwiftSyntax's tree.
private struct Reference {
  var name: String
  /// `nil`: nothing is called.
  var labels: [String]?

  func mentions(_ shim: CallSiteOracleTests.Shim) -> Bool {
    // A mirror is used by its cases, a wrapper by the property that leads to it.
    if ["mirror", "namespace", "library"].contains(shim.kind) { return true }
    let base = shim.name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
    guard name == base else { return false }
    guard let open = shim.name.firstIndex(of: "(") else { return true }
    var declared = shim.name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)[...]
    // What follows a call may be for any parameter that takes a closure.
    return labels.map { labels in
      labels.allSatisfy { label in
        if let index = declared.firstIndex(of: label) {
          declared = declared[(index + 1)...]
          return true
        }
        return label == "_" && !declared.isEmpty
      }
    } ?? false
  }
}

/// What SwiftSyntax takes for references in some files.
private struct References {
  private var byFile: [String: [Int: [Reference]]] = [:]
  private var lines: [String: [Int]] = [:]

  init(of paths: [String]) throws {
    let program = FileOracle.reference.program
    let answers = Answers()
    try program.run(on: paths) { paths, output in
      var rest = String(decoding: output, as: UTF8.self).split(separator: "\n")[...]
      for path in paths {
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return }
        var found: [Int: [Reference]] = [:]
        for line in rest.prefix(count) {
          let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
          let labels = fields[2] == "-" ? nil : fields[2].split(separator: ":").map(String.init)
          let name = fields[1].filter { $0 != "`" }
          found[Int(fields[0]) ?? 0, default: []].append(Reference(name: name, labels: labels))
        }
        rest = rest.dropFirst(count)
        answers.add(path, found)
      }
    }
    byFile = answers.all
    for path in paths {
      var starts = [0]
      let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
      lines[path] = starts
    }
  }

  func at(_ site: CallSiteOracleTests.Site) -> [Reference] {
    guard let starts = lines[site.path], starts.indices.contains(site.line - 1) else { return [] }
    return byFile[site.path]?[starts[site.line - 1] + site.column - 1] ?? []
  }

  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [String: [Int: [Reference]]] = [:]

    func add(_ path: String, _ references: [Int: [Reference]]) {
      lock.lock()
      found[path] = references
      lock.unlock()
    }
    var all: [String: [Int: [Reference]]] { found }
  }
}
