import Foundation

/// Asks the toolchain's compiler what it makes of a few declarations. They are compiled as the standard
/// library of a platform whose SDK we do not have, with just what availability conditions need.
enum CompilerProbe {
  static let prelude = """
    precedencegroup AssignmentPrecedence { assignment: true }
    @frozen public struct Bool { @usableFromInline var _value: Builtin.Int1
      @_transparent public init(_ value: Builtin.Int1) { self._value = value }
      @_transparent public init(_builtinBooleanLiteral value: Builtin.Int1) { self._value = value } }
    @_semantics("availability.osversion") @_silgen_name("compare")
    public func _stdlib_isOSVersionAtLeast(
      _: Builtin.Word, _: Builtin.Word, _: Builtin.Word) -> Builtin.Int1
    @_semantics("availability.osversion") @_silgen_name("compareVariant")
    public func _stdlib_isVariantOSVersionAtLeast(
      _: Builtin.Word, _: Builtin.Word, _: Builtin.Word) -> Builtin.Int1
    @_silgen_name("yes") func yes()
    @_silgen_name("no") func no()

    """

  struct Output {
    var status: Int32
    var diagnostics: [Diagnostic]
    /// All that it said.
    var text: String
    /// What `-o` received.
    var result: Data
  }

  struct Diagnostic: Hashable {
    /// Of the source given, without the prelude, from 0; negative: elsewhere.
    var line: Int
    /// `error`, `warning` or `note`
    var severity: String
    var message: String
  }

  /// Compiles each line after the prelude.
  static func compile(_ lines: [String], mode: [String], target: AppleTarget, arguments: [String] = []) throws
    -> Output
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("backport-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("oracle.swift")
    let result = folder.appendingPathComponent("oracle.sil")
    try Data((prelude + lines.joined(separator: "\n") + "\n").utf8).write(to: source)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend"] + mode + [
        "-parse-stdlib", "-module-name", "Swift", "-swift-version", "6", "-diagnostic-style=llvm", "-O",
        "-enable-experimental-feature", "AnyAppleOSAvailability",
        source.path, "-o", result.path,
      ] + target.compilerArguments + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return Output(
      status: process.terminationStatus,
      diagnostics: diagnostics(in: text, file: source.lastPathComponent), text: text,
      result: (try? Data(contentsOf: result)) ?? Data())
  }

  /// `…/oracle.swift:12:34: error: …`
  private static func diagnostics(in text: String, file: String) -> [Diagnostic] {
    let preludeLines = prelude.utf8.count { $0 == UInt8(ascii: "\n") }
    return text.components(separatedBy: "\n").compactMap { line in
      guard let range = line.range(of: "\(file):") else { return nil }
      let parts = line[range.upperBound...].split(
        separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let number = Int(parts[0]) else { return nil }
      return Diagnostic(
        line: number - preludeLines - 1, severity: parts[2].trimmingCharacters(in: .whitespaces),
        message: parts[3].trimmingCharacters(in: .whitespaces))
    }
  }
}

/// Runs the work for each element on all cores; in the elements' order.
func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ work: @Sendable @escaping (Element) throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    for (index, element) in elements.enumerated() {
      group.addTask { (index, try work(element)) }
    }
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    for try await (index, result) in group { results[index] = result }
    return results.compactMap { $0 }
  }
}
