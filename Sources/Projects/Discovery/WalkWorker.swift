/// What came of a look at a file's bytes.
enum FileLook {
  /// They are of interest, or nobody looked.
  case none
  /// They are of no interest.
  case screenedOut
  /// They are of interest; here they are.
  case kept([UInt8])
}

/// What one thread of a walk does: it reads folders, and looks at the files in them.
struct WalkWorker {
  let root: WalkRoot
  let options: Discovery.Options
  private let reader = FileReader()

  init(root: WalkRoot, options: Discovery.Options) {
    self.root = root
    self.options = options
  }

  /// So many files of a folder are looked at by the worker that reads it, and as many at a time by others.
  static let handful = 64

  /// A folder's entries, sorted, the first of its files looked at.
  func read(_ path: String) -> FolderContents {
    do {
      return try FolderReader.contents(of: path) { folder, contents in
        if !options.excludes.isEmpty {
          let excluded = contents.entries.filter(isExcluded).map(\.path)
          contents.entries.removeAll { excluded.contains($0.path) }
          contents.leftOut = excluded.min(by: String.bytesPrecede)
        }
        contents.entries.sort { String.bytesPrecede($0.path, $1.path) }
        let nameOffset = path.utf8.count
        for index in Self.files(in: contents).prefix(Self.handful) {
          contents.entries[index].look = contents.entries[index].path.withCString {
            look(at: $0 + nameOffset, in: folder)
          }
        }
      }
    } catch {
      var contents = FolderContents()
      let shown = path.isEmpty ? "." : String(path.utf8.dropLast())!
      contents.problems = [ProjectProblem(path: shown, message: error.description)]
      return contents
    }
  }

  /// The places of a folder's files among its entries.
  static func files(in contents: FolderContents) -> [Int] {
    contents.entries.indices.filter { contents.entries[$0].kind == .file }
  }

  /// Looks at files by their whole paths.
  func looks(at paths: [String]) -> [FileLook] {
    paths.map { look(at: $0, in: FileReader.workingFolder) }
  }

  private func look(at path: UnsafePointer<CChar>, in folder: Int32) -> FileLook {
    // A file that cannot be read is of interest: somebody will have to say why.
    guard let screen = options.screen, let bytes = try? reader.read(path, in: folder) else { return .none }
    if !screen(bytes) { return .screenedOut }
    return options.keepsContents ? .kept(Array(bytes)) : .none
  }

  private func isExcluded(_ entry: FolderContents.Entry) -> Bool {
    let real = root.realPath + "/" + entry.path.utf8Suffix(from: root.prefix.utf8.count)
    let isFolder = entry.kind == .folder
    return options.excludes.contains {
      $0.excludes(isFolder ? String(real.dropLast()) : real, isFolder: isFolder)
    }
  }
}
