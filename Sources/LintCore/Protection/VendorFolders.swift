import Projects

/// Folders that hold other people's code, by their names.
enum VendorFolders {
  /// Wherever they lie.
  private static let names: Set = [
    "Vendored", "ThirdParty", "Third-Party", "third_party", "third-party", "3rdParty", "node_modules", "Pods",
    "Carthage",
  ]
  /// At the top of a repository: elsewhere it may be what an app is about.
  private static let topNames: Set = ["Vendor", "vendor", "Vendors", "External", "Externals"]

  /// The outermost such folder that a file lies in.
  /// - Parameters:
  ///   - path: absolute.
  ///   - start: the folder that was asked for, whatever it is called.
  static func folder(of path: String, below start: String) -> String? {
    guard let rest = Paths.relative(path, to: start) else { return nil }
    var parent = start
    var isTop = true
    for part in rest.split(separator: "/").dropLast() {
      let name = String(part)
      if names.contains(name) || (topNames.contains(name) && (isTop || isRepository(parent))) { return name }
      // What `fastlane init swift` copies.
      if name == "swift", Paths.name(parent) == "fastlane" { return "fastlane/swift" }
      parent = Paths.join(parent, name)
      isTop = false
    }
    return nil
  }

  private static func isRepository(_ folder: String) -> Bool { Paths.exists(Paths.join(folder, ".git")) }
}
