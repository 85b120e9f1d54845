/// What the compiler said of a place.
public struct CompilerDiagnostic: Equatable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  public let path: String
  /// From 1.
  public let line: Int
  /// In UTF-8 bytes, from 1.
  public let column: Int
  public let severity: Severity
  public let message: String

  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }

  /// Reads what the compiler prints with `-diagnostic-style llvm`; other lines are excerpts of source.
  static func parse(_ text: String) -> [CompilerDiagnostic] {
    text.split(separator: "\n").compactMap(parse(line:))
  }

  private static func parse(line: Substring) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2])
      else { continue }
      return CompilerDiagnostic(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column, severity: severity,
        message: String(line[mark.upperBound...]))
    }
    return nil
  }
}
