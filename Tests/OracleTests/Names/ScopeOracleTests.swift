import FixtureSupport
import Foundation
import SwiftSource
import Testing

/// What a bare name means is what the compiler takes it for: its syntax tree, once type-checked, says for each use
/// where the declaration stands.
@Suite("Scope oracle", .enabled(if: ToolchainProgram.isAvailable, "\(ToolchainProgram.unavailability)"))
struct ScopeOracleTests {
  @Test("Names mean what the compiler says", arguments: paths)
  func names(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = SyntaxTree(text)
    let scopes = Scopes(tree)
    let lines = LinePlaces(text)
    var compared = 0
    for use in try CompilerReferences.references(in: path) {
      guard let start = lines.offset(of: use.place), let declared = lines.offset(of: use.declaration) else {
        continue
      }
      let token = tree.tokenIndex(at: start)
      guard tree.tokens[token].kind == .identifier, token == 0 || tree.tokens[token - 1].kind != .period,
        tree.text(ofToken: token) == use.name
      else { continue }
      let bindings = scopes.bindings(of: use.name, at: token)
      // Overloads of one block, and functions of several, are told apart by types.
      let mayBeSeveral = bindings.first.map {
        $0.kind == .function || $0.node.ancestors.contains { $0.kind == .ifConfig }
      }
      let candidates = bindings.prefix(mayBeSeveral == true ? bindings.count : 1)
      let found = candidates.map { binding in
        // The compiler gives the place of the block for what nothing is written for.
        let block = binding.kind == .implicit && binding.node.kind == .catchClause ? binding.node.body : nil
        return block?.range.lowerBound ?? Int(tree.tokens[binding.token].start)
      }
      #expect(
        found.contains(declared),
        "\(use.place.line):\(use.place.column) '\(use.name)' is declared in line \(use.declaration.line), not in \(found.map { tree.text.position(of: $0).line })"
      )
      compared += 1
    }
    #expect(compared > 0)
  }

  static let paths = ["Fixtures/Names", "Fixtures/Behaviour"].flatMap {
    OracleCorpus.swiftFiles(below: Repository.url($0))
  }
}

/// Where a name stands, and where what it means is declared.
private struct CompilerReference {
  struct Place { var line: Int, column: Int }
  var name: String
  var place: Place
  var declaration: Place
}

private enum CompilerReferences {
  /// The bare names of a file, as the compiler's dump of its tree has them.
  static func references(in path: String) throws -> [CompilerReference] {
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-frontend", "-dump-ast", "-parse-as-library", path])
    let output = run.output.isEmpty ? run.errors : run.output
    let file = URL(fileURLWithPath: path).lastPathComponent
    return output.split(separator: "\n").compactMap { reference($0, file: file) }
  }

  /// `declref_expr type="Int" location=/a.swift:2:37 … decl="a.(file).S.f(size:).size@/a.swift:2:9" …`
  private static func reference(_ line: Substring, file: String) -> CompilerReference? {
    guard line.contains("declref_expr ") || line.contains("member_ref_expr "),
      !line.contains("_expr implicit"),
      let place = line.range(of: " location=").flatMap({ numbers(line[$0.upperBound...], file: file) }),
      let start = line.range(of: " decl=\""),
      let path = line[start.upperBound...].split(separator: "\"").first,
      let at = path.range(of: "@"), let declaration = numbers(path[at.upperBound...], file: file),
      let last = path[..<at.lowerBound].split(separator: ".").last
    else { return nil }
    return CompilerReference(
      name: String(last.prefix { $0 != "(" && $0 != " " }), place: place, declaration: declaration)
  }

  private static func numbers(_ text: Substring, file: String) -> CompilerReference.Place? {
    guard let end = text.range(of: file + ":") else { return nil }
    let parts = text[end.upperBound...].split(separator: ":", maxSplits: 2)
    guard parts.count > 1, let line = Int(parts[0]), let column = Int(parts[1].prefix { $0.isNumber }) else {
      return nil
    }
    return .init(line: line, column: column)
  }
}

/// From lines and columns to offsets.
private struct LinePlaces {
  private var starts = [0]

  init(_ text: String) {
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  func offset(of place: CompilerReference.Place) -> Int? {
    starts.indices.contains(place.line - 1) ? starts[place.line - 1] + place.column - 1 : nil
  }
}
