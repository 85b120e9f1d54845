import SystemCalls

/// Folders of third-party code, by name.
package enum VendorFolders {
  /// At any depth.
  private static let names: Set = [
    "Vendored", "ThirdParty", "Third-Party", "third_party", "third-party", "3rdParty", "node_modules", "Pods",
    "Carthage",
  ]
  /// Only at the top of a repository: elsewhere the name may have another meaning.
  private static let topNames: Set = ["Vendor", "vendor", "Vendors", "External", "Externals"]

  /// The outermost such folder around a file.
  /// - Parameters:
  ///   - path: absolute.
  ///   - start: the given folder, whatever its name.
  package static func folder(of path: String, below start: String) -> String? {
    guard let rest = Paths.relative(path, to: start) else { return nil }
    let folders = rest.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String($0)! }
    for (depth, name) in folders.enumerated() {
      func parent() -> String { folders[..<depth].reduce(start, Paths.join) }
      if names.contains(name) || (topNames.contains(name) && (depth == 0 || isRepository(parent()))) {
        return name
      }
      // `fastlane init swift` copies it.
      if name == "swift", (depth == 0 ? Paths.name(start) : folders[depth - 1]) == "fastlane" {
        return "fastlane/swift"
      }
    }
    return nil
  }

  private static func isRepository(_ folder: String) -> Bool { FileSystem.exists(Paths.join(folder, ".git")) }
}
