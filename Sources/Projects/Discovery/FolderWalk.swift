import SystemCalls

/// Walks over one folder with several workers. The workers share a queue, so the order of work varies. The
/// result does not: folders are numbered, each is sorted, and they are assembled from the root down.
struct FolderWalk {
  let root: WalkRoot
  let options: Discovery.Options
  /// Sorted by the bytes of their paths.
  private(set) var files: [SourceFile] = []
  /// What each worker found besides.
  private(set) var found: [WalkFindings] = []

  init(root: WalkRoot, options: Discovery.Options) {
    self.root = root
    self.options = options
  }

  /// An item of the queue.
  private enum Job: Sendable {
    /// A folder to read, and the index of its listing.
    case folder(path: String, number: Int, parent: SourceFolder?)
    /// A batch of files of a large folder to screen.
    case files(ArraySlice<SourceFile>, number: Int)
  }

  /// The state that the workers share.
  private struct Shared: Sendable {
    let queue: WorkQueue<Job>
    /// The number of listings.
    let numbers = Mutex(1)
    let fileCount = Mutex(0)
  }

  mutating func run() {
    let shared = Shared(queue: WorkQueue([.folder(path: root.prefix, number: 0, parent: nil)]))
    let collected = Mutex<[WalkWorker]>([])
    let (root, options) = (root, options)
    Workers.forEach(0..<options.workers, workers: options.workers) { _ in
      options.memory.prepareThread()
      let worker = WalkWorker(root: root, options: options)
      while let job = shared.queue.next() {
        switch job {
        case .folder(let path, let number, let parent):
          let listing = Self.list(path, number: number, parent: parent, worker, shared)
          if !listing.files.isEmpty || !listing.folders.isEmpty { worker.listings.append(listing) }
        case .files(let files, let number):
          worker.screen(files, ofListing: number)
        }
        shared.queue.finish()
      }
      collected.withLock { $0.append(worker) }
    }
    let workers = collected.withLock { $0 }
    found = workers.map(\.found)
    var listings = Array(
      repeating: WalkWorker.Listing(number: 0), count: shared.numbers.withLock { $0 })
    for worker in workers {
      while let listing = worker.listings.popLast() { listings[listing.number] = listing }
    }
    assemble(&listings, workers.flatMap(\.batches))
    options.memory.keep(listings)
    let links = workers.flatMap(\.links)
    if !links.isEmpty { add(links.sorted { String.bytesPrecede($0.path, $1.path) }) }
  }

  /// Reads a folder. Puts its subfolders and the surplus of its files into the queue.
  private static func list(
    _ path: String, number: Int, parent: SourceFolder?, _ worker: WalkWorker, _ shared: Shared
  ) -> WalkWorker.Listing {
    var listing = worker.list(path, number: number, parent: parent)
    var jobs: [Job] = []
    if worker.options.screen != nil {
      var rest = listing.files.dropFirst(WalkWorker.batchSize)
      while !rest.isEmpty {
        jobs.append(.files(rest.prefix(WalkWorker.batchSize), number: number))
        rest = rest.dropFirst(WalkWorker.batchSize)
      }
    }
    let folderCount = listing.folders.count
    if folderCount > 0 {
      listing.firstFolder = shared.numbers.withLock { number in
        defer { number += folderCount }
        return number
      }
      for (index, folder) in listing.folders.enumerated().reversed() {
        jobs.append(
          .folder(path: folder.path, number: listing.firstFolder + index, parent: listing.folder))
      }
    }
    shared.queue.add(jobs)
    if let progress = worker.options.progress, !listing.files.isEmpty {
      progress(
        shared.fileCount.withLock { count in
          count += listing.files.count
          return count
        })
    }
    return listing
  }

  /// Assembles the listings from the root down. Since files and folders are sorted, this yields sorted paths.
  /// It takes elements from the ends of lists, which moves them instead of copying.
  private mutating func assemble(
    _ listings: inout [WalkWorker.Listing], _ batches: [WalkWorker.ScreenedBatch]
  ) {
    for batch in batches {
      for (offset, result) in batch.results.enumerated() {
        listings[batch.number].files[batch.index + offset].take(result)
      }
    }
    let total = listings.reduce(0) { $0 + $1.files.count }
    files = Array(unsafeUninitializedCapacity: total) { buffer, count in
      var next = total
      var stack = [(number: 0, folders: listings[0].folders.count)]
      while let (number, folders) = stack.popLast() {
        let start = folders == 0 ? 0 : listings[number].folders[folders - 1].position
        while listings[number].files.count > start {
          next -= 1
          buffer.initializeElement(at: next, to: listings[number].files.removeLast())
        }
        guard folders > 0 else { continue }
        let last = listings[number].firstFolder + folders - 1
        stack.append((number, folders - 1))
        stack.append((last, listings[last].folders.count))
      }
      precondition(next == 0, "each file has a folder")
      count = total
    }
  }

  /// Adds the links to files. A link becomes an alias of its file, or stands for the file when the walk did
  /// not find it.
  private mutating func add(_ links: [WalkWorker.Link]) {
    let walked = files.count
    // The files outside of the root, by their real path.
    var outside: [String: Int] = [:]
    for link in links {
      if let place = place(ofWalkedFile: link.target, count: walked) ?? outside[link.target] {
        files[place].aliases.append(root.real(link.path))
      } else {
        outside[link.target] = files.count
        var file = SourceFile(path: link.path, realPath: link.target)
        file.aliases = [root.real(link.path)]
        files.append(file)
      }
    }
    if files.count > walked { files.sort { String.bytesPrecede($0.path, $1.path) } }
  }

  /// The index of the file with this real path among the first `count` files, which are sorted.
  private func place(ofWalkedFile target: String, count: Int) -> Int? {
    guard let relative = Paths.relative(target, to: root.realPath) else { return nil }
    let path = root.prefix + relative
    let place = (0..<count).firstPlace { !String.bytesPrecede(files[$0].path, path) }
    return place < count && files[place].path == path ? place : nil
  }
}
