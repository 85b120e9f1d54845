/// `-`: one file from standard input, for editors and hooks.
extension Arguments {
  /// Whether standard input is judged.
  var standsIn: Bool { standardInputName != nil }

  /// The paths of a run, including the file that standard input stands for.
  var runPaths: [String] { standardInputName.map { [$0] } ?? paths }

  /// `-` and `--stdin-path` require each other and exclude other paths.
  func checkStandardInput() throws(UsageError) {
    let dashes = paths.count { $0 == "-" }
    guard dashes > 0 || standsIn else { return }
    guard let name = standardInputName else {
      throw UsageError("- is standard input: name its file with --stdin-path NAME")
    }
    guard dashes > 0 else {
      throw UsageError("--stdin-path names the file of standard input: add - as the path to judge")
    }
    guard paths.count == 1 else {
      throw UsageError("- is judged by itself: leave out the other paths")
    }
    guard !name.hasSuffix("/"), name != ".", name != ".." else {
      throw UsageError("--stdin-path \(name) is a folder: name a file in it")
    }
  }
}
