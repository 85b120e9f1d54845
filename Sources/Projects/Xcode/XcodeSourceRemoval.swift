import SystemCalls

// E1…76 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = E1…75 /* A.swift */; };      removed
//   E1…75 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };    removed
//   children = ( E1…75 /* A.swift */, );                   the element is removed, with its line
//   files = ( E1…76 /* A.swift in Sources */, );           the element is removed, with its line
//   membershipExceptions = ( Sub/A.swift, );               the element is removed, with its line

/// Removes a source file from an Xcode project, as Xcode does: its reference, its build files, and both from
/// the lists that contain them. Only whole lines are removed; if a line contains anything else, nothing is
/// changed.
struct XcodeSourceRemoval {
  private let list: PropertyList
  private let objects: ObjectTable
  private let entries: [(key: PropertyListValue, value: PropertyListValue)]
  /// The value of `SOURCE_ROOT`.
  private let sourceRoot: String
  /// The group that contains an object, by node.
  private let groups: [Int: PropertyListValue]

  /// - Parameters:
  ///   - bytes: the contents of `project.pbxproj`.
  ///   - path: its path, absolute.
  ///   - file: absolute, with links resolved.
  /// - Returns: the project without the file; `nil` when it does not list the file, or when the removal
  ///   needs manual work.
  static func project(_ bytes: [UInt8], at path: String, without file: String) -> [UInt8]? {
    guard let list = try? PropertyList(bytes), let edited = XcodeSourceRemoval(list, at: path)?.removing(file)
    else { return nil }
    let reading = XcodeProject.read(edited, path: path, shownPath: path)
    return reading.problems.isEmpty && !(reading.project?.lists(file) ?? false) ? edited : nil
  }

  private init?(_ list: PropertyList, at path: String) {
    guard let objects = list.root["objects"] else { return nil }
    self.list = list
    self.objects = ObjectTable(objects)
    entries = objects.entries
    var groups: [Int: PropertyListValue] = [:]
    for (_, group) in entries {
      for child in group["children"]?.elements ?? [] {
        if let child = self.objects.object(child) { groups[child.index] = group }
      }
    }
    self.groups = groups
    let project = self.objects.object(list.root["rootObject"])
    sourceRoot = Paths.join(Paths.parent(Paths.parent(path)), project?["projectDirPath"]?.text ?? ".")
  }

  private func removing(_ file: String) -> [UInt8]? {
    let references = entries.filter { _, object in
      object["isa"]?.isString("PBXFileReference") ?? false && place(of: object) == file
    }
    guard references.count <= 1, let own = linesOfObjects(reference: references.first?.key.text),
      let others = linesOfExceptions(for: file), own.count + others.count > 0
    else { return nil }
    var kept = list.bytes
    for range in (own + others).sorted(by: { $0.lowerBound > $1.lowerBound }) { kept.removeSubrange(range) }
    return kept
  }

  /// The lines of a reference, its build files, and their entries in lists; `nil`: a line contains anything
  /// else.
  private func linesOfObjects(reference: String?) -> [Range<Int>]? {
    guard let reference else { return [] }
    let gone = entries.filter { key, object in
      key.text == reference
        || object["isa"]?.isString("PBXBuildFile") ?? false && object["fileRef"]?.text == reference
    }
    var lines: [Range<Int>] = []
    for (key, object) in gone {
      guard let range = wholeLines(from: key, to: object, endingWith: ";") else { return nil }
      lines.append(range)
    }
    let identifiers = Set(gone.compactMap(\.key.text))
    let goneNodes = gone.map { $0.key.index..<Int(list.nodes[$0.value.index].next) }
    for node in list.nodes.indices where !goneNodes.contains(where: { $0.contains(node) }) {
      let value = PropertyListValue(list: list, index: node)
      guard list.nodes[node].kind == .string, identifiers.contains(value.text ?? "") else { continue }
      guard let range = wholeLines(from: value, to: value, endingWith: ",") else { return nil }
      lines.append(range)
    }
    return lines
  }

  /// The lines of a file among the exceptions of a synchronized folder.
  private func linesOfExceptions(for file: String) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    for (_, group) in entries {
      guard let sets = group["exceptions"]?.elements, let folder = place(of: group) else { continue }
      for set in sets {
        let names = objects.object(set)?["membershipExceptions"]?.elements ?? []
        for name in names where Paths.join(folder, name.text ?? "") == file {
          guard let range = wholeLines(from: name, to: name, endingWith: ",") else { return nil }
          lines.append(range)
        }
      }
    }
    return lines
  }

  /// The path of the file or folder that an object refers to; `nil`: unknown.
  private func place(of object: PropertyListValue, depth: Int = 0) -> String? {
    // A group may contain itself.
    guard depth < 100 else { return nil }
    guard let group = groups[object.index] else {
      return object.place(in: sourceRoot, sourceRoot: sourceRoot)
    }
    return place(of: group, depth: depth + 1).flatMap { object.place(in: $0, sourceRoot: sourceRoot) }
  }

  /// The lines of some values, provided that each contains only the value, white space, a comment and a
  /// separator.
  private func wholeLines(
    from first: PropertyListValue, to last: PropertyListValue, endingWith mark: Unicode.Scalar
  ) -> Range<Int>? {
    let bytes = list.bytes
    var (first, last) = (Int(list.nodes[first.index].start), Int(list.nodes[last.index].end))
    if first > 0, last < bytes.count, bytes[last] == UInt8(ascii: "\""), bytes[first - 1] == bytes[last] {
      (first, last) = (first - 1, last + 1)
    }
    let start = bytes[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[last...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    var rest = bytes[last..<end].drop(while: Self.isBlank)
    if rest.starts(with: "/*".utf8) {
      guard let close = rest.indices.dropFirst(3).first(where: { rest[$0...].starts(with: "*/".utf8) }) else {
        return nil
      }
      rest = rest[(close + 2)...].drop(while: Self.isBlank)
    }
    guard bytes[start..<first].allSatisfy(Self.isBlank), rest.first == UInt8(ascii: mark),
      rest.dropFirst().allSatisfy(Self.isBlank)
    else { return nil }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

extension XcodeProject {
  /// Whether the project lists a file (absolute) for a target.
  fileprivate func lists(_ file: String) -> Bool {
    guard let folder = listed.folder(Paths.parent(file)) else { return false }
    return listed[Paths.name(file), in: folder] != 0
  }
}
