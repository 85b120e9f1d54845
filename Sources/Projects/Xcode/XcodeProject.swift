import Availability
import SystemCalls

/// The files of an Xcode project: the Swift files that each of its targets builds.
struct XcodeProject: Sendable {
  /// The Swift files that are listed, each with the number of its list of targets.
  var listed = ListedFiles()
  /// The lists of target numbers.
  var targetLists = TargetLists()
  /// Folders whose files belong to targets without being listed.
  var synchronizedFolders: [SynchronizedFolder] = []
  /// The `.xcconfig` files of the targets, absolute.
  var settingsFiles: [String] = []

  /// A folder that Xcode synchronizes with the file system (Xcode 16).
  struct SynchronizedFolder: Sendable {
    /// Absolute.
    var path: String
    /// The targets that build the whole folder, except for their exceptions.
    var targets: [Int]
    /// For each target: the excluded paths; for a target that does not build the folder, the included ones.
    var exceptions: [Int: [String]]

    /// The targets of all files directly in a subfolder; `nil`: they differ between files.
    func targets(ofAllIn folder: String) -> [Int]? {
      let isSplit = exceptions.values.contains { $0.contains { $0.isDirectly(in: folder) } }
      return isSplit ? nil : targets(of: folder)
    }

    func targets(of file: String) -> [Int] {
      guard Paths.isInside(file, path) else { return [] }
      func isException(_ target: Int) -> Bool {
        exceptions[target]?.contains { Paths.isInside(file, $0) } ?? false
      }
      return targets.filter { !isException($0) }
        + exceptions.keys.filter { !targets.contains($0) && isException($0) }.sorted()
    }
  }

  /// - Parameters:
  ///   - path: the `project.pbxproj`, absolute.
  ///   - shownPath: the `.xcodeproj`, for display.
  static func read(
    _ bytes: [UInt8], path: String, shownPath: String, _ texts: ManifestTexts = .init()
  ) -> ManifestReading {
    do throws(PropertyListError) {
      let list = try PropertyList(bytes)
      guard let objects = list.root["objects"], objects.isDictionary else {
        throw PropertyListError(line: nil, message: "is not an Xcode project: it has no objects")
      }
      var reader = XcodeProjectReader(
        objects: ObjectTable(objects), path: path, shownPath: shownPath, texts: texts)
      return reader.read(list.root)
    } catch {
      return ManifestReading(problems: [
        ProjectProblem(path: shownPath + "/project.pbxproj", line: error.line, message: error.message)
      ])
    }
  }
}
