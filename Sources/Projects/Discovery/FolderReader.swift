import SystemCalls

/// The relevant contents of one folder.
struct FolderContents {
  var entries = FolderEntries()
  var manifests: [ManifestFile] = []
  /// The names of YAML files, which may be XcodeGen's specifications.
  var specifications: [String] = []
  /// Objective-C, C and C++ files.
  var otherSources = FolderEntries()
  var hasConfiguration = false
  /// Contains `.git`: the folder of a repository, or the file of a work tree.
  var isRepository = false
  /// Contains `.gitignore`, as the top of an exported tree does. Folders inside may have one, too.
  var hasIgnores = false
  /// Contains `.gitattributes`.
  var hasAttributes = false
  var problems: [ProjectProblem] = []
}

enum FolderReader {
  /// Folders that are skipped unless they are given: those that tools build and fetch.
  static let skippedFolders = [
    ".build", "DerivedData", "Pods", "Carthage", ".git", "SourcePackages", ".swiftpm",
  ]
  private static let otherSuffixes = [".m", ".mm", ".h", ".c", ".cpp", ".cc", ".hpp"]
  /// Bundles without Swift sources of a project.
  private static let skippedSuffixes = [
    ".xcassets", ".lproj", ".xcdatamodeld", ".xcframework", ".framework", ".xcworkspace", ".icon", ".xcloc",
    ".docset",
  ]

  /// Reads a folder. `path` is empty for the working folder; otherwise it ends with a slash.
  /// - Parameters:
  ///   - upwards: reads only what applies to the folders below, not the entries.
  ///   - stream: the stream of this thread. It is closed at the end.
  ///   - whileOpen: can open files of the folder by name alone.
  static func contents(
    of path: String, upwards: Bool = false, by stream: FolderStream = FolderStream(),
    whileOpen: (_ folder: FileDescriptor, inout FolderContents) -> Void = { _, _ in }
  ) throws(SystemError) -> FolderContents {
    try stream.open(path.isEmpty ? "." : path)
    defer { stream.close() }
    var contents = FolderContents()
    while let entry = stream.next() {
      let kind = entry.kind ?? kindByStatus(of: path, entry.name)
      if kind == .folder {
        addFolder(entry.name, in: path, upwards: upwards, to: &contents)
      } else {
        addFile(entry.name, in: path, kind, upwards: upwards, to: &contents)
      }
    }
    if let folder = stream.descriptor { whileOpen(folder, &contents) }
    return contents
  }

  private static func addFolder(
    _ name: UnsafeRawBufferPointer, in path: String, upwards: Bool, to contents: inout FolderContents
  ) {
    if hasSuffix(name, ".xcodeproj") {
      contents.manifests.append(
        ManifestFile(format: .xcodeProject, path: path + text(name) + "/project.pbxproj"))
      return
    }
    if isSame(name, ".git") { contents.isRepository = true }
    if upwards || skippedSuffixes.contains(where: { hasSuffix(name, $0) }) { return }
    if skippedFolders.contains(where: { isSame(name, $0) }) { return }
    contents.entries.append(name, .folder)
  }

  private static func addFile(
    _ name: UnsafeRawBufferPointer, in path: String, _ fileKind: FileStatus.Kind, upwards: Bool,
    to contents: inout FolderContents
  ) {
    let format = ManifestFormat.format(ofFileNamed: name)
    if let format { contents.manifests.append(ManifestFile(format: format, path: path + text(name))) }
    if hasSuffix(name, ".swift") {
      if upwards { return }
      switch fileKind {
      case .file: contents.entries.append(name, .file)
      case .link: contents.entries.append(name, .link)
      case .folder, .other:
        contents.problems.append(
          ProjectProblem(
            path: path + text(name), message: "is not a regular file and was skipped: exclude or remove it"))
      }
    } else if otherSuffixes.contains(where: { hasSuffix(name, $0) }) {
      if !upwards, fileKind == .file { contents.otherSources.append(name, .file) }
    } else if hasSuffix(name, ".yml") || hasSuffix(name, ".yaml") {
      if format == nil, !upwards, fileKind == .file, name.first != UInt8(ascii: ".") {
        contents.specifications.append(text(name))
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

  /// The files below a folder that have a wanted name, sorted by bytes. Links to folders are not followed. A
  /// folder that cannot be read counts as empty.
  static func files(
    below folder: String, skipping isSkipped: (_ folder: String) -> Bool,
    where isWanted: (_ name: String) -> Bool
  ) -> [String] {
    let stream = FolderStream()
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard (try? stream.open(folder)) != nil else { continue }
      defer { stream.close() }
      while let entry = stream.next() {
        let name = String(decoding: entry.name, as: UTF8.self)
        let isFolder = (entry.kind ?? kindByStatus(of: folder + "/", entry.name)) == .folder
        if isFolder && !isSkipped(name) { folders.append(Paths.join(folder, name)) }
        if !isFolder && isWanted(name) { found.append(Paths.join(folder, name)) }
      }
    }
    return found.sorted(by: String.bytesPrecede)
  }

  /// For file systems that do not store the type in the folder's entry.
  static func kindByStatus(of path: String, _ name: UnsafeRawBufferPointer) -> FileStatus.Kind {
    (try? FileStatus(path + text(name), followsLinks: false))?.kind ?? .other
  }

  private static func text(_ name: UnsafeRawBufferPointer) -> String { String(decoding: name, as: UTF8.self) }

  private static func isSame(_ name: UnsafeRawBufferPointer, _ other: String) -> Bool {
    name.count == other.utf8.count && hasSuffix(name, other)
  }

  private static func hasSuffix(_ name: UnsafeRawBufferPointer, _ suffix: String) -> Bool {
    // The last letter rules out most names.
    suffix.withBytes { suffix in
      name.count >= suffix.count && name.last == suffix.last
        && Bytes.areEqual(
          name.baseAddress! + name.count - suffix.count, suffix.baseAddress!, count: suffix.count)
    }
  }
}
