import SystemCalls

/// The manifests that may apply to the files of one folder.
final class FolderFacts: Sendable {
  let index: RepositoryIndex
  /// The nearest package folder at or above it. Synchronized folders outside of the package do not apply.
  let packageFolder: String?
  /// The targets with minimums, of its package and of the other manifests above, nearest first.
  let targets: [Target]
  /// The folders above with a manifest, nearest first.
  private let folders: [String]
  private let store: ManifestStore
  private let found = Lazy<Int?>()

  /// A target that many folders share.
  final class Target: Sendable {
    /// Its number, counted over the whole run.
    let number: Int
    let files: FileSet

    init(number: Int, files: FileSet) {
      self.number = number
      self.files = files
    }
  }

  init(_ folder: String, index: RepositoryIndex, store: ManifestStore) {
    self.index = index
    self.store = store
    var packageFolder: String?
    var package: [ManifestReading] = []
    var others: [ManifestReading] = []
    var folders: [String] = []
    for current in [folder] + Paths.parents(folder) {
      let manifests = store.manifests(in: current)
      if !manifests.isEmpty {
        folders.append(current)
        if packageFolder == nil, let reading = store.package(in: current) {
          if current != index.folder, index.keepsItsPackages { store.markAsPrograms(reading) }
          package = [reading]
          packageFolder = current
        }
        for manifest in manifests where manifest.format != .package && manifest.format != .xcodeProject {
          others.append(store.reading(of: manifest))
        }
      }
      if current == index.folder { break }
    }
    self.packageFolder = packageFolder
    self.folders = folders
    targets = (package + others).flatMap { reading in
      reading.targets.indices.filter { reading.targets[$0].declaresMinimums }.map {
        Target(number: reading.firstNumber + $0, files: reading.targets[$0].files)
      }
    }
  }

  /// The number of the settings for files that belong to no target. Computed at first use.
  var fallback: Int? {
    found.get {
      for folder in folders {
        if let known = store.fallback(of: folder, orElse: { own(statement(of: folder)) }) { return known }
      }
      return store.fallback(of: index.folder + "/", orElse: { own(index.applications) })
    }
  }

  /// The same settings, for code that only the repository's own applications build.
  private func own(_ target: BuildTarget?) -> BuildTarget? {
    var target = target
    if index.keepsItsPackages { target?.isProgram = true }
    return target
  }

  /// The lowest minimums of all targets of a folder's manifests. An outer package does not apply. Where there
  /// are several apps, a file in the folder of one may belong to another.
  private func statement(of folder: String) -> BuildTarget? {
    let isOfApplications = store.manifests(in: folder).allSatisfy {
      $0.format.role == .applications
    }
    if isOfApplications, index.hasSeveralApplications { return index.applications }
    var speaking: [BuildTarget?] = []
    if store.manifests(in: folder).contains(where: { $0.format == .package }) {
      speaking.append(store.package(in: folder)?.others)
    }
    for manifest in store.manifests(in: folder) where manifest.format != .package {
      speaking.append(store.reading(of: manifest).others)
    }
    let saying = speaking.compactMap { $0 }.filter(\.declaresMinimums)
    return saying.isEmpty ? nil : BuildTarget.merged(saying)
  }
}
