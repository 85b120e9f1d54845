import Foundation

/// The programs that the benchmark compares with, and where they come from.
enum Peers {
  static func ripgrep(_ folder: String) -> MeasuredCommand {
    MeasuredCommand(
      name: "ripgrep",
      arguments: ["rg", "-c", "--no-ignore", "-tswift", "available|backport", folder])
  }

  static func astGrep(_ folder: String) -> MeasuredCommand {
    MeasuredCommand(
      name: "ast-grep",
      arguments: ["ast-grep", "run", "--lang", "swift", "-k", "availability_condition", folder])
  }

  /// SwiftSyntax's parser over the files named in a list, one core.
  static func swiftSyntax(list: URL) throws -> MeasuredCommand {
    let program = try compileSwiftSyntaxParse()
    return MeasuredCommand(
      name: "SwiftSyntax parse",
      arguments: ["sh", "-c", "exec \"$0\" < \"$1\"", program.path, list.path])
  }

  /// Seconds and bytes of SwiftSyntax's parser alone, without reading the files.
  static func swiftSyntaxThroughput(list: URL) throws -> (seconds: Double, bytes: Int) {
    let program = try compileSwiftSyntaxParse()
    let output = try capture(["sh", "-c", "exec \"$0\" < \"$1\"", program.path, list.path])
    let words = output.split(separator: " ")
    guard words.count == 3, let seconds = Double(words[0]), let bytes = Int(words[1]) else {
      throw BenchmarkError("the SwiftSyntax program printed '\(output)'")
    }
    return (seconds, bytes)
  }

  private static func compileSwiftSyntaxParse() throws -> URL {
    let information = Data(try capture(["swiftc", "-print-target-info"]).utf8)
    let object = try JSONSerialization.jsonObject(with: information) as? [String: Any]
    guard let paths = object?["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { throw BenchmarkError("swiftc does not say where its libraries lie") }
    let host = resources + "/host"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backport-benchmark")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("SwiftSyntaxParse.swift")
    let program = folder.appendingPathComponent("swift-syntax-parse")
    let text = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SwiftSyntaxParse.swift.txt")
    try Data(contentsOf: text).write(to: source)
    _ = try capture([
      "swiftc", "-O", "-swift-version", "5", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser",
      "-Xlinker", "-rpath", "-Xlinker", host, source.path, "-o", program.path,
    ])
    return program
  }

  /// Standard output of a command that has to succeed.
  private static func capture(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("'\(arguments[0])' failed with exit code \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
