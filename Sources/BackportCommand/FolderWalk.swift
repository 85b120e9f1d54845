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
      problems.append(Problem(path: path, message: Self.reason(errno, path)))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: walk(path)
    case S_IFREG: files.append(path)
    default:
      problems.append(
        Problem(path: path, message: "is not a regular file and was skipped: exclude or remove it"))
    }
  }

  private static func reason(_ number: Int32, _ path: String) -> String {
    var status = stat()
    switch number {
    case ELOOP: return "is a link that leads back to itself: mend the link or exclude it"
    case ENOENT where lstat(path, &status) == 0:
      return "is a link to a file that is not there: mend the link or exclude it"
    case ENOENT: return "there is no such file: check the path"
    default: return "\(SystemError(number: number)): check the path"
    }
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
