/// Files beside manifests that state minimums as well: a Podfile, and property lists.
enum ProjectSideFiles {
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor", "Vendor",
  ]
  /// What holds code that is built already, or data.
  private static let bundles = [".framework", ".xcframework", ".bundle", ".app", ".xcassets", ".xcodeproj"]

  /// The absolute paths of those below some folders, in order.
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
