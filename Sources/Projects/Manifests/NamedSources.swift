import SystemCalls

/// Source files that a build lists by name. The build fails without such a file, even when the file is empty.
///
/// An Xcode project lists its sources, except in synchronized folders. A package, a podspec and the files of
/// Bazel, Tuist, XcodeGen and CMake may list them. From an Xcode project the lines about the file can be
/// removed. Elsewhere a matching name is reason enough to keep the file: it may stand for another file, but
/// an empty file does no harm.
public struct NamedSources: Sendable {
  private let discovery: Discovery
  private let others: NamingFiles
  /// Whether files may be removed from Xcode projects.
  public var editsProjects = true

  /// What to do with files that have become empty.
  public struct Removal: Sendable {
    /// By the path of a file that stays: the reason, and the next step.
    public var reasons: [String: String] = [:]
    /// The projects that the other files were removed from.
    public var projects: [Project] = []

    public init() {}
  }

  /// A `project.pbxproj`, before and after.
  public struct Project: Sendable {
    public var path: String
    public var shownPath: String
    public var original: [UInt8]
    public var contents: [UInt8]
  }

  /// - Parameter discovery: the files found, with the manifests above them.
  public init(_ discovery: Discovery) {
    self.discovery = discovery
    others = NamingFiles(below: discovery.topFolders)
  }

  /// The test plan or scheme that names a test, as reports show it. Without a method, the one that names the
  /// class.
  public func testList(naming type: String, _ method: String?) -> String? {
    others.testList(naming: type, method).map(Paths.shown)
  }

  /// Whether an interface file, a property list or an Objective-C file of the project contains a name: it may make a
  /// class, call an action or set an outlet.
  public func isNamedOutsideOfSwift(_ name: String) -> Bool { others.isNamedOutsideOfSwift(name) }

  /// The template of Swift files that contains a name, as reports show it.
  public func template(naming name: String) -> String? { others.template(naming: name).map(Paths.shown) }

  /// - Parameter paths: the paths of files to delete.
  public func removal(of paths: [String]) -> Removal {
    let gone = Set(paths)
    let linked = discovery.files.lazy.filter { !$0.aliases.isEmpty && gone.contains($0.path) }
    let links = Dictionary(first: linked.map { ($0.path, $0.aliases[0]) })
    let part = discovery.part
    var lists = Lists(texts: discovery.manifestTexts)
    var removal = Removal()
    for path in paths {
      let real = Paths.resolved(path) ?? Paths.join(Paths.currentFolder(), path)
      if let link = links[path] {
        removal.reasons[path] = "the link '\(Paths.shown(link))' leads to it: delete both"
      } else if let folder = targetFolder(of: real), isLast(in: folder, without: gone) {
        removal.reasons[path] =
          "it is the last file of the target in '\(Paths.shown(folder))': take that out, then delete it"
      } else if let part {
        removal.reasons[path] = "it may be named elsewhere, for \(part): delete it if it is not"
      } else if let namer = takeOut(real, of: &lists) {
        removal.reasons[path] = "it is named in '\(Paths.shown(namer))': take it out there, then delete it"
      }
    }
    removal.projects = lists.edited.sorted { String.bytesPrecede($0.key, $1.key) }.map { path, contents in
      Project(path: path, shownPath: Paths.shown(path), original: lists.originals[path]!, contents: contents)
    }
    return removal
  }

  // MARK: Targets of packages

  /// The folder of the package's target that contains a file, which must not lose its last source: the one
  /// below `Sources` or `Tests`, or the package's own folder.
  private func targetFolder(of path: String) -> String? {
    let manifests = discovery.manifests.lazy.filter { $0.format == .package }.map(\.path)
      .filter { Paths.isInside(path, Paths.parent($0)) }
    guard let manifest = manifests.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    let package = Paths.parent(manifest)
    guard let names = Paths.relative(path, to: package)?.split(separator: "/"), names.count > 1 else {
      return nil
    }
    // The only target may use the package's own folder.
    let text = String(decoding: (try? discovery.manifestTexts.bytes(of: manifest)) ?? [], as: UTF8.self)
    let paths = text.split(separator: "path:").dropFirst().map { $0.drop { $0 == " " } }
    if paths.count == 1, ["\"\"", "\".\"", "\"./\""].contains(where: paths[0].hasPrefix) { return package }
    // `path: "Sources"`: all of it is one target.
    let wholes = ["\"\(names[0])\"", "\"\(names[0])/\"", "\"./\(names[0])\""]
    if paths.contains(where: { path in wholes.contains(where: path.hasPrefix) }) {
      return Paths.join(package, String(names[0]))
    }
    let isCollection = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"].contains(names[0])
    return Paths.join(package, names.dropLast().prefix(isCollection ? 2 : 1).joined(separator: "/"))
  }

  private func isLast(in folder: String, without gone: Set<String>) -> Bool {
    !discovery.files.contains { Paths.isInside($0.realPath, folder) && !gone.contains($0.path) }
  }

  // MARK: Names

  /// The manifests that were read, with the changes made to them.
  private struct Lists {
    let texts: ManifestTexts
    var originals: [String: [UInt8]] = [:]
    var edited: [String: [UInt8]] = [:]

    mutating func contents(of list: String) -> [UInt8]? {
      if let known = edited[list] ?? originals[list] { return known }
      originals[list] = try? texts.bytes(of: list)
      return originals[list]
    }
  }

  /// Removes a file from all projects that list it, or from none.
  /// - Returns: the file that names it in another way.
  private func takeOut(_ file: String, of lists: inout Lists) -> String? {
    let name = Array(Paths.name(file).utf8)
    var edited: [String: [UInt8]] = [:]
    for list in self.lists(about: file) {
      guard let contents = lists.contents(of: list), contents.place(of: name) != nil else { continue }
      let isProject = list.hasSuffix(".pbxproj")
      guard isProject, editsProjects,
        let without = XcodeSourceRemoval.project(contents, at: list, without: file)
      else { return isProject ? Paths.parent(list) : list }
      edited[list] = without
    }
    lists.edited.merge(edited) { $1 }
    return nil
  }

  /// The files that may name a source file: manifests of its repository, or files above it that CMake reads.
  private func lists(about path: String) -> [String] {
    let top = discovery.repositories.first { Paths.isInside(path, $0) } ?? "/"
    let folders = Paths.parents(path).prefix { Paths.isInside($0, top) }
    return discovery.manifests.map(\.path).filter { Paths.isInside($0, top) }
      + folders.map { Paths.join($0, "CMakeLists.txt") }.filter(FileSystem.exists)
  }

}

extension [UInt8] {
  /// The first place at which a name occurs as a whole: `Backport.swift` does not occur in `View+Backport.swift`.
  /// - Parameter asWord: matches an identifier, which may be adjacent to other punctuation.
  func place(of name: [UInt8], asWord: Bool = false, from start: Int = 0) -> Int? {
    guard let first = name.first else { return nil }
    func isInName(_ byte: UInt8) -> Bool { byte.isNamePart || !asWord && "+-.".utf8.contains(byte) }
    return withUnsafeBytes { bytes in
      name.withUnsafeBytes { name in
        var next = start
        while let place = Bytes.firstOffset(of: first, in: bytes, from: next) {
          next = place + 1
          let end = place + name.count
          if end <= bytes.count, bytes[place..<end].elementsEqual(name),
            place == 0 || !isInName(bytes[place - 1]), end == bytes.count || !isInName(bytes[end])
          {
            return place
          }
        }
        return nil
      }
    }
  }
}
