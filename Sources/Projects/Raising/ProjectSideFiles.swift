/// Files beside manifests that also state minimums: Podfiles and property lists.
enum ProjectSideFiles {
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor", "Vendor",
  ]
  /// Folders that contain built code or data.
  private static let bundles = [".framework", ".xcframework", ".bundle", ".app", ".xcassets", ".xcodeproj"]

  /// The absolute paths of the side files below some folders, sorted.
  static func find(in folders: [String]) -> [String] {
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
