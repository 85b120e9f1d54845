import Foundation
import Testing

@testable import BackportCommand

/// A failed write leaves all files unchanged, and no other files beside them. The tests run the executable: on a full
/// disk, with a size limit, and on read-only files.
@Suite struct UnwritableTests {
  private static let check = "if #available(iOS 13, *) { modern() }\n"
  private let folder: TemporaryFolder
  private let names = (0..<12).map { "F\($0).swift" }

  init() throws {
    folder = try TemporaryFolder()
    try fill(folder.path)
  }

  /// The last file is large, so that the failure occurs late.
  private func text(_ name: String) -> String {
    Self.check + String(repeating: "// \(name)\n", count: name == names.last ? 8000 : 10)
  }

  private func fill(_ path: String) throws {
    for name in names { try Data(text(name).utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
  }

  private func expectUntouched(_ path: String) throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == names.sorted())
    for name in names {
      #expect(try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) == text(name))
    }
  }

  /// - Returns: the exit code and standard error.
  private func shell(_ script: String, in path: String) throws -> (code: Int32, err: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", try BuiltTool.migrate().path, path]
    let err = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = err
    try process.run()
    let said = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func aReadOnlyFile() throws {
    let path = folder.path + "/F7.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try shell(#"cd "$2" && "$1" --min 15 --allow-dirty ."#, in: folder.path)
    #expect(result.code == ExitCode.incomplete.rawValue)
    #expect(result.err.contains("F7.swift: is read-only: change its permissions or exclude it"))
    try expectUntouched(folder.path)
  }

  @Test func aLimit() throws {
    // 16 blocks of 512 or 1,024 bytes: enough for all but the last.
    let result = try shell(#"cd "$2" && ulimit -f 16 && "$1" --min 15 --allow-dirty ."#, in: folder.path)
    #expect(result.code == ExitCode.incomplete.rawValue)
    #expect(
      result.err.contains(
        "F11.swift: the new file would be larger than the system allows: raise the limit (ulimit -f)"))
    try expectUntouched(folder.path)
  }

  #if os(Linux)
    /// Mounts a small disk in a name space, and lists what is left on it.
    private static let onASmallDisk = #"""
      mount -t tmpfs -o size=256k none "$2/disk" && cp "$2"/*.swift "$2/disk" && cd "$2/disk" || exit 99
      "$1" --min 15 --allow-dirty . ; code=$?
      ls -A | sort > "$2/names.txt"
      cat F*.swift | cksum > "$2/after.txt"
      exit $code
      """#

    private static let hasNameSpaces: Bool = {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec unshare -rm mount -t tmpfs -o size=64k none /mnt >/dev/null 2>&1"]
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    @Test(.enabled(if: hasNameSpaces, "needs name spaces of the user's own")) func aFullDisk() throws {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/disk", withIntermediateDirectories: false)
      let before = try shell(#"cd "$2" && cat F*.swift | cksum > before.txt"#, in: folder.path)
      #expect(before.code == 0)
      try Self.onASmallDisk.write(toFile: folder.path + "/script", atomically: true, encoding: .utf8)
      let result = try shell(#"exec unshare -rm sh "$2/script" "$1" "$2""#, in: folder.path)
      #expect(result.code == ExitCode.incomplete.rawValue)
      #expect(
        result.err.contains("F11.swift: there is no room left on the disk: make room and run again"),
        "\(result.err)")
      func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      }
      #expect(try text("after.txt") == text("before.txt"))
      #expect(try text("names.txt").split(separator: "\n").map(String.init) == names.sorted())
    }
  #endif
}
