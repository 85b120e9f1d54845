import Foundation

/// Files beside manifests that state minimums as well: a Podfile, and property lists.
enum ProjectSideFiles {
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor", "Vendor",
  ]
  /// What holds code that is built already, or data.
  private static let bundles = [".framework", ".xcframework", ".bundle", ".app", ".xcassets", ".xcodeproj"]

  /// The absolute paths of those below some folders, in order.
  static func find(in folders: [String]) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let url = files?.nextObject() as? URL {
        let name = url.lastPathComponent
        if skipped.contains(name) || bundles.contains(where: name.hasSuffix) { files?.skipDescendants() }
        if name == "Podfile" || name.hasSuffix("Info.plist") { found.insert(url.path) }
      }
    }
    return found.sorted()
  }
}
