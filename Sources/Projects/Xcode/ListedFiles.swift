/// The Swift files that a project lists, by folder and name, each with the number of its list of targets.
struct ListedFiles: Sendable {
  private var lists: [[String: Int]] = []

  /// The folders with listed files (absolute), and the number of each.
  private(set) var folders: [String: Int] = [:]

  /// The number of a folder with listed files.
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

/// Unique lists of target numbers. The files of a project share few lists, and each file stores the number of
/// its list.
struct TargetLists: Sendable {
  /// By number; the first is empty.
  private(set) var lists: [[Int]] = [[]]
  private var numbers: [[Int]: Int] = [[]: 0]

  /// The number of the concatenation of two lists.
  mutating func joined(_ list: Int, _ more: Int) -> Int {
    list == 0 || more == 0 ? list + more : number(of: lists[list] + lists[more])
  }

  mutating func number(of list: [Int]) -> Int {
    if let known = numbers[list] { return known }
    numbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }
}
