import Availability
import SystemCalls

/// What an Xcode project says: its targets, and which Swift files are built into which of them.
struct XcodeProject: Sendable {
  /// The targets, in the order of the project.
  var targets: [BuildTarget] = []
  /// For files of the project's folder that belong to no target.
  var others: BuildTarget?
  /// Swift files that are listed one by one, with the numbers of their lists.
  var listed = ListedFiles()
  /// Of the numbers of targets.
  var targetLists = TargetLists()
  /// Folders whose files belong to targets without being listed.
  var synchronizedFolders: [SynchronizedFolder] = []
  /// The `.xcconfig` files that targets rest on, absolute.
  var settingsFiles: [String] = []
  var problems: [ProjectProblem] = []

  /// A folder that Xcode keeps in step with the file system (Xcode 16).
  struct SynchronizedFolder: Sendable {
    /// Absolute.
    var path: String
    /// The targets that have the whole folder, less what is left out for each.
    var targets: [Int]
    /// For a target: paths that are left out of it, or, for one that does not have the folder, put into it.
    var exceptions: [Int: [String]]

    /// Those of all files that lie directly in a folder, which lies in this one; `nil`: not the same for each.
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
  ///   - path: of the `project.pbxproj`, absolute.
  ///   - shownPath: of the `.xcodeproj`, for people.
  static func read(
    _ bytes: [UInt8], path: String, shownPath: String, _ texts: ManifestTexts = .init()
  ) -> XcodeProject {
    do throws(PropertyListError) {
      let list = try PropertyList(bytes)
      guard let objects = list.root["objects"], objects.isDictionary else {
        throw PropertyListError(line: nil, message: "is not an Xcode project: it has no objects")
      }
      var reader = XcodeProjectReader(
        objects: ObjectTable(objects), path: path, shownPath: shownPath, texts: texts)
      return reader.read(list.root)
    } catch {
      return XcodeProject(problems: [
        ProjectProblem(path: shownPath + "/project.pbxproj", line: error.line, message: error.message)
      ])
    }
  }
}
