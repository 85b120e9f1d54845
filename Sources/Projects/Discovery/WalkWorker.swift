import SwiftSource
import SystemCalls

/// One thread of a walk: it reads folders, screens their files, and keeps the results.
final class WalkWorker {
  /// The result of screening a file. One that is not screened is relevant.
  struct ScreenResult {
    var isRelevant = true
    var contents: [UInt8]?
    var words: WordIndex?
  }

  /// The sorted contents of a folder.
  struct Listing {
    var number: Int
    /// `nil`: nothing relevant.
    var folder: SourceFolder?
    var files: [SourceFile] = []
    /// Its subfolders, each with the number of files that sort before it.
    var folders: [(path: String, position: Int)] = []
    /// The index of the first subfolder's listing. Those of the others follow.
    var firstFolder = 0
  }

  /// A link to a file: its path in the walk, and the real path of the file.
  typealias Link = (path: String, target: String)

  /// The results for files of a folder that another worker read.
  struct ScreenedBatch {
    /// The index of the listing.
    var number: Int
    /// The index of the first file.
    var index: Int
    var results: [ScreenResult]
  }

  let root: WalkRoot
  let options: Discovery.Options
  private let reader = FileReader()
  private let stream = FolderStream()
  private var indexer = WordIndexer()
  var listings: [Listing] = []
  private(set) var batches: [ScreenedBatch] = []
  private(set) var found = WalkFindings()
  private(set) var links: [Link] = []
  /// The size of what it kept of files that are not relevant.
  private var keptBytes = 0

  init(root: WalkRoot, options: Discovery.Options) {
    self.root = root
    self.options = options
  }

  /// The batch size: the worker that reads a folder screens this many of its files; the rest is queued in
  /// batches of this size.
  static let batchSize = 64

  /// How much all workers keep of files that are not relevant, in bytes: searches read these again.
  private static let mostKept = 160 << 20

  /// Reads a folder, and screens its first files.
  func list(_ path: String, number: Int, parent: SourceFolder?) -> Listing {
    var listing = Listing(number: number)
    do throws(SystemError) {
      let contents = try FolderReader.contents(of: path, by: stream) { descriptor, contents in
        addSpecifications(to: &contents, of: path, in: descriptor)
        leaveOut(&contents.entries, in: path)
        guard contents.entries.count > 0 || contents.otherSources.count > 0 else { return }
        contents.entries.sort()
        let folder = SourceFolder(
          root: root, shown: path, realPath: root.real(path), parent: parent,
          isBoundary: !contents.manifests.isEmpty || contents.isRepository || contents.hasIgnores)
        listing.folder = folder
        add(contents.entries, in: path, of: folder, to: &listing)
        for index in 0..<contents.otherSources.count {
          let file = contents.otherSources.path(index, in: path)
          if !isExcluded(file, isFolder: false) {
            found.otherSources.append(SourceFile(path: file, in: folder))
          }
        }
        guard options.screen != nil else { return }
        let nameOffset = path.utf8.count
        for index in listing.files.indices.prefix(Self.batchSize) {
          screenInPlace(&listing.files[index], from: nameOffset, in: descriptor)
        }
      }
      note(contents, of: path)
    } catch {
      let shown = path.isEmpty ? "." : String(path.utf8.dropLast())!
      found.problems.append(ProjectProblem(path: shown, message: error.whyUnreadable))
    }
    return listing
  }

  /// Adds the YAML files that are XcodeGen's by their contents.
  private func addSpecifications(
    to contents: inout FolderContents, of path: String, in folder: FileDescriptor
  ) {
    for name in contents.specifications {
      guard let bytes = name.withCString({ try? reader.read($0, in: folder, isRegular: true) }),
        XcodeGenManifest.mayBeSpecification(bytes)
      else { continue }
      contents.manifests.append(ManifestFile(format: .xcodeGen, path: path + name))
    }
  }

  /// Screens files of a listing, given by their whole paths.
  func screen(_ files: ArraySlice<SourceFile>, ofListing number: Int) {
    let results = files.map { screen($0, from: 0, in: .workingFolder) }
    batches.append(ScreenedBatch(number: number, index: files.startIndex, results: results))
  }

  /// Screens in place, because copying the element is slow.
  private func screenInPlace(_ file: inout SourceFile, from offset: Int, in folder: FileDescriptor) {
    file.take(screen(file, from: offset, in: folder))
  }

