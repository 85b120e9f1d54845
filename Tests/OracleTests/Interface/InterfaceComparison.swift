import Foundation
import Native
import SwiftSource

/// The differences between our reader and SwiftSyntax's tree on interfaces.
struct InterfaceComparison: OracleComparison {
  private(set) var files = 0
  private(set) var declarations = 0
  private(set) var differences = 0
  private var examples: [String] = []

  /// The oracle's lines for each file; `nil` when it could not read the file.
  static func answers(in output: Data) -> [[String]?] {
    var answers: [[String]?] = []
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) {
      if line == "unreadable" {
        answers.append(nil)
      } else if line == "file" {
        answers.append([])
      } else {
        answers[answers.count - 1]?.append(line)
      }
    }
    return answers
  }

  mutating func add(path: String, text: SourceText, answer: [String]) {
    let ours = InterfaceFact.lines(of: Interface(text))
    files += 1
    declarations += answer.count
    // Both in source order; imports stand first on our side.
    let isImport = { (line: String) in line.hasPrefix("import\t") }
    let ordered = answer.filter(isImport) + answer.filter { !isImport($0) }
    for difference in ordered.difference(from: ours) {
      differences += 1
      guard examples.count < FileTally.maximumExamples else { continue }
      switch difference {
      case .insert(_, let line, _): examples.append("\(path): only SwiftSyntax's: \(line)")
      case .remove(_, let line, _): examples.append("\(path): only ours: \(line)")
      }
    }
  }

  mutating func add(_ other: InterfaceComparison) {
    files += other.files
    declarations += other.declarations
    differences += other.differences
    examples = Array((examples + other.examples).prefix(FileTally.maximumExamples))
  }

  var report: String {
    (examples + ["\(files) files, \(declarations) declarations, \(differences) differences"])
      .joined(separator: "\n")
  }
}
