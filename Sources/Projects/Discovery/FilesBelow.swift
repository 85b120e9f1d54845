import SystemCalls

extension FolderReader {
  /// The files below a folder that have a wanted name, sorted by bytes. Links to folders are not followed. A
  /// folder that cannot be read counts as empty.
  static func files(
    below folder: String, skipping isSkipped: (_ folder: String) -> Bool,
    where isWanted: (_ name: String) -> Bool
  ) -> [String] {
    let stream = FolderStream()
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard (try? stream.open(folder)) != nil else { continue }
      defer { stream.close() }
      while let entry = stream.next() {
        let name = String(decoding: entry.name, as: UTF8.self)
        let isFolder = (entry.kind ?? kindByStatus(of: folder + "/", entry.name)) == .folder
        if isFolder && !isSkipped(name) { folders.append(Paths.join(folder, name)) }
        if !isFolder && isWanted(name) { found.append(Paths.join(folder, name)) }
      }
    }
    return found.sorted(by: String.bytesPrecede)
  }
}
