import SystemCalls

extension PackageManifest {
  /// The folders of the targets that no library product holds, not even through other targets: no other package can import
  /// them. Empty where the manifest computes its products or targets.
  static func foldersWithoutClients(in script: Script, folder: String) -> [FileSet.Part] {
    var dependencies: [String: [String]] = [:]
    var folders: [String: String] = [:]
    var open: [String] = []
    for index in script.tokens.indices {
      let isProduct = isCall(of: ["library"], at: index, script)
      guard isProduct || isTargetCall(at: index, script), !isInDependencies(index, script) else { continue }
      let arguments = script.arguments(ofBracketAt: index + 1)
      func strings(_ label: String) -> [String] {
        arguments.first { $0.label == label }.map { script.strings(in: $0.value) } ?? []
      }
      if isProduct {
        if strings("targets").isEmpty { return [] }
        open += strings("targets")
        continue
      }
      guard let name = strings("name").first, folders[name] == nil else { return [] }
      let isTest = script.tokens[index].isName("testTarget")
      folders[name] = strings("path").first ?? (isTest ? "Tests/" : "Sources/") + name
      dependencies[name] = strings("dependencies")
    }
    var seen: Set<String> = []
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += dependencies[next] ?? [] }
    }
    return folders.filter { !seen.contains($0.key) }.values.sorted().map {
      FileSet.Part(path: Paths.join(folder, $0))
    }
  }
}
