import Availability

/// Follows the objects of a project: targets, their phases of sources, the groups that say where files lie.
struct XcodeProjectReader {
  private let objects: ObjectTable
  private let shownPath: String
  /// What `SOURCE_ROOT` stands for.
  private var sourceRoot: String
  private var project = XcodeProject()
  /// The targets that a file reference (or group) is built into, by the number of its node.
  private var targetsByReference: [Int: [Int]] = [:]
  /// The absolute paths of references that settings are read from.
  private var configurationPaths: [Int: String] = [:]
  /// Synchronized folders, by the number of their node, with the targets that have them.
  private var targetsByFolder: [Int: [Int]] = [:]
  private var numberOfTarget: [Int: Int] = [:]

  init(objects: ObjectTable, path: String, shownPath: String) {
    self.objects = objects
    self.shownPath = shownPath
    sourceRoot = Paths.parent(Paths.parent(path))
  }

  mutating func read(_ root: PropertyListValue) -> XcodeProject {
    guard let object = objects.object(root["rootObject"]) else {
      project.problems.append(
        ProjectProblem(path: shownPath, message: "has no root object: open it in Xcode, which repairs it"))
      return project
    }
    if let folder = object["projectDirPath"]?.text, !folder.isEmpty {
      sourceRoot = Paths.join(sourceRoot, folder)
    }
    let targets = (object["targets"]?.elements ?? []).compactMap { objects.object($0) }
    for (number, target) in targets.enumerated() {
      numberOfTarget[target.index] = number
      collectFiles(of: target, number: number)
    }
    if let group = objects.object(object["mainGroup"]) { placeFiles(below: group) }
    var settings = XcodeTargetSettings(
      objects: objects, project: object, shownPath: shownPath, configurationPaths: configurationPaths,
      sourceRoot: sourceRoot)
    // Only native targets compile anything.
    project.targets = targets.map {
      $0["isa"]?.isString("PBXNativeTarget") ?? false ? settings.target($0) : BuildTarget()
    }
    project.problems += settings.problems
    let all = project.targets.filter(\.saysAnything)
    if !all.isEmpty { project.others = BuildTarget.merged(all) }
    return project
  }

  /// Notes which references the target's phases of sources build, and which folders belong to it.
  private mutating func collectFiles(of target: PropertyListValue, number: Int) {
    for phase in target["buildPhases"]?.elements ?? [] {
      guard let phase = objects.object(phase), phase["isa"]?.isString("PBXSourcesBuildPhase") ?? false else {
        continue
      }
      for file in phase["files"]?.elements ?? [] {
        guard let build = objects.object(file), let reference = objects.object(build["fileRef"]) else {
          continue
        }
        targetsByReference[reference.index, default: []].append(number)
      }
    }
    for folder in target["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard let folder = objects.object(folder) else { continue }
      targetsByFolder[folder.index, default: []].append(number)
    }
  }

  /// Goes down the groups, each with the path that it stands for; a group that contains itself is met once.
  private mutating func placeFiles(below root: PropertyListValue) {
    var met: Set<Int> = []
    var stack: [(object: PropertyListValue, parent: String, targets: [Int])] = [(root, sourceRoot, [])]
    while let (object, parent, inherited) = stack.popLast() {
      guard met.insert(object.index).inserted, let isa = object["isa"] else { continue }
      // A file that is not built and gives no settings needs no path.
      let targets = inherited + (targetsByReference[object.index] ?? [])
      if isa.isString("PBXFileReference") {
        if !targets.isEmpty {
          if isSwift(object) { add(object, in: parent, targets) }
        } else if isSettingsFile(object), let path = path(of: object, in: parent) {
          configurationPaths[object.index] = path
        }
        continue
      }
      guard let path = path(of: object, in: parent) else { continue }
      if isa.isString("PBXFileSystemSynchronizedRootGroup") {
        configurationPaths[object.index] = path
        addFolder(object, path: path)
      }
      for child in object["children"]?.elements ?? [] {
        if let child = objects.object(child) { stack.append((child, path, targets)) }
      }
    }
  }

  private mutating func add(_ file: PropertyListValue, in parent: String, _ targets: [Int]) {
    guard let path = path(of: file, in: parent) else { return }
    project.targetsByFolder[Paths.parent(path), default: [:]][Paths.name(path), default: []] += targets
  }

  private func isSwift(_ reference: PropertyListValue) -> Bool {
    reference["path"]?.rawBytes.suffix(6).elementsEqual(".swift".utf8) ?? false
  }

  private func isSettingsFile(_ reference: PropertyListValue) -> Bool {
    reference["path"]?.rawBytes.suffix(9).elementsEqual(".xcconfig".utf8) ?? false
  }

  /// `nil` for what lies where the build puts it, or in an SDK.
  private func path(of object: PropertyListValue, in parent: String) -> String? {
    let name = object["path"]?.text ?? ""
    guard let tree = object["sourceTree"] else { return name.isEmpty ? parent : Paths.join(parent, name) }
    if tree.isString("<group>") { return name.isEmpty ? parent : Paths.join(parent, name) }
    if tree.isString("SOURCE_ROOT") { return name.isEmpty ? sourceRoot : Paths.join(sourceRoot, name) }
    if tree.isString("<absolute>") { return name.isEmpty ? nil : Paths.normalized(name) }
    return nil
  }

  private mutating func addFolder(_ object: PropertyListValue, path: String) {
    var folder = XcodeProject.SynchronizedFolder(
      path: path, targets: targetsByFolder[object.index] ?? [], exceptions: [:])
    for exception in object["exceptions"]?.elements ?? [] {
      // Exceptions for other phases than that of the sources name a phase, not a target.
      guard let set = objects.object(exception), let target = objects.object(set["target"]),
        let number = numberOfTarget[target.index]
      else { continue }
      let files = (set["membershipExceptions"]?.elements ?? []).compactMap(\.text)
      folder.exceptions[number, default: []] += files.map { Paths.join(path, $0) }
    }
    project.synchronizedFolders.append(folder)
  }
}
