import SystemCalls

/// Where a toolchain may lie.
public struct ToolchainFolders: Sendable {
  /// The paths at which `libIndexStore` lies, the likeliest first.
  private let libraries: [String]

  var library: IndexLibrary? { libraries.lazy.compactMap { try? IndexLibrary($0) }.first }

  /// Beside the compilers of the search path, in `TOOLCHAIN_DIR`, and in the active Xcode.
  public init(searchPath: String?, toolchain: String?, developerFolder: String?) {
    var folders: [String] = []
    if let toolchain { folders += ["\(toolchain)/usr/lib", "\(toolchain)/lib"] }
    for folder in (searchPath ?? "").split(separator: ":") {
      guard let compiler = Paths.resolved("\(folder)/swiftc") else { continue }
      folders.append(Paths.parent(Paths.parent(compiler)) + "/lib")
    }
    let developer = developerFolder ?? "/var/db/xcode_select_link"
    folders.append("\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib")
    libraries = folders.flatMap { folder in
      ["so", "dylib"].map { "\(folder)/libIndexStore.\($0)" }
    }.filter { (try? FileStatus($0)) != nil }
  }

  /// Of this process.
  public static var current: Self {
    Self(
      searchPath: CurrentProcess.variable("PATH"), toolchain: CurrentProcess.variable("TOOLCHAIN_DIR"),
      developerFolder: CurrentProcess.variable("DEVELOPER_DIR"))
  }
}
