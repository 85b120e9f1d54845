import BuildIndex
import FixtureSupport
import Foundation
import SwiftSource
import Testing

/// The answers of an index that the compiler wrote, and of stores that are not what they should be.
@Suite(.enabled(if: Toolchain.current != nil, "there is no compiler"))
struct BuildIndexTests {
  private static let declarations = """
    struct Letter {
      func text() -> String { "letter" }
    }
    extension Int {
      func text() -> String { String(self) }
      #if NEVER
        func other() -> String { text() }
      #endif
    }
    typealias Number = Int
    extension Number {
      static let large = 9
      var isLarge: Bool { self > Self.large }
    }

    """
  private static let kin = """
    protocol Readable {
      associatedtype Sign
      var length: Int { get }
    }
    class Page: Readable {
      enum Sign {}
      enum Mark {}
      var length: Int { 1 }
      var width: Int { length }
      func turn() {}
    }
    final class Cover: Page {
      override func turn() {}
      func open() {}
    }
    struct Sheet { func length(of line: Int) {} }
    extension Sheet: Equatable { static func == (a: Sheet, b: Sheet) -> Bool { true } }

    """
  private static let uses = """
    func make() -> Int { 3 }
    func texts(_ letter: Letter) -> [String] { [letter.text(), make().text()] }

    """

  /// A project of three files, and the store that its build wrote.
  private struct Built {
    let folder: TemporaryFolder
    let declarations: URL
    let uses: URL
    let kin: URL
    var store: URL { folder.url.appendingPathComponent("store") }

    init() throws {
      folder = try TemporaryFolder()
      declarations = try folder.file("Declarations.swift", holding: BuildIndexTests.declarations)
      uses = try folder.file("Uses.swift", holding: BuildIndexTests.uses)
      kin = try folder.file("Kin.swift", holding: BuildIndexTests.kin)
      let files = [declarations, uses, kin].map(\.path)
      let map = try folder.file(
        "map.json",
        holding: "{"
          + files.map { "\"\($0)\": { \"object\": \"\($0.dropLast(6)).o\" }" }.joined(separator: ",") + "}")
      let answer = try Subprocess.run(
        Toolchain.current!.swiftc,
        [
          "-c", "-module-name", "Letters", "-index-store-path", store.path, "-output-file-map", map.path,
        ] + files)
      try #require(answer.succeeded, "\(answer.errors)")
    }

    var index: BuildIndex { get throws { try BuildIndex.at(store.path, toolchain: .current) } }

    /// The files of the store, by what their folders are called.
    func files(of kind: String) throws -> [URL] {
      try FileManager.default.subpathsOfDirectory(atPath: store.path).map(store.appendingPathComponent).filter
      {
        $0.path.contains("/\(kind)/") && !$0.hasDirectoryPath
      }.filter { (try? Data(contentsOf: $0)) != nil }
    }
  }

  private func symbols(_ text: String, _ number: Int = 0, in file: URL, _ index: BuildIndex) throws -> Set<
    String
  >? {
    let source = SourceText(Array(try Data(contentsOf: file)))
    return symbols(text, number, of: source, in: file, index)
  }

  private func symbols(
    _ text: String, _ number: Int = 0, of source: SourceText, in file: URL, _ index: BuildIndex
  ) -> Set<String>? {
    let bytes = Array(text.utf8)
    let offsets = source.bytes.indices.filter { source.bytes[$0...].starts(with: bytes) }
    return index.symbols(at: offsets[number], in: source, ofFile: file.path)
  }

  @Test func namesMeanWhatTheCompilerFound() throws {
    let built = try Built()
    let index = try built.index
    let ofLetter = try #require(try symbols("text", 0, in: built.declarations, index))
    let ofNumber = try #require(try symbols("text", 1, in: built.declarations, index))
    #expect(ofLetter.isDisjoint(with: ofNumber))
    // "texts", ".text", ".text".
    #expect(try symbols("text", 1, in: built.uses, index) == ofLetter)
    #expect(try symbols("text", 2, in: built.uses, index) == ofNumber)
    #expect(try symbols("text", 2, in: built.declarations, index) == nil, "it was not compiled")
    // The extension of a type alias and `Self` have the name of the type.
    #expect(try symbols("isLarge", in: built.declarations, index)?.isEmpty == false)
    #expect(index.coverage == (2, 0, 2))
  }

