import Foundation

/// The standard library for an Apple platform, built from the text that the Linux toolchain ships.
///
/// The interface holds all declarations with their Apple availability. It says in a comment which
/// target it was made for, and the compiler believes it.
struct AppleStandardLibrary {
  let platform: AppleSDKPlatform
  let toolchain: Toolchain

  /// To be raised when what is done here changes, so that no older result is used.
  private static let recipe = "1"

  /// The folder with `Swift.swiftmodule` and `_Concurrency.swiftmodule`: half a minute the first time.
  func folder() throws -> URL {
    let made = [toolchain.version, Self.recipe, OracleCache.root.path]
    let key = OracleCache.key(made.map { Data($0.utf8) })
    return try OracleCache.folder("swift-\(key)-\(platform.rawValue)") { folder in
      try build("Swift", into: folder, editing: Self.editSwift)
      try build("_Concurrency", into: folder, editing: Self.editConcurrency)
    }
  }

  private func build(_ module: String, into folder: URL, editing edit: ([String]) -> [String]) throws {
    let shipped = try String(contentsOf: try self.interface(of: module), encoding: .utf8)
    let lines = Self.retarget(shipped.components(separatedBy: "\n"), to: platform.triple(platform.oldest))
    // Beside the modules the compiler would find it and build it a second time. It has to stay, though:
    // a module whose interface is gone counts as out of date.
    let interface = folder.appendingPathComponent("interfaces/\(module).swiftinterface")
    try FileManager.default.createDirectory(
      at: interface.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(edit(lines).joined(separator: "\n").utf8).write(to: interface)
    let result = try toolchain.frontend([
      "-compile-module-from-interface", "-parse-stdlib", "-module-name", module, "-I", folder.path,
      "-module-cache-path", folder.appendingPathComponent("cache").path, interface.path,
      "-o", folder.appendingPathComponent("\(module).swiftmodule").path,
    ])
    guard result.succeeded else {
      throw OracleError("cannot build \(module) for \(platform):\n\(result.errors.prefix(2000))")
    }
  }

  private func interface(of module: String) throws -> URL {
    let folder = toolchain.resources.appendingPathComponent("linux/\(module).swiftmodule")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let plain = names.filter { $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface") }
    guard let name = plain.min() else { throw OracleError("no interface of \(module) in \(folder.path)") }
    return folder.appendingPathComponent(name)
  }

  private static func retarget(_ lines: [String], to triple: String) -> [String] {
    lines.map { line in
      guard line.hasPrefix("// swift-module-flags:") else { return line }
      var words = line.components(separatedBy: " ")
      if let flag = words.firstIndex(of: "-target"), flag + 1 < words.count { words[flag + 1] = triple }
      return words.joined(separator: " ")
    }
  }

  /// Takes out what refers to declarations that only exist on Linux or only on Apple platforms: a
  /// back deployment without a body, and two bodies for a type that arm64 has not.
  private static func editSwift(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines {
      if line.contains("_diagnoseUnavailableCodeReached() -> Swift.Never") {
        let start = max(0, kept.count - 3)
        kept = kept[..<start] + kept[start...].filter { !$0.hasPrefix("@backDeployed") }
      }
      let isLinuxOnly = line.contains("= _stdlib_remainderl(") || line.contains("= _stdlib_squareRootl(")
      kept.append(isLinuxOnly ? "fatalError()" : line)
    }
    return kept
  }

  /// The Linux build of this module dropped the bodies of back deployed functions, and does not keep
  /// to Apple's availability within itself. What it offers to others is judged all the same.
  private static func editConcurrency(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("@backDeployed(") { return nil }
      guard line.hasPrefix("// swift-module-flags:") else { return line }
      return line + " -disable-availability-checking"
    }
  }
}
