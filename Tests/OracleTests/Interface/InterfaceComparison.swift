import Foundation
import Native

/// The differences between what our reader and SwiftSyntax say of interfaces.
struct InterfaceComparison {
  private(set) var files = 0
  private(set) var declarations = 0
  private(set) var differences = 0
  private var examples: [String] = []

  /// The oracle's lines of each file; `nil` where it could not read one.
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

  mutating func add(path: String, _ interface: Interface, _ theirs: [String]) {
    let ours = InterfaceFact.lines(of: interface)
    files += 1
    declarations += theirs.count
    // Both in source order; imports stand first on our side.
    let isImport = { (line: String) in line.hasPrefix("import\t") }
    let ordered = theirs.filter(isImport) + theirs.filter { !isImport($0) }
    for difference in ordered.difference(from: ours) {
      differences += 1
      guard examples.count < 40 else { continue }
      switch difference {
      case .insert(_, let line, _): examples.append("\(path): only SwiftSyntax's: \(line)")
      case .remove(_, let line, _): examples.append("\(path): only ours: \(line)")
      }
    }
  }

  var report: String {
    (examples + ["\(files) files, \(declarations) declarations, \(differences) differences"])
      .joined(separator: "\n")
  }

  final class Locked: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var value = InterfaceComparison()

    func add(path: String, _ interface: Interface, _ lines: [String]) {
      lock.withLock { value.add(path: path, interface, lines) }
    }
  }
}
