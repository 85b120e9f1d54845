/// Source files that a build names one by one. It fails without such a file, though nothing is left in it.
///
/// An Xcode project lists its sources, unless a folder is synchronized with it; a package, a podspec and the files
/// of Bazel, Tuist, XcodeGen and CMake may. That a name stands there is reason enough: another file may be meant, but
/// an emptied file that stays does no harm.
public struct NamedSources: Sendable {
  private let manifests: [String]
  private let repositories: [String]

  /// - Parameter discovery: what was found, with the manifests above it.
  public init(_ discovery: Discovery) {
    manifests = discovery.manifests.map(\.path)
    repositories = discovery.repositories
  }

  /// What names some files, which are called by their paths; those that nothing names are missing.
  public func namers(of paths: [String]) -> [String: String] {
    let workingFolder = Paths.currentFolder()
    var wanted: [String: [(path: String, name: [UInt8])]] = [:]
    for path in paths {
      let real = Paths.resolved(path) ?? Paths.join(workingFolder, path)
      for list in lists(about: real) {
        wanted[list, default: []].append((path, Array(Paths.name(real).utf8)))
      }
    }
    var namers: [String: String] = [:]
    for (list, files) in wanted.sorted(by: { String.bytesPrecede($0.key, $1.key) }) {
      guard let bytes = try? FileReader.bytes(of: list) else { continue }
      for (path, name) in files where namers[path] == nil && Self.stands(name, in: bytes) {
        let shown = Paths.relative(list, to: workingFolder) ?? list
        namers[path] = shown.hasSuffix(".pbxproj") ? Paths.parent(shown) : shown
      }
    }
    return namers
  }

  /// Where a file would be named: in a manifest of its repository, or above it in what CMake reads.
  private func lists(about path: String) -> [String] {
    let top = repositories.first { Paths.isInside(path, $0) } ?? "/"
    var lists = manifests.filter { Paths.isInside($0, top) }
    var folder = path
    repeat {
      folder = Paths.parent(folder)
      let list = Paths.join(folder, "CMakeLists.txt")
      if Paths.exists(list) { lists.append(list) }
    } while folder != top && folder != "/"
    return lists
  }

  /// Whether it stands there as a whole: `Backport.swift` does not in `View+Backport.swift`.
  static func stands(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = name.first, bytes.count >= name.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      name.withUnsafeBytes { name in
        for start in 0...(bytes.count - name.count) where bytes[start] == first {
          let end = start + name.count
          let isSame = UnsafeRawBufferPointer(rebasing: bytes[start..<end]).elementsEqual(name)
          if isSame, start == 0 || !isInName(bytes[start - 1]), end == bytes.count || !isInName(bytes[end]) {
            return true
          }
        }
        return false
      }
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
