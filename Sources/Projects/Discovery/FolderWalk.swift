import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Walks over one folder with several workers. Which worker reads what is left to chance; the result is not:
/// folders are numbered, each is sorted by itself, and at the end they are put together from the root down.
struct FolderWalk {
  let root: WalkRoot
  let options: Discovery.Options
  /// Ordered by the bytes of their paths.
  private(set) var files: [SourceFile] = []
  /// With absolute paths, in no order.
  private(set) var manifests: [ManifestFile] = []
  private(set) var configurations: [String] = []
  private(set) var repositories: [String] = []
  private(set) var problems: [ProjectProblem] = []
  private(set) var leftOut: String?

  init(root: WalkRoot, options: Discovery.Options) {
    self.root = root
    self.options = options
  }

  /// What there is to do next.
  private enum Job: Sendable {
    /// A folder that is to be read, and the place of its result.
    case folder(path: String, result: Int)
    /// Files of a large folder that are to be looked at, and their places among its entries.
    case files(paths: [String], entries: ArraySlice<Int>, result: Int)
  }

  /// One folder's entries, sorted, with the place of the result of each folder among them.
  private struct Listing {
    var path: String
    var contents: FolderContents
    /// Parallel to `contents.entries`; -1 for what is no folder.
    var children: [Int]
  }

  /// Files of one folder that others than the reader of the folder looked at.
  private struct Looks {
    var result: Int
    var entries: ArraySlice<Int>
    var looks: [FileLook]
  }

  /// What the workers share.
  private struct Shared: Sendable {
    let queue: WorkQueue<Job>
    /// How many results there are.
    let numbers = Locked(1)
    let fileCount = Locked(0)
  }

  mutating func run() {
    let shared = Shared(queue: WorkQueue([.folder(path: root.prefix, result: 0)]))
    let collected = Locked<(listings: [(Int, Listing)], looks: [Looks])>(([], []))
    let (root, options) = (root, options)
    DispatchQueue.concurrentPerform(iterations: options.workers) { _ in
      let worker = WalkWorker(root: root, options: options)
      var listings: [(Int, Listing)] = []
      var looks: [Looks] = []
      while let job = shared.queue.next() {
        switch job {
        case .folder(let path, let result):
          listings.append((result, Self.list(path, result: result, worker, shared)))
        case .files(let paths, let entries, let result):
          looks.append(Looks(result: result, entries: entries, looks: worker.looks(at: paths)))
        }
        shared.queue.finish()
      }
      collected.withLock {
        $0.listings += listings
        $0.looks += looks
      }
    }
    let (listings, looks) = collected.withLock { $0 }
    assemble(listings, looks, count: shared.numbers.withLock { $0 })
  }

  /// Reads a folder, and leaves the folders in it and what is too much for one worker to all of them.
  private static func list(_ path: String, result: Int, _ worker: WalkWorker, _ shared: Shared) -> Listing {
    let contents = worker.read(path)
    let entries = contents.entries
    var listing = Listing(
      path: path, contents: contents, children: Array(repeating: -1, count: entries.count))
    var jobs: [Job] = []
    let files = WalkWorker.files(in: contents)
    if worker.options.screen != nil {
      var rest = files.dropFirst(WalkWorker.handful)
      while !rest.isEmpty {
        let some = rest.prefix(WalkWorker.handful)
        jobs.append(.files(paths: some.map { entries[$0].path }, entries: some, result: result))
        rest = rest.dropFirst(WalkWorker.handful)
      }
    }
    let folders = entries.indices.filter { entries[$0].kind == .folder }
    if !folders.isEmpty {
      let first = shared.numbers.withLock { number in
        defer { number += folders.count }
        return number
      }
      for (offset, index) in folders.enumerated() { listing.children[index] = first + offset }
      jobs += folders.reversed().map { .folder(path: entries[$0].path, result: listing.children[$0]) }
    }
    shared.queue.add(jobs)
    if let progress = worker.options.progress, !files.isEmpty {
      progress(
        shared.fileCount.withLock { count in
          count += files.count
          return count
        })
    }
    return listing
  }

  /// Goes through the listings from the root down, which is the order of the paths.
  private mutating func assemble(_ listings: [(Int, Listing)], _ looks: [Looks], count: Int) {
    var collected = listings
    var places = Array(repeating: -1, count: count)
    for (index, item) in collected.enumerated() { places[item.0] = index }
    for files in looks {
      for (entry, look) in zip(files.entries, files.looks) {
        collected[places[files.result]].1.contents.entries[entry].look = look
      }
    }
    var links: [String] = []
    var stack = [(listing: places[0], entry: 0)]
    while let (index, first) = stack.popLast() {
      let listing = collected[index].1
      if first == 0 { collect(listing) }
      var next = first
      entries: while next < listing.contents.entries.count {
        let entry = listing.contents.entries[next]
        next += 1
        switch entry.kind {
        case .file:
          var file = SourceFile(path: entry.path, root: root)
          switch entry.look {
          case .none: break
          case .screenedOut: file.isScreenedOut = true
          case .kept(let bytes): file.contents = bytes
          }
          files.append(file)
        case .link: links.append(entry.path)
        case .folder:
          stack.append((index, next))
          stack.append((places[listing.children[next - 1]], 0))
          break entries
        }
      }
    }
    if !links.isEmpty { add(links) }
  }

  private mutating func collect(_ listing: Listing) {
    problems += listing.contents.problems
    leftOut = leftOut ?? listing.contents.leftOut
    manifests += listing.contents.manifests.map { ManifestFile(kind: $0.kind, path: real($0.path)) }
    if listing.contents.isRepository {
      repositories.append(listing.path == root.prefix ? root.realPath : String(real(listing.path).dropLast()))
    }
    if listing.contents.hasConfiguration {
      configurations.append(real(listing.path + Configuration.fileName))
    }
  }

  /// A link to a file is another name of that file; if the file was not met by itself, the link stands for it.
  private mutating func add(_ links: [String]) {
    let walked = files.count
    // Files that lie outside of what is walked over, by their real path.
    var outside: [String: Int] = [:]
    for link in links {
      var status = stat()
      guard stat(link, &status) == 0 else {
        problems.append(
          ProjectProblem(
            path: link, message: Discovery.isDangling(link) ?? FileError(code: errno).description))
        continue
      }
      // A link to a folder is not followed, whatever it is called.
      guard status.st_mode & S_IFMT == S_IFREG, let target = Paths.resolved(link) else { continue }
      if let place = place(ofWalkedFile: target, count: walked) ?? outside[target] {
        files[place].aliases.append(real(link))
      } else {
        outside[target] = files.count
        var file = SourceFile(path: link, root: WalkRoot(prefix: link, realPath: target, isFile: true))
        file.aliases = [real(link)]
        files.append(file)
      }
    }
    if files.count > walked { files.sort { String.bytesPrecede($0.path, $1.path) } }
  }

  /// Where, among the first files, which are in order, the one with a real path is.
  private func place(ofWalkedFile target: String, count: Int) -> Int? {
    guard let relative = Paths.relative(target, to: root.realPath) else { return nil }
    let path = root.prefix + relative
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if String.bytesPrecede(files[middle].path, path) { low = middle + 1 } else { high = middle }
    }
    return low < count && files[low].path == path ? low : nil
  }

  /// The absolute path of what the walk called `path`.
  private func real(_ path: String) -> String {
    root.realPath + "/" + path.utf8Suffix(from: root.prefix.utf8.count)
  }
}
