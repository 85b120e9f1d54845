import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders below `.build/oracles` that cost time to fill and are the same for every run.
public enum OracleCache {
  static let root = Repository.url(".build/oracles")

  /// The folder of that name, filled by `fill` if no run has done so yet. Several processes may ask
  /// at once: one fills it, the others wait. It counts as filled once it holds the file `complete`,
  /// so what a killed run left behind is begun again. (Filling it elsewhere and renaming it would not
  /// do: compiled modules remember where they were made.)
  public static func folder(_ name: String, fill: (URL) throws -> Void) throws -> URL {
    let folder = root.appendingPathComponent(name, isDirectory: true)
    let mark = folder.appendingPathComponent("complete")
    if FileManager.default.fileExists(atPath: mark.path) { return folder }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return try withLock(on: root.appendingPathComponent(name + ".lock").path) {
      if FileManager.default.fileExists(atPath: mark.path) { return folder }
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try fill(folder)
      try Data().write(to: mark)
      return folder
    }
  }

  /// What a program said that says the same whenever it is asked the same, remembered under that name.
  static func answer(_ name: String, ask: () throws -> Subprocess) throws -> Subprocess {
    let file = root.appendingPathComponent("answers/" + name)
    if let data = try? Data(contentsOf: file),
      let known = try? JSONDecoder().decode(Subprocess.self, from: data)
    {
      return known
    }
    let answer = try ask()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(answer).write(to: file, options: .atomic)
    return answer
  }

  private static func withLock<Value>(on path: String, _ body: () throws -> Value) throws -> Value {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw OracleError("cannot open \(path)") }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw OracleError("cannot lock \(path)") }
    }
    return try body()
  }

  /// A short name for what a cached folder was made from (FNV-1a, 64 bits).
  static func key(_ parts: [Data]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

/// Why an oracle cannot answer.
public struct OracleError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