  /// - Parameters:
  ///   - offset: the length of the folder's part of the path.
  ///   - folder: the descriptor of the open folder.
  private func screen(_ file: borrowing SourceFile, from offset: Int, in folder: FileDescriptor)
    -> ScreenResult
  {
    // A file that cannot be read counts as relevant, so that the error is reported later.
    guard let screen = options.screen,
      let bytes = file.path.withCString({ try? reader.read($0 + offset, in: folder, isRegular: true) })
    else { return ScreenResult() }
    if file.isManifest { found.manifestContents[file.realPath] = Array(bytes) }
    var result = ScreenResult(isRelevant: screen(bytes))
    switch options.kept {
    case .nothing: break
    case .contents:
      if !result.isRelevant {
        if keptBytes + bytes.count > Self.mostKept / options.workers { break }
        keptBytes += bytes.count
      }
      result.contents = Array(bytes)
    case .words: result.words = indexer.index(of: bytes.bindMemory(to: UInt8.self))
    }
    return result
  }

  private func add(
    _ entries: FolderEntries, in path: String, of folder: SourceFolder, to listing: inout Listing
  ) {
    for index in 0..<entries.count {
      let entry = entries.path(index, in: path)
      switch entries.kind(index) {
      case .file: listing.files.append(SourceFile(path: entry, in: folder))
      case .folder: listing.folders.append((entry, listing.files.count))
      case .link: follow(entry)
      }
    }
  }

  private func follow(_ link: String) {
    do throws(SystemError) {
      // A link to a folder is not followed, whatever it is called.
      guard try FileStatus(link).kind == .file, let target = Paths.resolved(link) else { return }
      links.append((link, target))
    } catch {
      let message = Discovery.isDangling(link)
      let problem = ProjectProblem(path: link, message: message ?? error.whyUnreadable)
      if message == nil { found.problems.append(problem) } else { found.brokenLinks.append(problem) }
    }
  }

  private func note(_ contents: FolderContents, of path: String) {
    found.problems += contents.problems
    found.manifests += contents.manifests.map { ManifestFile(format: $0.format, path: root.real($0.path)) }
    if contents.isRepository || contents.hasIgnores || contents.hasAttributes {
      let folder = path == root.prefix ? root.realPath : String(root.real(path).utf8.dropLast())!
      if contents.isRepository {
        found.repositories.append(folder)
      } else if contents.hasIgnores {
        found.exports.append(folder)
      }
      if contents.hasAttributes { found.attributed.append(folder) }
    }
    if contents.hasConfiguration { found.configurations.append(root.real(path + Configuration.fileName)) }
  }

  private func leaveOut(_ entries: inout FolderEntries, in path: String) {
    guard !options.excludes.isEmpty else { return }
    let all = entries
    var first: String?
    entries.removeAll { index in
      let entry = all.path(index, in: path)
      guard isExcluded(entry, isFolder: all.kind(index) == .folder) else { return false }
      if first.map({ String.bytesPrecede(entry, $0) }) ?? true { first = entry }
      return true
    }
    if let first, found.leftOut.map({ String.bytesPrecede(path, $0.folder) }) ?? true {
      found.leftOut = (path, first)
    }
  }

  private func isExcluded(_ path: String, isFolder: Bool) -> Bool {
    let real = root.real(path)
    return options.excludes.contains {
      $0.excludes(isFolder ? String(real.dropLast()) : real, isFolder: isFolder)
    }
  }
}

/// What a walk finds besides Swift files. Paths are absolute; nothing is sorted.
struct WalkFindings {
  var manifests: [ManifestFile] = []
  /// The contents of manifests that are Swift files, by path.
  var manifestContents: [String: [UInt8]] = [:]
  /// Objective-C, C and C++ files.
  var otherSources: [SourceFile] = []
  var configurations: [String] = []
  var repositories: [String] = []
  /// The folders with `.gitignore` and without `.git`.
  var exports: [String] = []
  /// The folders with `.gitattributes`.
  var attributed: [String] = []
  var problems: [ProjectProblem] = []
  var brokenLinks: [ProjectProblem] = []
  /// The first excluded entry, and its folder.
  var leftOut: (folder: String, path: String)?
}

extension SourceFile {
  mutating func take(_ result: WalkWorker.ScreenResult) {
    isScreenedOut = !result.isRelevant
    contents = result.contents
    words = result.words
  }
}
