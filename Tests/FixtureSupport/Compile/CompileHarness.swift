import Foundation

/// Type-checks sources for iOS or macOS with availability enforced, on Linux.
///
/// It proves of a migration that the result compiles at the new minimum, and no longer at the old one
/// where native calls took the place of fallbacks.
public struct CompileHarness: Sendable {
  private let toolchain: Toolchain
  private let platform: AppleSDKPlatform
  private let searchPaths: [URL]

  /// Whether it works on this system. It is not needed on macOS, where the real SDK is available. On Linux a missing
  /// toolchain is an error, so that tests fail without it.
  public static var isSupported: Bool { BehaviourHarness.isSupported }

  /// The harness for a platform; builds what it needs the first time, half a minute each.
  public static func harness(for platform: AppleSDKPlatform) throws -> CompileHarness {
    switch platform {
    case .iOS: try iOS.get()
    case .macOS: try macOS.get()
    }
  }

  private static let iOS = Result { try CompileHarness(platform: .iOS) }
  private static let macOS = Result { try CompileHarness(platform: .macOS) }

  private init(platform: AppleSDKPlatform) throws {
    guard let toolchain = Toolchain.current else { throw OracleError("swiftc is not on the search path") }
    self.toolchain = toolchain
    self.platform = platform
    let library = try AppleStandardLibrary(platform: platform, toolchain: toolchain).folder()
    let stubs = try StubSDK(platform: platform, toolchain: toolchain, standardLibrary: library).folder()
    searchPaths = [library, stubs]
  }

  /// What the compiler says of the files, taken as one module built for `minimum` (`15.0`). Without
  /// an entry point of their own, statements at the top level are errors; `isScript` allows them, and
  /// the names of `Fixtures/StubSDK/FixtureNames` without an import.
  public func typecheck(
    _ files: [URL], minimum: String, isScript: Bool = false
  ) throws -> [CompilerDiagnostic] {
    let mode = isScript ? ["-import-module", "FixtureNames"] : ["-parse-as-library"]
    let paths = searchPaths.flatMap { ["-I", $0.path] }
    let flags =
      ["-swift-version", "5", "-module-name", "Sample"] + mode
      + ["-target", platform.triple(minimum), "-diagnostic-style", "llvm"] + paths
      + ["-disable-implicit-string-processing-module-import"]
    // As far as SIL, which finds the missing returns and the variables without a value. Unoptimised
    // code would want a module that there is no interface of.
    var result = try answer(["-emit-sil", "-O", "-o", "/dev/null"] + flags, files)
    // That crashes for what only Apple's own modules could offer, such as an application's entry point.
    if result.status < 0 { result = try answer(["-typecheck", "-O"] + flags, files) }
    let diagnostics = CompilerDiagnostic.parse(result.errors)
    guard result.succeeded || diagnostics.contains(where: { $0.severity == .error }) else {
      throw OracleError("the compiler gave up (\(result.status)):\n\(result.errors.suffix(2000))")
    }
    return diagnostics
  }

  /// What the compiler says, asked once for the same flags and texts.
  private func answer(_ flags: [String], _ files: [URL]) throws -> Subprocess {
    let asked = [toolchain.version] + flags + files.map(\.lastPathComponent)
    let key = OracleCache.key(try asked.map { Data($0.utf8) } + files.map { try Data(contentsOf: $0) })
    return try OracleCache.answer("verdict-\(key)") { try toolchain.frontend(flags + files.map(\.path)) }
  }

  /// The same for texts, each under its path.
  public func typecheck(
    _ texts: [String: String], minimum: String, isScript: Bool = false
  ) throws -> [CompilerDiagnostic] {
    let folder = try TemporaryFolder()
    let files = try texts.sorted { $0.key < $1.key }.map { try folder.file($0.key, holding: $0.value) }
    return try typecheck(files, minimum: minimum, isScript: isScript)
  }

  /// The errors alone, for a text by itself.
  public func errors(in text: String, minimum: String, isScript: Bool = false) throws -> [String] {
    let diagnostics = try typecheck(["Sample.swift": text], minimum: minimum, isScript: isScript)
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}
