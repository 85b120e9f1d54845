import LintCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the Swift files below the named paths.
struct FolderWalk {
  private(set) var files: [String] = []
  private(set) var problems: [Problem] = []
  private static let skipped = [".build", "DerivedData", "Pods", "Carthage", ".git", "SourcePackages"]

  mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      problems.append(Problem(path: path, message: "\(SystemError(number: errno)): check the path"))
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR { walk(path) } else { files.append(path) }
  }

  private mutating func walk(_ folder: String) {
    guard let stream = opendir(folder) else {
      problems.append(Problem(path: folder, message: "\(SystemError(number: errno)): exclude the folder"))
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." || Self.skipped.contains(name) { continue }
      let path = folder == "." ? name : "\(folder)/\(name)"
      if Int(entry.pointee.d_type) == Int(DT_DIR) {
        walk(path)
      } else if name.hasSuffix(".swift") {
        add(path)
      }
    }
  }
}
