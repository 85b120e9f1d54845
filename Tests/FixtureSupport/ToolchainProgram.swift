import Foundation

/// A program that is compiled against the toolchain's own SwiftSyntax at first use, and run on batches of files: the
/// reference for what we read.
///
/// It reads paths from standard input, one on each line, and writes its answers to standard output.
public struct ToolchainProgram: Sendable {
  private let name: String
  private let sources: [URL]
  private let libraries: [String]

  /// - Parameter sources: one of them has a type marked `@main`.
  public init(name: String, sources: [URL], libraries: [String]) {
    self.name = name
    self.sources = sources
    self.libraries = libraries
  }

  /// Whether the toolchain contains SwiftSyntax with its lexer's interface. Apple's toolchains may not; others do, so
  /// that tests fail without it.
  public static var isAvailable: Bool {
    #if os(macOS)
      hostLibraries != nil
    #else
      true
    #endif
  }
  public static let unavailability = "this toolchain has no SwiftSyntax to compare with"

  /// The toolchain's `runtimeResourcePath`: `…/usr/lib/swift`.
  public static let resources: URL? = {
    guard let text = try? capture(["swiftc", "-print-target-info"], input: nil),
      let object = try? JSONSerialization.jsonObject(with: text) as? [String: Any],
      let paths = object["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    return URL(fileURLWithPath: resources)
  }()

  private static let hostLibraries: URL? = {
    guard let host = resources?.appendingPathComponent("host") else { return nil }
    let interfaces = host.appendingPathComponent("SwiftParser.swiftmodule").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: interfaces)) ?? []
    return files.contains { $0.hasSuffix(".private.swiftinterface") } ? host : nil
  }()

  /// The first line of `swiftc --version`, for reports.
  public static let toolchain =
    (try? capture(["swiftc", "--version"], input: nil)).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    } ?? "unknown toolchain"

  private static let compiling = NSLock()

  /// The compiled program, cached in `.build/oracles`.
  public func executable() throws -> URL {
    Self.compiling.lock()
    defer { Self.compiling.unlock() }
    guard let host = Self.hostLibraries else { throw ToolchainProgramError(Self.unavailability) }
    let text = try sources.reduce(Data()) { try $0 + Data(contentsOf: $1) }
    let key = Self.hash(text + Data((Self.toolchain + host.path).utf8))
    let folder = Repository.url(".build/oracles")
    let program = folder.appendingPathComponent("\(name)-\(key)")
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Written under another name first, so that an existing program is complete.
    let unfinished = folder.appendingPathComponent("\(name)-\(UUID().uuidString)")
    _ = try Self.capture(
      [
        "swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-I",
        host.path, "-L", host.path,
        "-Xlinker", "-rpath", "-Xlinker", host.path,
      ] + libraries.map { "-l" + $0 } + sources.map(\.path) + ["-o", unfinished.path], input: nil)
    try FileManager.default.moveItem(at: unfinished, to: program)
    return program
  }

  /// Runs the program on all files, `batch` at a time and two in parallel. Calls `body` with the output for each batch,
  /// in any order and from several threads.
  public func run(
    on paths: [String], batch: Int = 200,
    _ body: @escaping @Sendable (ArraySlice<String>, Data) throws -> Void
  ) throws {
    let program = try executable()
    let batches = stride(from: 0, to: paths.count, by: batch).map {
      paths[$0..<min($0 + batch, paths.count)]
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    let failures = Failures()
    for batch in batches {
      queue.addOperation {
        do {
          let input = Data((batch.joined(separator: "\n") + "\n").utf8)
          try body(batch, Self.capture([program.path], input: input))
        } catch {
          failures.add(error)
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    if let failure = failures.first { throw failure }
  }

  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []

    func add(_ error: any Error) {
      lock.lock()
      errors.append(error)
      lock.unlock()
    }
    var first: (any Error)? { errors.first }
  }

  /// The standard output of a command, which must succeed.
  private static func capture(_ arguments: [String], input: Data?) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    // Input from a file: with a pipe, both sides could wait for each other.
    let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    if let input {
      try input.write(to: inputFile)
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
    }
    defer { if input != nil { try? FileManager.default.removeItem(at: inputFile) } }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolchainProgramError("'\(arguments[0])' ended with status \(process.terminationStatus)")
    }
    return data
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ data: Data) -> String {
    let value = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}

public struct ToolchainProgramError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
