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
        let reason =
          switch error {
          case .noLibrary:
            "no toolchain with libIndexStore was found: put its swiftc on PATH, or set TOOLCHAIN_DIR"
          case .unreadable:
            "there is no index store that this toolchain can read: name the folder that a build wrote, such as "
              + ".build/debug/index/store"
          }
        throw UsageError("--index-store \(path): \(reason)")
      }
    }
  }

  /// For `--verbose`: how far it answered.
  var explanation: String? {
    let (covered, asked) = coverage
    if asked == 0 { return nil }
    return "the build's index covers \(covered) of \(asked) files with names in question"
  }
}
