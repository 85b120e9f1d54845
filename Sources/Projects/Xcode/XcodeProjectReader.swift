import Availability
import SystemCalls

/// Follows the objects of a project: targets, their source phases, and the groups that locate files.
struct XcodeProjectReader {
  private let texts: ManifestTexts
  private let objects: ObjectTable
  private let list: PropertyList
  private let shownPath: String
  /// The value of `SOURCE_ROOT`.
  private var sourceRoot: String
  private var project = XcodeProject()
  /// For each file reference or group, by object number, the number of its list of targets.
  private var targetsByReference: [Int32]
  /// The absolute paths of references to settings files, by node.
  private var configurationPaths: [Int: String] = [:]
  /// The targets of synchronized folders, by node.
  private var targetsByFolder: [Int: [Int]] = [:]
  private var numberOfTarget: [Int: Int] = [:]

  init(objects: ObjectTable, path: String, shownPath: String, texts: ManifestTexts) {
    self.texts = texts
    self.objects = objects
    self.shownPath = shownPath
    list = objects.list
    sourceRoot = Paths.parent(Paths.parent(path))
    targetsByReference = Array(repeating: 0, count: objects.capacity)
  }

  mutating func read(_ root: PropertyListValue) -> ManifestReading {
    guard let object = objects.object(root["rootObject"]) else {
      return ManifestReading(problems: [
        ProjectProblem(path: shownPath, message: "has no root object: open it in Xcode, which repairs it")
      ])
    }
    if let folder = object["projectDirPath"]?.text, !folder.isEmpty {
      sourceRoot = Paths.join(sourceRoot, folder)
    }
    let targets = (object["targets"]?.elements ?? []).compactMap { objects.object($0) }
    for (number, target) in targets.enumerated() {
      numberOfTarget[target.index] = number
      collectFiles(of: target, number: number)
    }
    if let group = objects.number(of: object["mainGroup"]?.index) { placeFiles(below: group) }
    var settings = XcodeTargetSettings(
      objects: objects, project: object, shownPath: shownPath, configurationPaths: configurationPaths,
      sourceRoot: sourceRoot, texts: texts)
    // Only native targets compile code.
    var reading = ManifestReading()
    reading.targets = targets.map {
      $0["isa"]?.isString("PBXNativeTarget") ?? false ? settings.target($0) : BuildTarget()
    }
    reading.problems = settings.problems
    project.settingsFiles = settings.paths
    reading.project = project
    reading.takeOthersFromTargets()
    return reading
  }

  /// Records the references that the target's source phases build, and its synchronized folders.
  private mutating func collectFiles(of target: PropertyListValue, number: Int) {
    let own = project.targetLists.number(of: [number])
    for phase in target["buildPhases"]?.elements ?? [] {
      guard let phase = objects.object(phase), phase["isa"]?.isString("PBXSourcesBuildPhase") ?? false,
        let files = phase["files"]
      else { continue }
      for file in list.children(of: files.index) {
        guard let build = objects.number(of: file),
          let reference = objects.number(of: list.value(of: "fileRef", in: objects.node(ofObject: build)))
        else { continue }
        targetsByReference[reference] = Int32(
          project.targetLists.joined(Int(targetsByReference[reference]), own))
      }
    }
    for folder in target["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard let folder = objects.object(folder) else { continue }
      targetsByFolder[folder.index, default: []].append(number)
    }
  }

  /// A group and its folder.
  private struct Group {
    var node: Int
    var path: String
    /// The number of the list of targets that build everything in it.
    var targets: Int
    /// The folder's number among the listed files, once it has some.
    var folder: Int?
  }

  /// Walks down the groups, each with its path. Visits a group that contains itself once.
  private mutating func placeFiles(below root: Int) {
    var isMet = Array(repeating: false, count: objects.capacity)
    isMet[root] = true
    var stack: [Group] = []
    enter(root, parent: sourceRoot, targets: 0, &stack)
    while var group = stack.popLast() {
      if isa("PBXFileSystemSynchronizedRootGroup", group.node) {
        configurationPaths[group.node] = group.path
        addFolder(PropertyListValue(list: list, index: group.node), path: group.path)
      }
      guard let children = list.value(of: "children", in: group.node) else { continue }
      for child in list.children(of: children) {
        guard let object = objects.number(of: child), !isMet[object] else { continue }
        isMet[object] = true
        if !place(objects.node(ofObject: object), number: object, in: &group) {
          enter(object, parent: group.path, targets: group.targets, &stack)
        }
      }
    }
  }

