import Foundation

/// A program compiled from its sources, as long as this value lives.
struct Executable {
  /// What the compiler said when it did not compile, with paths within the project.
  let errors: String
  /// What it warned of when it compiled.
  let warnings: WarningKinds
  private let folder: TemporaryFolder

  /// For ever: the programs do next to nothing.
  private static let patience = 20.0

  private static let flags = [
    "-Onone", "-swift-version", "5", "-diagnostic-style", "llvm", "-package-name",
    "programs",
  ]

  init(compiling project: ProgramProject) throws {
    folder = try TemporaryFolder()
    for (path, text) in project.files { _ = try folder.file(path, holding: text) }
    var build = Build(folder: folder.url)
    if !project.native.isEmpty { try build.search(Self.nativeFolder(of: project), for: project.nativeModule) }
    let library = project.files.keys.filter { $0.hasPrefix(ProgramProject.libraryFolder) }.sorted()
    if !library.isEmpty {
      try build.module(ProgramProject.libraryModule, of: library, in: folder.url)
    }
    let program = project.files.keys.filter { !library.contains($0) }.sorted()
    try build.swiftc(["-wmo", "-module-name", "program"] + program + build.objects + ["-o", "program"])
    errors = build.errors
    warnings = WarningKinds(build.diagnostics)
  }

  func run(environment: [String: String]? = nil) throws -> Subprocess {
    try Subprocess.run(
      folder.url.appendingPathComponent("program"), [], patience: Self.patience, environment: environment)
  }

  /// The compiled native module, which many projects share.
  private static func nativeFolder(of project: ProgramProject) throws -> URL {
    let contents = project.native.sorted { $0.key < $1.key }.map { Data(($0.key + "\n" + $0.value).utf8) }
    let version = Data((Toolchain.current?.version ?? "").utf8)
    let key = OracleCache.key([Data(project.nativeModule.utf8), version] + contents)
    return try OracleCache.folder("native-\(key)") { folder in
      for (path, text) in project.native {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      var build = Build(folder: folder)
      try build.module(project.nativeModule, of: project.native.keys.sorted(), in: folder)
      if !build.errors.isEmpty { throw OracleError("\(project.nativeModule): \(build.errors)") }
    }
  }

  /// Compilers run one after the other, until one fails.
  private struct Build {
    var folder: URL
    var errors = ""
    var diagnostics: [CompilerDiagnostic] = []
    var objects: [String] = []
    private var searched: [String] = []

    init(folder: URL) { self.folder = folder }

    mutating func search(_ other: URL, for module: String) {
      searched += ["-I", other.path]
      objects.append(other.appendingPathComponent(module + ".o").path)
    }

    mutating func module(_ name: String, of files: [String], in folder: URL) throws {
      let outputs = ["-emit-module", "-emit-module-path", name + ".swiftmodule", "-o", name + ".o"]
      try swiftc(["-c", "-wmo", "-parse-as-library", "-module-name", name] + outputs + files)
      search(folder, for: name)
    }

    mutating func swiftc(_ arguments: [String]) throws {
      guard errors.isEmpty else { return }
      guard let swiftc = Toolchain.current?.swiftc else {
        throw OracleError("swiftc is not on the search path")
      }
      let compiled = try Subprocess.run(swiftc, Executable.flags + searched + arguments, in: folder)
      if compiled.succeeded {
        diagnostics += CompilerDiagnostic.parse(compiled.errors)
      } else {
        let lines = compiled.errors.split(separator: "\n").filter { !$0.contains(": warning: ") }
        errors = "status \(compiled.status)\n\(lines.joined(separator: "\n").prefix(40_000))"
      }
    }
  }
}