  @Test func itTellsOverridesAndWitnesses() throws {
    let built = try Built()
    let index = try built.index
    let text = SourceText(Self.kin)
    func isOverride(_ declaration: String) -> Bool? {
      let offset = text.bytes.indices.first { text.bytes[$0...].starts(with: declaration.utf8) }!
      let name = offset + declaration.utf8.count - declaration.utf8.reversed().prefix { $0 != 0x20 }.count
      return index.isOverride(at: name, in: text, ofFile: built.kin.path)
    }
    #expect(isOverride("enum Sign") == true)
    #expect(isOverride("enum Mark") == false)
    #expect(isOverride("var length: Int { 1") == nil, "no name begins there")
    #expect(isOverride("override func turn") == true)
    #expect(isOverride("func open") == false)
    #expect(isOverride("var width") == false)
    #expect(isOverride("func length") == false)
    #expect(isOverride("static func ==") == true)
    let witness = text.bytes.indices.first { text.bytes[$0...].starts(with: "length: Int { 1".utf8) }!
    #expect(index.isOverride(at: witness, in: text, ofFile: built.kin.path) == true)
  }

  @Test func linesThatWereEditedAreNotAnswered() throws {
    let built = try Built()
    let index = try built.index
    let text = SourceText(Self.uses)
    let make = try symbols("make", in: built.uses, index)
    #expect(make != nil)
    let moved = text.edited(by: [Edit(0..<0, replacement: "// A comment.\n\nfunc make() -> Int { 3 }\n")])
    #expect(symbols("make", 0, of: moved, in: built.uses, index) == nil, "it is new")
    #expect(symbols("make", 1, of: moved, in: built.uses, index) == make)
    let indented = moved.edited(by: [
      Edit(moved.rangeOfLine(4).lowerBound..<moved.rangeOfLine(4).lowerBound, replacement: "  ")
    ])
    #expect(symbols("make", 1, of: indented, in: built.uses, index) == make)
    let line = indented.rangeOfLine(4)
    let edited = indented.edited(by: [Edit(line.upperBound - 3..<line.upperBound - 2, replacement: "4")])
    #expect(symbols("make", 1, of: edited, in: built.uses, index) == nil)
    #expect(symbols("make", 2, of: edited, in: built.uses, index) == make)
    #expect(
      symbols("make", of: SourceText("\n" + Self.uses), in: built.uses, index) == nil, "it is another text")
  }

  @Test func aNewerFileIsNotAnswered() throws {
    let built = try Built()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: built.uses.path)
    let index = try built.index
    #expect(try symbols("make", in: built.uses, index) == nil)
    #expect(index.coverage == (0, 1, 1))
  }

  @Test func otherContentsAreNotAnswered() throws {
    let built = try Built()
    try Data("// Moved.\n\(Self.uses)".utf8).write(to: built.uses)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: built.uses.path)
    #expect(try symbols("make", in: built.uses, try built.index) == nil)
  }

  @Test func theStoreOfAnotherProjectIsNotAnswered() throws {
    let built = try Built()
    let other = try TemporaryFolder()
    let file = try other.file("Uses.swift", holding: Self.uses)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    #expect(try symbols("make", in: file, try built.index) == nil)
  }

  @Test(arguments: ["units", "records"]) func truncatedFilesAreNotAnswered(kind: String) throws {
    let built = try Built()
    for length in [0, 1, 7, 40, 200] {
      for file in try built.files(of: kind) {
        let data = try Data(contentsOf: file)
        try data.prefix(min(length, data.count / 2)).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
      }
      let index = try built.index
      #expect(try symbols("make", in: built.uses, index) == nil)
      #expect(try symbols("text", in: built.declarations, index) == nil)
    }
  }

  @Test func whatIsNoStoreIsRefused() throws {
    let built = try Built()
    #expect(throws: BuildIndex.Failure.unreadable) {
      try BuildIndex.at("/does/not/exist", toolchain: .current)
    }
    let file = try built.folder.file("store.txt", holding: "no store")
    #expect(throws: BuildIndex.Failure.unreadable) { try BuildIndex.at(file.path, toolchain: .current) }
    // A store of a later format lies in a folder of its own, which this library does not look into.
    let names = try FileManager.default.contentsOfDirectory(atPath: built.store.path)
    for name in names {
      try FileManager.default.moveItem(
        at: built.store.appendingPathComponent(name), to: built.store.appendingPathComponent("v99"))
    }
    #expect(throws: BuildIndex.Failure.unreadable) {
      try BuildIndex.at(built.store.path, toolchain: .current)
    }
    let none = ToolchainFolders(
      searchPath: "/does/not/exist", toolchain: nil, developerFolder: "/does/not/exist")
    #expect(throws: BuildIndex.Failure.noLibrary) { try BuildIndex.at(built.store.path, toolchain: none) }
  }
}
