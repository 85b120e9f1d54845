import FixtureSupport
import Foundation
import SwiftSource

/// A comparison of what we and SwiftSyntax say about files.
protocol OracleComparison: Sendable {
  associatedtype Answer

  init()

  /// The oracle's answer for each file, from its output; `nil` when it could not read the file.
  static func answers(in output: Data) -> [Answer?]

  /// Compares one file.
  mutating func add(path: String, text: SourceText, answer: Answer)

  /// Adds the result of other files.
  mutating func add(_ other: Self)

  var files: Int { get }
  var differences: Int { get }
  var report: String { get }
}

/// A program in `Oracle/` that prints what SwiftSyntax says about files.
enum FileOracle: String {
  case lexing = "Lexing"
  case structure = "Structure"
  case expressions = "Expressions"
  case interface = "Interface"
  case reference = "Reference"

  var program: ToolchainProgram {
    let folder = Repository.url("Tests/OracleTests/Oracle")
    let sources = OracleCorpus.swiftFiles(below: folder.appendingPathComponent(rawValue))
    return ToolchainProgram(
      name: rawValue,
      sources: sources.map { URL(fileURLWithPath: $0) } + [
        folder.appendingPathComponent("OracleOutput.swift")
      ],
      libraries: ["SwiftSyntax", "SwiftParser"] + furtherLibraries)
  }

  private var furtherLibraries: [String] {
    switch self {
    case .interface: ["SwiftIfConfig"]
    case .expressions: ["SwiftOperators"]
    case .lexing, .structure, .reference: []
    }
  }

  /// Compares all files, `batch` at a time.
  func compare<Comparison: OracleComparison>(
    _ paths: [String], batch: Int = 200, as _: Comparison.Type = Comparison.self
  ) throws -> Comparison {
    let total = Total<Comparison>()
    try program.run(on: paths, batch: batch) { paths, output in
      let answers = Comparison.answers(in: output)
      guard answers.count == paths.count else {
        throw MissingAnswers(asked: paths.count, answered: answers.count)
      }
      var comparison = Comparison()
      for (path, answer) in zip(paths, answers) {
        guard let answer, let data = FileManager.default.contents(atPath: path) else { continue }
        comparison.add(path: path, text: SourceText([UInt8](data)), answer: answer)
      }
      total.add(comparison)
    }
    return total.value
  }

  private final class Total<Comparison: OracleComparison>: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value = Comparison()

    func add(_ comparison: Comparison) { lock.withLock { value.add(comparison) } }
  }

  private struct MissingAnswers: Error {
    let asked: Int
    let answered: Int
  }
}
