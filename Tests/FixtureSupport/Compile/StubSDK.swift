import Foundation

/// `Fixtures/StubSDK`, compiled: names with the availability that Apple documents, and no behaviour.
struct StubSDK {
  let platform: AppleSDKPlatform
  let toolchain: Toolchain
  let standardLibrary: URL

  /// The folder with the modules, built anew when any of their sources has changed.
  func folder() throws -> URL {
    let sources = try platform.stubModules.map { module in
      let files = Repository.files(in: "Fixtures/StubSDK/\(module)", suffix: ".swift")
      guard !files.isEmpty else { throw OracleError("no sources of the stub module \(module)") }
      return (module: module, files: files)
    }
    let contents = try sources.flatMap(\.files).map { try Data(contentsOf: $0) }
    let name = Data(standardLibrary.lastPathComponent.utf8)
    let key = OracleCache.key([name] + contents)
    return try OracleCache.folder("stubs-\(key)-\(platform.rawValue)") { folder in
      for (module, files) in sources { try build(module, from: files, into: folder) }
    }
  }

  private func build(_ module: String, from files: [URL], into folder: URL) throws {
    let result = try toolchain.frontend(
      [
        "-emit-module", "-parse-as-library", "-O", "-swift-version", "5", "-enable-library-evolution",
        "-module-name", module, "-target", platform.triple(platform.oldest), "-I", standardLibrary.path,
        "-I", folder.path, "-disable-implicit-string-processing-module-import",
        "-o", folder.appendingPathComponent("\(module).swiftmodule").path,
      ] + files.map(\.path))
    guard result.succeeded else {
      throw OracleError("cannot build the stub module \(module):\n\(result.errors.prefix(2000))")
    }
  }
}
