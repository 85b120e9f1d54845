import BuildIndex

extension BuildIndex {
  /// The index of `--index-store`; `nil`: it is off.
  static func chosen(
    by arguments: Arguments, _ environment: CommandEnvironment
  ) throws(UsageError) -> BuildIndex? {
    switch arguments.indexStore ?? "auto" {
    case "off": return nil
    case "auto":
      return .ofProject(around: arguments.runPaths, home: environment.variables["HOME"]) { .current }
    case let path:
      do {
        return try at(path, toolchain: .current)
      } catch {
        throw UsageError("--index-store \(path): \(error.explanation)")
      }
    }
  }

  /// For `--verbose`: how far it answered.
  var explanation: String? {
    if let failure { return "names are judged without the build's index: \(failure.explanation)" }
    let (covered, outdated, asked) = coverage
    if asked == 0 { return nil }
    return "the build's index covers \(covered) of \(asked) files with names in question"
      + (outdated == 0 ? "" : "; \(outdated) of them changed after the build")
  }
}

extension BuildIndex.Failure {
  fileprivate var explanation: String {
    switch self {
    case .noStore: "no index store of a build of this project was found"
    case .noLibrary:
      "no toolchain with a libIndexStore that can be opened was found: put its swiftc on PATH, or set TOOLCHAIN_DIR"
    case .unreadable:
      "there is no index store that this toolchain can read: name the folder that a build wrote, such as "
        + ".build/debug/index/store"
    }
  }
}
