import CLibrary

/// Paths as text. Nothing here but `currentFolder`, `enter` and `resolved` asks the file system.
package enum Paths {
  /// The working folder, without a slash at the end.
  package static func currentFolder() -> String {
    guard let pointer = getcwd(nil, 0) else { return "/" }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  package static func enter(_ folder: String) { _ = chdir(folder) }

  /// The absolute path with links, `.` and `..` resolved; `nil`: there is no such file.
  package static func resolved(_ path: String) -> String? { try? realPath(of: path) }

  /// The same; of a file that is not there, the absolute path.
  package static func real(_ path: String) -> String { resolved(path) ?? join(currentFolder(), path) }

  /// The same, with the reason when there is none.
  package static func realPath(of path: String) throws(SystemError) -> String {
    guard let pointer = realpath(path, nil) else { throw .current }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// `name` below `folder`, or `name` itself when it is absolute. Normalized.
  package static func join(_ folder: String, _ name: String) -> String {
    normalized(name.utf8.first == UInt8(ascii: "/") ? name : folder + "/" + name)
  }

  /// Removes `.`, `..` and repeated slashes, by the text alone.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring.UTF8View] = []
    func isUp(_ part: Substring.UTF8View) -> Bool { part.count == 2 && part.elementsEqual("..".utf8) }
    for part in path.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if isUp(part), let last = parts.last, !isUp(last) {
        parts.removeLast()
      } else if !isUp(part) || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.map { Substring($0) }.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether the path is already normalized: no component is empty, `.` or `..`.
  private static func isNormal(_ path: String) -> Bool {
    var dots = 0
    var length = 0
    var isFirst = true
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        if !isFirst, length == 0 || (length == dots && dots <= 2) { return false }
        (dots, length) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
      isFirst = false
    }
    return length > 0 && !(length == dots && dots <= 2)
  }

  /// The part before the last slash: `/` at the top level, `.` for a bare name.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folders above a path, nearest first, up to `/` or `.`.
  package static func parents(_ path: String) -> some Sequence<String> {
    sequence(state: path) { path in
      if path == "/" || path == "." { return nil }
      path = parent(path)
      return path
    }
  }

  /// The part after the last slash.
  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The path that findings show: normalized, and relative to the working folder for files below it.
  package static func shown(_ path: String) -> String {
    let path = normalized(path)
    return relative(path, to: currentFolder()) ?? path
  }

  /// Whether `path` is `folder` or lies below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let count = folder.utf8.count
    guard path.utf8.count >= count else { return false }
    return path.withBytes { path in
      folder.withBytes { folder in
        guard count > 0 else { return path.first == UInt8(ascii: "/") }
        return memcmp(path.baseAddress!, folder.baseAddress!, count) == 0
          && (path.count == count || folder[count - 1] == UInt8(ascii: "/")
            || path[count] == UInt8(ascii: "/"))
      }
    }
  }

  /// `path` relative to `folder`, when it lies below it.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard isInside(path, folder) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return rest.isEmpty ? "." : String(Substring(rest))
  }
}
