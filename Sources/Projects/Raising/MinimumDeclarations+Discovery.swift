import Availability
import SystemCalls

extension MinimumDeclarations {
  /// The declarations in the manifests below some folders and in the files that they refer to: `.xcconfig`,
  /// included YAML, and Podfiles and property lists beside them.
  /// - Parameter isLeftOut: whether a file (absolute) is not the project's own.
  public init(_ discovery: Discovery, isLeftOut: (String) -> Bool) {
    self.init()
    let roots = discovery.wholeFolders
    func isOwn(_ path: String) -> Bool {
      roots.contains { Paths.isInside(path, $0) } && !isLeftOut(path)
    }
    let manifests = discovery.manifests.filter { isOwn($0.path) }
    for manifest in manifests {
      guard let text = try? discovery.manifestTexts.bytes(of: manifest.path) else { continue }
      manifest.format.addDeclarations(&self, text, manifest.path, isOwn)
    }
    for path in Self.sideFiles(in: roots) where isOwn(path) {
      guard let text = try? discovery.manifestTexts.bytes(of: path) else { continue }
      if path.hasSuffix(".plist") { addPropertyList(text, at: path) } else { addPodfile(text, at: path) }
    }
    sort()
  }

  /// Folders without side files of the project: fetched or built ones.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor", "Vendor",
  ]
  /// Folders that contain built code or data.
  private static let bundles = [".framework", ".xcframework", ".bundle", ".app", ".xcassets", ".xcodeproj"]

  /// The Podfiles and property lists below some folders: absolute, sorted.
  private static func sideFiles(in folders: [String]) -> [String] {
    let found = folders.flatMap { folder in
      FolderReader.files(below: folder) { name in
        name.hasPrefix(".") || skipped.contains(name) || bundles.contains(where: name.hasSuffix)
      } where: { name in
        name == "Podfile" || name.hasSuffix("Info.plist") && !name.hasPrefix(".")
      }
    }
    return Set(found).sorted()
  }
}
