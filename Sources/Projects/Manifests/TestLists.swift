#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The test plans and schemes below some folders: they name test classes and methods one by one, and a test that is
/// gone is missed there. They are looked for when a test is first asked about.
final class TestLists: Sendable {
  private struct List {
    var path: String
    var text: [UInt8]
  }

  private let folders: [String]
  private let lists = Lazy<[List]>()

  init(below folders: [String]) { self.folders = folders }

  /// The first list that names a test; `method` without it a class.
  func path(naming type: String, _ method: String?) -> String? {
    let names = method.map { ["\(type)/\($0)(", "\(type)/\($0)\""] } ?? ["\"\(type)\"", "/\(type)\""]
    return lists.get { folders.flatMap(Self.lists) }.first { list in
      let text = String(decoding: list.text, as: UTF8.self).replacing("\\/", with: "/")
      return names.contains { text.contains($0) }
    }?.path
  }

  private static func lists(below folder: String) -> [List] {
    let suffixes = [".xctestplan", ".xcscheme"]
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      let stream = FolderStream()
      guard (try? stream.open(next)) != nil else { continue }
      defer { stream.close() }
      while let entry = stream.next() {
        let name = String(decoding: entry.name, as: UTF8.self)
        if name == "." || name == ".." { continue }
        if entry.type == Int(DT_DIR) {
          if !FolderReader.skippedFolders.contains(name) { folders.append(Paths.join(next, name)) }
        } else if suffixes.contains(where: name.hasSuffix) {
          found.append(Paths.join(next, name))
        }
      }
    }
    return found.sorted(by: String.bytesPrecede).compactMap { path in
      (try? FileReader.bytes(of: path)).map { List(path: path, text: $0) }
    }
  }
}
