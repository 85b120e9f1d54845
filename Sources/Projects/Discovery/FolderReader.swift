#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What one folder holds, as far as it matters to us.
struct FolderContents {
  var entries = FolderEntries()
  var manifests: [ManifestFile] = []
  var hasConfiguration = false
  /// It holds `.git`, the folder of a repository or the file of a work tree.
  var isRepository = false
  /// It holds `.gitignore`: the top of a tree that was taken out of git does, and folders in it may.
  var hasIgnores = false
  /// It holds `.gitattributes`.
  var hasAttributes = false
  var problems: [ProjectProblem] = []
}

enum FolderReader {
  /// Folders that are not walked unless they are named: what tools build and fetch.
  static let skippedFolders = [
    ".build", "DerivedData", "Pods", "Carthage", ".git", "SourcePackages", ".swiftpm",
  ]
  /// Bundles that hold no Swift sources of a project: not worth opening.
  private static let skippedSuffixes = [
    ".xcassets", ".lproj", ".xcdatamodeld", ".xcframework", ".framework", ".xcworkspace", ".icon", ".xcloc",
    ".docset",
  ]

  /// Reads a folder. `path` is empty for the working folder, else it ends with a slash.
  /// - Parameters:
  ///   - upwards: only what speaks for the folders below it: no entries.
  ///   - stream: of this thread; it is closed in the end.
  ///   - whileOpen: may open the files of the folder by their names alone.
  static func contents(
    of path: String, upwards: Bool = false, by stream: FolderStream = FolderStream(),
    whileOpen: (_ folder: Int32, inout FolderContents) -> Void = { _, _ in }
  ) throws(FileError) -> FolderContents {
    try stream.open(path.isEmpty ? "." : path)
    defer { stream.close() }
    var contents = FolderContents()
    while let entry = stream.next() {
      let bytes = entry.name
      if bytes[0] == UInt8(ascii: "."), bytes.count == 1 || bytes.elementsEqual("..".utf8) { continue }
      var type = entry.type
      if type == Int(DT_UNKNOWN) { type = typeByStatus(of: path, bytes) }
      if type == Int(DT_DIR) {
        addFolder(bytes, in: path, upwards: upwards, to: &contents)
      } else {
        addFile(bytes, in: path, type: type, upwards: upwards, to: &contents)
      }
    }
    whileOpen(stream.descriptor, &contents)
    return contents
  }

  private static func addFolder(
    _ name: UnsafeRawBufferPointer, in path: String, upwards: Bool, to contents: inout FolderContents
  ) {
    if hasSuffix(name, ".xcodeproj") {
      contents.manifests.append(
        ManifestFile(kind: .xcodeProject, path: path + text(name) + "/project.pbxproj"))
      return
    }
    if isSame(name, ".git") { contents.isRepository = true }
    if upwards || skippedSuffixes.contains(where: { hasSuffix(name, $0) }) { return }
    if skippedFolders.contains(where: { isSame(name, $0) }) { return }
    contents.entries.append(name, .folder)
  }

  private static func addFile(
    _ name: UnsafeRawBufferPointer, in path: String, type: Int, upwards: Bool,
    to contents: inout FolderContents
  ) {
    if let kind = ManifestFile.Kind(fileName: name) {
      contents.manifests.append(ManifestFile(kind: kind, path: path + text(name)))
    }
    if hasSuffix(name, ".swift") {
      if upwards { return }
      if type == Int(DT_REG) {
        contents.entries.append(name, .file)
      } else if type == Int(DT_LNK) {
        contents.entries.append(name, .link)
      } else {
        contents.problems.append(
          ProjectProblem(
            path: path + text(name), message: "is not a regular file and was skipped: exclude or remove it"))
      }
    } else if isSame(name, Configuration.fileName) {
      contents.hasConfiguration = true
    } else if isSame(name, ".git") {
      contents.isRepository = true
    } else if isSame(name, ".gitignore") {
      contents.hasIgnores = true
    } else if isSame(name, ".gitattributes") {
      contents.hasAttributes = true
    }
  }

  /// For file systems that do not tell in the folder what an entry is.
  static func typeByStatus(of path: String, _ name: UnsafeRawBufferPointer) -> Int {
    var status = stat()
    guard lstat(path + text(name), &status) == 0 else { return Int(DT_UNKNOWN) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Int(DT_DIR)
    case S_IFREG: return Int(DT_REG)
    case S_IFLNK: return Int(DT_LNK)
    default: return Int(DT_UNKNOWN)
    }
  }

  private static func text(_ name: UnsafeRawBufferPointer) -> String { String(decoding: name, as: UTF8.self) }

  private static func isSame(_ name: UnsafeRawBufferPointer, _ other: String) -> Bool {
    name.count == other.utf8.count && hasSuffix(name, other)
  }

  private static func hasSuffix(_ name: UnsafeRawBufferPointer, _ suffix: String) -> Bool {
    // Most names are told by their last letter.
    suffix.withBytes { suffix in
      name.count >= suffix.count && name.last == suffix.last
        && memcmp(name.baseAddress! + name.count - suffix.count, suffix.baseAddress!, suffix.count) == 0
    }
  }
}
