import Native
import SystemCalls

/// The SDK of the selected Xcode on a Mac. Its index is cached in the user's cache folder.
public struct ActiveSDK: Sendable {
  /// Runs a program and returns its output; `nil`: it failed or could not be run.
  var run: @Sendable ([String]) -> String?
  /// The cache folder; `nil`: no cache.
  var caches: String?
  /// The version of this tool. Other versions may write other indexes.
  var toolVersion: String

  public init(home: String?, toolVersion: String) {
    self.init(
      run: { arguments in
        guard let answer = ChildProcess.answer(to: arguments), answer.status.isSuccess else { return nil }
        let text = String(decoding: answer.output, as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init)
      },
      caches: home.map { $0 + "/Library/Caches/backport" }, toolVersion: toolVersion)
  }

  init(run: @escaping @Sendable ([String]) -> String?, caches: String?, toolVersion: String) {
    self.run = run
    self.caches = caches
    self.toolVersion = toolVersion
  }

  /// The SDK's index, loaded at first use; without Xcode, the built-in index.
  public var system: NativeSystem { NativeSystem { index() ?? .builtIn } }

  private func index() -> NativeIndex? {
    func ask(_ question: String) -> String? { run(["xcrun", "--sdk", "iphoneos", question]) }
    // Every change of an SDK changes its build number.
    guard let build = ask("--show-sdk-build-version"), !build.isEmpty,
      build.allSatisfy({ $0.isLetter || $0.isNumber }), let path = ask("--show-sdk-path"),
      let sdk = try? AppleSDK(path)
    else { return nil }
    let name = "index-\(sdk.name)-\(build)-\(toolVersion).txt"
    if let caches, let bytes = try? FileReader.bytes(of: "\(caches)/\(name)"), let index = NativeIndex(bytes)
    {
      return index
    }
    let bytes = sdk.index()
    if let caches { keep(bytes, at: "\(caches)/\(name)", in: caches) }
    return NativeIndex(bytes)
  }

  /// Writes the file atomically, because another run may read it.
  private func keep(_ bytes: [UInt8], at path: String, in folder: String) {
    try? FileSystem.createFolders(folder)
    try? OutputFile.write(bytes, to: path, permissions: 0o600)
  }
}
