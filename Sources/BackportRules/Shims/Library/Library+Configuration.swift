import Availability
import Projects

extension Library {
  /// The tables of a `.backport.json`, one for each module.
  static func configured(_ entries: [Configuration.LibraryEntry]) -> [Library] {
    var libraries: [Library] = []
    for entry in entries {
      let index = libraries.firstIndex { $0.module == entry.library } ?? libraries.count
      if index == libraries.count {
        libraries.append(
          Library(module: entry.library, names: [], isComplete: entry.isLibraryComplete))
      }
      libraries[index].names.append(LibraryName(entry))
    }
    // An overload that is known by its labels comes before what takes any.
    for index in libraries.indices { libraries[index].names.sort { $0.labels.count > $1.labels.count } }
    return libraries
  }
}

extension LibraryName {
  fileprivate init(_ entry: Configuration.LibraryEntry) {
    self.init(
      kind: .plain, name: entry.name, labels: entry.labels,
      native: entry.native.map { .name($0) } ?? .missing(entry.reason ?? "the configuration names none"),
      since: Platform.allCases.compactMap { platform in
        entry.introduced[platform].map { "\(platform.rawValue) \($0)" }
      }.joined(separator: ", "))
    if let module = entry.nativeModule { self.module = module }
    group = entry.group
  }
}
