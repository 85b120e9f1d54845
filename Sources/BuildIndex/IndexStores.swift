import SystemCalls

/// Finds the stores that builds of a project left.
enum IndexStores {
  /// Those of SwiftPM, SourceKit-LSP and Xcode, for the folders above some paths.
  /// - Parameter home: the user's folder, in which Xcode keeps what it derives.
  static func paths(for paths: [String], home: String?) -> [String] {
    var folders: [String] = []
    for path in paths {
      var folder = Paths.resolved(path) ?? path
      while folder != "/", folder != ".", !folders.contains(folder) {
        folders.append(folder)
        if FileSystem.exists("\(folder)/.git") { break }
        folder = Paths.parent(folder)
      }
    }
    let ofPackages = folders.flatMap { folder in
      ["\(folder)/.build", "\(folder)/.build/index-build"].flatMap { build in
        names(in: build).map { "\(build)/\($0)/debug/index/store" }
      }
    }
    let derived = home.map { "\($0)/Library/Developer/Xcode/DerivedData" } ?? ""
    let ofXcode = names(in: derived).map { "\(derived)/\($0)" }.filter { isDerived($0, fromOneOf: folders) }
      .map { "\($0)/Index.noindex/DataStore" }
    var seen: Set<String> = []
    return (ofPackages + ofXcode).filter { path in
      guard (try? FileStatus(path))?.kind == .folder, let real = Paths.resolved(path) else { return false }
      return seen.insert(real).inserted
    }
  }

  private static func names(in folder: String) -> [String] {
    FileSystem.names(in: folder).sorted()
  }

  /// Whether `info.plist` says that the workspace lies in one of the folders.
  private static func isDerived(_ folder: String, fromOneOf folders: [String]) -> Bool {
    guard let bytes = try? FileReader.bytes(of: "\(folder)/info.plist") else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return folders.contains { text.contains("<string>\($0)/") }
  }
}
