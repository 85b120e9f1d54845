/// The Swift files that a project lists, by folder and name, each with the number of its list of targets.
struct ListedFiles: Sendable {
  private var folders: [String: Int] = [:]
  private var lists: [[String: Int]] = []

  /// The number of a folder (absolute) with listed files.
  func folder(_ path: String) -> Int? { folders[path] }

  mutating func addFolder(_ path: String) -> Int {
    if let known = folders[path] { return known }
    folders[path] = lists.count
    lists.append([:])
    return lists.count - 1
  }

  /// The number of the list of targets of a file; 0: the file is not listed.
  subscript(name: String, in folder: Int) -> Int {
    get { lists[folder][name] ?? 0 }
    set { lists[folder][name] = newValue }
  }
}
