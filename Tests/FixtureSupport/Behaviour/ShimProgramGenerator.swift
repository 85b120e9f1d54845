import Foundation

/// Writes projects full of shims and their uses, which compile and run on Linux with a module that stands for the
/// system.
///
/// A project is a list of cases. Each has files, names and random numbers of its own, so that one says nothing of
/// another and what goes wrong belongs to one of them.
public struct ShimProgramGenerator: Sendable {
  /// One case of a program.
  public struct Case: Sendable {
    /// Unique among all programs: it is also the seed of what was chosen.
    public let number: UInt64
    /// The name of the rule that it was written by.
    public let kind: String
    /// Its files, some of them in the library.
    public let files: [String: String]
    /// A declaration that nothing may take away.
    let staying: String?

    public var name: String { "case\(number)" }
  }

  private let grammar: ShimGrammar

  public init(grammar: ShimGrammar = .standard) {
    self.grammar = grammar
  }

  /// The cases of these numbers. Those of a kind follow each other in the order of the numbers.
  public func cases(_ numbers: some Sequence<UInt64>) -> [Case] { numbers.map(aCase) }

  private func aCase(_ number: UInt64) -> Case {
    let kind = grammar.kinds[Int(number % UInt64(grammar.kinds.count))]
    let system = nativeModule(of: number)
    var expansion = ShimExpansion(grammar, seed: number, values: ["n": String(number), "system": system])
    let text = expansion.expand(rule: kind)
    return Case(
      number: number, kind: String(kind.dropFirst(ShimGrammar.casePrefix.count)),
      files: Self.files(of: text, number: number, system: system), staying: expansion.values["stays"])
  }

  /// One for the whole program, which holds a case of each kind.
  private func nativeModule(of number: UInt64) -> String {
    number / UInt64(grammar.kinds.count) % 2 == 0 ? "Native" : "SwiftUI"
  }

  /// The sections of a case, each with the imports that it needs.
  private static func files(of text: String, number: UInt64, system: String) -> [String: String] {
    var files: [String: String] = [:]
    for section in text.components(separatedBy: ShimFixture.fileMark).dropFirst() {
      guard let end = section.firstIndex(of: "\n") else { continue }
      let name = section[..<end]
      let isLibrary = name.hasPrefix(ProgramProject.libraryFolder)
      let path =
        isLibrary
        ? "\(ProgramProject.libraryFolder)Case\(number)-\(name.dropFirst(ProgramProject.libraryFolder.count))"
        : "Case\(number)-\(name)"
      let imports = "import \(system)\n" + (isLibrary ? "" : "import \(ProgramProject.libraryModule)\n")
      let lines = section[end...].split(separator: "\n", omittingEmptySubsequences: false)
      var body = lines.dropFirst().map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
      while body.last == "" { body.removeLast() }
      files[path] = imports + "\n" + body.joined(separator: "\n") + "\n"
    }
    return files
  }

  /// The program of these cases: its files, and the module that stands for the system.
  public func program(of cases: [Case]) throws -> ProgramProject {
    var files: [String: String] = [:]
    for aCase in cases { files.merge(aCase.files) { first, _ in first } }
    // What is printed before a crash must be seen.
    let start = "import Glibc\nsetvbuf(stdout, nil, Int32(_IONBF), 0)\n"
    files["main.swift"] = cases.reduce(start) { $0 + "print(\"== \($1.name)\")\n\($1.name)()\n" }
    files["\(ProgramProject.libraryFolder)Library.swift"] = "public let library = \"library\"\n"
    var program = ProgramProject(files)
    program.nativeModule = nativeModule(of: cases.first?.number ?? 0)
    program.native["Native.swift"] = try String(
      contentsOf: Repository.url("Fixtures/ShimPrograms/Native.swift"), encoding: .utf8)
    return program
  }
}
