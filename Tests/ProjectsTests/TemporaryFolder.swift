import Foundation

/// Runs the body with a new folder, whose real path it gets; the folder is removed afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let manager = FileManager.default
  let folder = manager.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("backport-projects-\(UUID().uuidString)")
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    // What a test made unreadable must not stay behind.
    _ = try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    try? manager.removeItem(at: folder)
  }
  return try body(folder.path)
}

/// Writes files below a folder; a name that ends with a slash makes a folder.
func write(_ files: [String: String], in folder: String) throws {
  for (name, contents) in files {
    let path = folder + "/" + name
    let parent = name.hasSuffix("/") ? path : (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(contents.utf8).write(to: URL(fileURLWithPath: path)) }
  }
}