  /// Records the path of a file, if it is relevant. Returns `false` when it is not a file.
  private mutating func place(_ file: Int, number: Int, in group: inout Group) -> Bool {
    guard isa("PBXFileReference", file) else { return false }
    let targets = project.targetLists.joined(group.targets, Int(targetsByReference[number]))
    // Only files that are built or contain settings need a path.
    if targets != 0 {
      if ends(file, with: ".swift") { add(file, in: &group, targets) }
    } else if ends(file, with: ".xcconfig"), let path = path(of: file, in: group.path) {
      configurationPaths[file] = path
    }
    return true
  }

  private func isa(_ name: StaticString, _ object: Int) -> Bool {
    list.value(of: "isa", in: object).map { list.isString(name, at: $0) } ?? false
  }

  private func ends(_ reference: Int, with suffix: StaticString) -> Bool {
    guard let path = list.value(of: "path", in: reference) else { return false }
    let suffix = UnsafeRawBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount)
    return list.withBytes(at: path) { $0.suffix(suffix.count).elementsEqual(suffix) }
  }

  /// Defers a group until the files beside it are recorded.
  private mutating func enter(_ number: Int, parent: String, targets: Int, _ stack: inout [Group]) {
    let node = objects.node(ofObject: number)
    guard let path = path(of: node, in: parent) else { return }
    stack.append(
      Group(
        node: node, path: path,
        targets: project.targetLists.joined(targets, Int(targetsByReference[number]))))
  }

  private mutating func add(_ file: Int, in group: inout Group, _ targets: Int) {
    let name = list.value(of: "path", in: file)!
    let isPlain = list.value(of: "sourceTree", in: file).map { list.isString("<group>", at: $0) } ?? true
    if isPlain, list.nodes[name].kind == .string,
      !list.withBytes(at: name, { $0.contains(UInt8(ascii: "/")) })
    {
      let folder = group.folder ?? project.listed.addFolder(group.path)
      group.folder = folder
      add(list.withBytes(at: name) { String(decoding: $0, as: UTF8.self) }, in: folder, targets)
    } else if let path = path(of: file, in: group.path) {
      let folder = project.listed.addFolder(Paths.parent(path))
      add(Paths.name(path), in: folder, targets)
    }
  }

  private mutating func add(_ name: String, in folder: Int, _ targets: Int) {
    project.listed[name, in: folder] = project.targetLists.joined(project.listed[name, in: folder], targets)
  }

  private func path(of object: Int, in parent: String) -> String? {
    PropertyListValue(list: list, index: object).place(in: parent, sourceRoot: sourceRoot)
  }

  private mutating func addFolder(_ object: PropertyListValue, path: String) {
    var folder = XcodeProject.SynchronizedFolder(
      path: path, targets: targetsByFolder[object.index] ?? [], exceptions: [:])
    for exception in object["exceptions"]?.elements ?? [] {
      // Exceptions for other build phases refer to a phase instead of a target.
      guard let set = objects.object(exception), let target = objects.object(set["target"]),
        let number = numberOfTarget[target.index]
      else { continue }
      let files = (set["membershipExceptions"]?.elements ?? []).compactMap(\.text)
      folder.exceptions[number, default: []] += files.map { Paths.join(path, $0) }
    }
    project.synchronizedFolders.append(folder)
  }
}

extension PropertyListValue {
  /// The path of the file or folder that an object refers to; `nil` for build products and files of an SDK.
  func place(in parent: String, sourceRoot: String) -> String? {
    let name = self["path"]?.text ?? ""
    guard let tree = self["sourceTree"] else { return name.isEmpty ? parent : Paths.join(parent, name) }
    if tree.isString("<group>") { return name.isEmpty ? parent : Paths.join(parent, name) }
    if tree.isString("SOURCE_ROOT") { return name.isEmpty ? sourceRoot : Paths.join(sourceRoot, name) }
    if tree.isString("<absolute>") { return name.isEmpty ? nil : Paths.normalized(name) }
    return nil
  }
}
