/// Lists of the numbers of targets, each of them once: the many files of a project share few of them, and each
/// needs only the number of its own.
struct TargetLists: Sendable {
  /// By their numbers; the first is empty.
  private(set) var lists: [[Int]] = [[]]
  private var numbers: [[Int]: Int] = [[]: 0]

  /// The number of one list followed by another one.
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
